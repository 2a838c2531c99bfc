import { describe, expect, it } from '@jest/globals';
import {
  factsOf,
  flexible,
  monday,
  office,
  readings,
  recordOf,
  recordsOf,
  shift,
  shown,
  straight,
} from '../../testing/builders.ts';
import { dayRecords } from '../records.ts';

const labels = (text: string, more = {}) => recordOf({ A: straight, readings: text, ...more }).readings;

describe('order of readings', () => {
  it('begins before it ends at one instant with nobody in', () => {
    expect(shown(recordOf({ A: straight, readings: '08:00 out, 08:00 in, 16:00 out' }))).toEqual({
      expectedWorkTime: 480,
      missingTime: 480,
    });
    expect(labels('08:00 out, 08:00 in, 16:00 out')).toEqual({ r1: 'A', r2: 'A', r3: 'A' });
  });

  it('ends the break, then the stay, at one instant with somebody in', () => {
    const record = recordOf({ A: straight, readings: '08:00 in, 12:00 break, 16:00 out, 16:00 break' });
    expect(shown(record)).toEqual({
      expectedWorkTime: 480,
      actualWorkTime: 240,
      missingTime: 240,
      breakTime: 240,
      presence: 480,
    });
  });

  it('is that of nobody in when the limit of a stay has passed, whatever was read shortly before', () => {
    const text = '08:00 in, 23:59:50 break, 06-02 00:00:20 break, 06-02 00:00:20 in, 06-02 08:00 out';
    const days = recordsOf({ plan: {}, to: '2026-06-02', readings: text });
    expect(days.map((day) => day.readings)).toEqual([
      { r1: 'UNPLANNED', r2: 'UNPLANNED' },
      { r3: 'UNPLANNED', r4: 'UNPLANNED', r5: 'UNPLANNED' },
    ]);
  });

  it('leaves out what is after now', () => {
    const now = '2026-06-01T10:30:00Z';
    expect(recordOf({ A: straight, now, readings: '08:00 in, 12:31 out' })).toMatchObject({
      state: 'NOT_CALCULATED',
      readings: { r1: 'A' },
    });
  });

  it('takes a reading that came twice once', () => {
    const twice = [...readings('08:00 in, 16:00 out'), ...readings('08:00 in, 16:00 out')];
    expect(recordOf({ A: straight, readings: twice })).toEqual(
      recordOf({ A: straight, readings: '08:00 in, 16:00 out' }),
    );
  });
});

describe('debounce', () => {
  it('makes one of two within a minute, and two of two a minute apart', () => {
    expect(labels('08:00 in, 12:00:00 break, 12:00:59 break, 16:00 out').r3).toBe('IGNORED');
    expect(labels('08:00 in, 12:00:00 break, 12:01:00 break, 16:00 out').r3).toBe('A');
  });

  it('keeps the known kind of an UNKNOWN and a CLOCK reading', () => {
    const record = recordOf({ A: straight, readings: '08:00 in, 16:00:00 tap, 16:00:30 out' });
    expect(record).toMatchObject({ actualWorkTime: 480, readings: { r2: 'A', r3: 'IGNORED' } });
    expect(recordOf({ A: straight, readings: '08:00:00 tap, 08:00:30 out' })).toMatchObject({
      state: 'INCALCULABLE',
      readings: { r1: 'A', r2: 'IGNORED' },
    });
  });

  it('keeps the instant of the first', () => {
    expect(recordOf({ A: straight, readings: '07:59:40 tap, 08:00:10 in, 16:00 out' }).presence).toBe(481);
  });

  it('ignores the earlier where only the later carries a choice', () => {
    const plan = { [monday]: ['A', 'B'] };
    const shifts = { A: straight, B: shift('10:00-18:00') };
    const choose = (text: string) => recordOf({ plan, shifts, readings: text }).readings;
    expect(choose('09:50:00 in, 09:50:20 in=A, 17:00 out')).toEqual({ r1: 'IGNORED', r2: 'A', r3: 'A' });
    expect(choose('09:50:00 in=B, 09:50:20 in=A, 17:00 out')).toEqual({ r1: 'B', r2: 'IGNORED', r3: 'B' });
  });
});

describe('repeats', () => {
  it('are CLOCK_IN and UNKNOWN up to ten minutes after the begin, with no break open', () => {
    expect(labels('08:00 in, 08:10:00 tap, 16:00 out').r2).toBe('IGNORED');
    expect(recordOf({ A: straight, readings: '08:00 in, 08:10:01 tap' })).toMatchObject({ presence: 10 });
    expect(labels('08:00 in, 08:05 break, 08:08 tap, 16:00 out').r3).toBe('A');
  });

  it('are CLOCK_OUT and UNKNOWN up to ten minutes after the end', () => {
    expect(labels('08:00 in, 16:00 out, 16:10:00 tap').r3).toBe('IGNORED');
    expect(recordOf({ A: straight, readings: '08:00 in, 16:00 out, 16:10:01 out' })).toMatchObject({
      state: 'INCALCULABLE',
      readings: { r3: 'A' },
    });
  });

  it('stand on the date of what they repeat', () => {
    const [first, second] = recordsOf({
      A: shift('16:00-00:00'),
      to: '2026-06-02',
      readings: '16:00 in, 23:58 out, 06-02 00:02 out',
    });
    expect([first?.readings, second?.readings]).toEqual([{ r1: 'A', r2: 'A', r3: 'IGNORED' }, {}]);
  });
});

describe('a stay', () => {
  it('ends sixteen hours after its begin, to the second', () => {
    const A = shift('08:00-16:00', { clockOutOvertimeMin: 0 });
    expect(recordOf({ A, readings: '08:00:10 in, 06-02 00:00:10 out' }).presence).toBe(960);
    expect(recordOf({ A, readings: '08:00:10 in, 06-02 00:00:11 out' })).toMatchObject({ state: 'INCALCULABLE' });
  });

  it('may last to the end of the window of its shift', () => {
    const A = shift('08:00-07:00');
    expect(recordOf({ A, readings: '08:00 in, 06-02 09:00 out' })).toMatchObject({
      presence: 1500,
      state: 'INCALCULABLE',
    });
    expect(recordOf({ A, readings: '08:00 in, 06-02 07:00 out' })).toMatchObject({
      presence: 1380,
      state: 'CALCULATED',
    });
  });

  it('is left by an UNKNOWN after its window that is meant for another shift', () => {
    const shifts = { A: straight, B: shift('20:00-23:00') };
    const given = { shifts, plan: { [monday]: ['A', 'B'] } };
    expect(recordOf({ ...given, readings: '08:00 in, 19:50 tap, 23:00 out' })).toMatchObject({
      state: 'INCALCULABLE',
      actualWorkTime: 180,
      readings: { r1: 'A', r2: 'B', r3: 'B' },
    });
    expect(recordOf({ ...given, readings: '08:00 in, 19:44 tap' })).toMatchObject({ presence: 704 });
  });

  it('is left for good by a CLOCK_IN, at once', () => {
    const now = '2026-06-01T09:30:00Z';
    expect(recordOf({ A: straight, now, readings: '08:00 in, 11:00 in' })).toMatchObject({
      state: 'INCALCULABLE',
      missingTime: 0,
      late: 0,
    });
  });
});

describe('a CLOCK_OUT with nobody in', () => {
  it('stands on the shift in whose window it lies, of several on that of the nearest end', () => {
    const shifts = { A: shift('08:00-12:00'), B: shift('13:00-17:00') };
    const alone = (text: string) => recordOf({ shifts, plan: { [monday]: ['A', 'B'] }, readings: text }).readings.r1;
    expect([alone('12:30 out'), alone('14:00 out'), alone('16:00 out'), alone('20:00 out')]).toEqual([
      'A',
      'A',
      'B',
      'UNPLANNED',
    ]);
  });
});

describe('breaks', () => {
  it('begin and end by readings of either direction, by UNKNOWN and by CLOCK_IN', () => {
    for (const end of ['break', 'lunch', 'tap', 'in'])
      expect(recordOf({ A: straight, readings: `08:00 in, 12:00 lunch, 12:30 ${end}, 16:00 out` })).toMatchObject({
        breakTime: 30,
        actualWorkTime: 450,
        presence: 480,
      });
  });

  it('that are not ended last as the shift says, in every mode, else half an hour, at most to the end', () => {
    const last = (breakTime: number, out: string) =>
      recordOf({ A: { ...straight, breakTime }, readings: `08:00 in, 12:00 break, ${out} out` });
    expect(last(45, '16:00')).toMatchObject({ breakTime: 45, warnings: ['break_not_ended'] });
    expect(last(0, '16:00')).toMatchObject({ breakTime: 30 });
    expect(last(0, '12:20')).toMatchObject({ breakTime: 20 });
    expect(recordOf({ plan: {}, readings: '08:00 in, 10:00 break, 12:00 out' })).toMatchObject({ breakTime: 30 });
  });

  it('with nobody in are ignored; alone on their date they make it incalculable', () => {
    expect(recordOf({ A: straight, readings: '07:00 break, 08:00 in, 16:00 out' })).toMatchObject({
      state: 'CALCULATED',
      warnings: ['break_alone'],
      readings: { r1: 'IGNORED' },
    });
    expect(recordOf({ A: straight, readings: '12:00 break' })).toMatchObject({
      state: 'INCALCULABLE',
      type: 'ABSENT',
      colour: 'RED',
    });
  });
});

describe('duty', () => {
  it('gone and not come back from is worked to the end of the last piece', () => {
    expect(recordOf({ readings: '08:00 in, 14:00 duty' })).toMatchObject({ actualWorkTime: 480, earlyLeave: 0 });
    expect(recordOf({ A: straight, readings: '08:00 duty' })).toMatchObject({ actualWorkTime: 480, presence: 480 });
    expect(recordOf({ A: straight, readings: '08:00 in, 16:30 duty' })).toMatchObject({ presence: 510 });
  });

  it('come back from leaves the stay open', () => {
    expect(recordOf({ readings: '08:00 in, 10:00 duty, 12:00 back' })).toMatchObject({ state: 'INCALCULABLE' });
  });

  it('ends with a CLOCK_IN as with a DUTY', () => {
    expect(recordOf({ A: straight, readings: '08:00 in, 10:00 duty, 12:00 in, 16:00 out' })).toMatchObject({
      state: 'CALCULATED',
      actualWorkTime: 480,
    });
  });

  it('ends with an UNKNOWN that is a begin, as with a CLOCK_IN', () => {
    const given = { shifts: { A: straight, B: shift('20:00-23:00') }, plan: { [monday]: ['A', 'B'] } };
    expect(recordOf({ ...given, readings: '08:00 in, 14:00 duty, 19:50 tap, 20:30 out' })).toMatchObject({
      presence: 750,
      readings: { r3: 'A', r4: 'A' },
    });
  });

  it('without a shift, or a piece of it, leaves the stay open', () => {
    expect(recordOf({ plan: {}, readings: '08:00 in, 10:00 duty' })).toMatchObject({ state: 'INCALCULABLE' });
    expect(recordOf({ A: flexible(480), readings: '08:00 in, 10:00 duty' })).toMatchObject({ state: 'INCALCULABLE' });
  });

  it('is open until the piece is over', () => {
    const now = '2026-06-01T13:00:00Z';
    expect(recordOf({ A: office, now, readings: '08:00 in, 14:00 duty' })).toMatchObject({
      state: 'NOT_CALCULATED',
      actualWorkTime: 0,
      colour: 'RED',
    });
  });
});

it('readings are taken by instant, whatever order they arrived in', () => {
  const facts = factsOf({ A: straight, readings: '08:00 in, 12:00 break, 12:30 break, 16:00 out' });
  expect(dayRecords({ ...facts, readings: facts.readings.toReversed() })).toEqual(dayRecords(facts));
});
