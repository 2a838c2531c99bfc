import { describe, expect, it } from '@jest/globals';
import { flexible, monday, recordOf, recordsOf, shown } from '../../testing/builders.ts';

const A = flexible(480);
const week = flexible(2400, { over: 'WEEK' });
const dates = (...days: number[]): Record<string, string[]> =>
  Object.fromEntries(days.map((day) => [`2026-06-0${day}`, ['A']]));

describe('a flexible day', () => {
  it('has leave as taken, and overtime over the target', () => {
    expect(shown(recordOf({ A, leave: [{ part: 'MORNING' }], readings: '10:00 in, 15:00 out' }))).toEqual({
      expectedWorkTime: 480,
      actualWorkTime: 300,
      overtime: 60,
      leaveTime: 240,
      presence: 300,
      warnings: ['worked_on_leave'],
    });
  });

  it('takes overlapping hours of leave once', () => {
    const leave = [{ part: ['09:00', '11:00'] as const }, { part: ['10:00', '12:00'] as const }];
    expect(recordOf({ A, leave })).toMatchObject({ leaveTime: 180, missingTime: 300 });
    const duty = { part: ['10:30', '11:00'] as const, onDuty: true };
    expect(recordOf({ A, leave: [...leave, duty] })).toMatchObject({ leaveTime: 150, actualWorkTime: 30 });
  });

  it('is filled up to the target by duty', () => {
    const leave = [{ part: 'AFTERNOON' as const, onDuty: true }];
    expect(recordOf({ A, leave, readings: '08:00 in, 13:00 out' })).toMatchObject({ actualWorkTime: 480, overtime: 0 });
    expect(recordOf({ A, leave, readings: '08:00 in, 11:00 out' })).toMatchObject({
      actualWorkTime: 420,
      missingTime: 60,
    });
  });

  it('has half its target on half a holiday, and none on a whole one', () => {
    const readings = '08:00 in, 13:00 out';
    expect(recordOf({ A, holidays: { [monday]: 'MORNING' }, readings })).toMatchObject({
      expectedWorkTime: 240,
      overtime: 60,
    });
    expect(recordOf({ A, holidays: { [monday]: 'FULL' }, readings })).toMatchObject({
      expectedWorkTime: 0,
      overtime: 300,
    });
  });

  it('loses a break that lacks, down to half of its target', () => {
    const own = flexible(480, { breakTime: 30, breakMode: 'AUTOMATIC' });
    const out = (time: string) => recordOf({ A: own, readings: `08:00 in, ${time} out` });
    expect(out('12:00')).toMatchObject({ actualWorkTime: 240, breakTime: 0 });
    expect(out('12:20')).toMatchObject({ actualWorkTime: 240, breakTime: 20 });
    expect(out('16:00')).toMatchObject({ actualWorkTime: 450, missingTime: 30, breakTime: 30 });
    expect(recordOf({ A, settings: { breakPreset: 'DE' }, readings: '08:00 in, 14:10 out' })).toMatchObject({
      actualWorkTime: 360,
      breakTime: 10,
      warnings: [],
    });
  });

  it('has the break of the preset between its first and last counted minute, its own anywhere', () => {
    const given = {
      readings: '08:00 in, 08:00 break, 08:30 break, 16:30 out',
      settings: { breakPreset: 'DE' as const },
    };
    expect(recordOf({ A, ...given })).toMatchObject({ actualWorkTime: 450, breakTime: 60 });
    const own = flexible(480, { breakTime: 30, breakMode: 'AUTOMATIC' });
    expect(recordOf({ A: own, readings: given.readings })).toMatchObject({ actualWorkTime: 480, breakTime: 30 });
    const readings = '08:00 in, 08:00 break, 08:20 out, 08:35 in, 16:35 out';
    expect(recordOf({ A: own, readings })).toMatchObject({ actualWorkTime: 480, breakTime: 20 });
  });

  it('has overtime that needs approval, of any period', () => {
    const given = { A, settings: { overtimeNeedsApproval: true }, overtime: [{ minutes: 30 }] };
    expect(recordOf({ ...given, readings: '08:00 in, 17:00 out' })).toMatchObject({
      overtime: 30,
      overtimeUnapproved: 30,
    });
  });
});

describe('core time', () => {
  const core = flexible(480, { core: ['10:00', '15:00'], lateTolerance: 5 });
  const given = { A: core };

  it('is late by what is left of it before the first presence, with the tolerances, and nothing is missing for it', () => {
    expect(recordOf({ ...given, readings: '10:05 in, 18:05 out' })).toMatchObject({
      late: 0,
      toleratedTime: 0,
      missingTime: 0,
    });
    expect(recordOf({ ...given, readings: '10:06 in, 14:30 out' })).toMatchObject({ late: 6, earlyLeave: 30 });
  });

  it('is late by all of it if nobody is in it', () => {
    expect(recordOf({ ...given, readings: '05:00 in, 09:00 out' })).toMatchObject({ late: 300, earlyLeave: 0 });
    expect(recordOf({ ...given })).toMatchObject({ late: 300, missingTime: 480, state: 'NOT_COME' });
    expect(recordOf({ ...given, now: '2026-06-01T12:59:00Z' })).toMatchObject({ late: 0 });
  });

  it('is freed by leave and holiday', () => {
    expect(recordOf({ ...given, leave: [{ part: 'MORNING' }], readings: '13:00 in, 17:00 out' }).late).toBe(30);
    const leave = [{ part: ['10:00', '12:00'] as const }];
    expect(recordOf({ ...given, leave, readings: '12:10 in, 18:00 out' }).late).toBe(10);
    const middle = [{ part: ['11:00', '12:00'] as const }];
    expect(recordOf({ ...given, leave: middle, readings: '12:10 in, 18:00 out' }).late).toBe(70);
    expect(recordOf({ ...given, holidays: { [monday]: 'FULL' } }).late).toBe(0);
  });
});

describe('a flexible week', () => {
  const all = { A: week, plan: dates(1, 2, 3, 4, 5), to: '2026-06-07' };
  const day = (n: number, out: string) => `06-0${n} 08:00 in, 06-0${n} ${out} out`;

  it('shares its minutes, the last planned date has the rest of the rounding', () => {
    const A7 = flexible(2402, { over: 'WEEK' });
    const expected = recordsOf({ ...all, A: A7, plan: dates(1, 2, 3, 4, 5, 6) }).map((row) => row.expectedWorkTime);
    expect(expected).toEqual([480, 480, 480, 480, 482, 0, 0]);
  });

  it('is settled on Sunday when all its days are over', () => {
    const readings = [day(1, '18:00'), day(2, '16:00')].join(', ');
    const sunday = (now: string) => recordsOf({ ...all, now, readings }).at(-1);
    expect(sunday('2026-06-07T21:59:00Z')).toMatchObject({ missingTime: 0, colour: 'GREY' });
    expect(sunday('2026-06-07T22:00:00Z')).toMatchObject({ missingTime: 1320, colour: 'RED', type: 'OFF_DAY' });
  });

  it('has work on unplanned dates in its pot', () => {
    const readings = [1, 2, 3, 4, 6].map((n) => day(n, '17:00')).join(', ');
    const rows = recordsOf({ ...all, readings });
    expect(rows.map(({ actualWorkTime, overtime }) => [actualWorkTime, overtime])).toEqual([
      [540, 0],
      [540, 0],
      [540, 0],
      [540, 0],
      [0, 0],
      [540, 0],
      [0, 300],
    ]);
  });

  it('takes unapproved overtime from the latest days', () => {
    const readings = [1, 2, 3, 4, 5].map((n) => day(n, '17:00')).join(', ');
    const given = { ...all, settings: { overtimeNeedsApproval: true }, readings };
    const rows = recordsOf({
      ...given,
      overtime: [{ minutes: 60 }, { minutes: 40, date: '2026-06-03', period: 'CLOCK_IN' }],
    });
    expect(rows.map((row) => row.actualWorkTime)).toEqual([540, 540, 540, 540, 340, 0, 0]);
    expect(rows.at(-1)).toMatchObject({ overtime: 100, overtimeUnapproved: 200 });
  });

  it('is incalculable on Sunday if a day is', () => {
    const rows = recordsOf({ ...all, readings: '08:00 in' });
    expect(rows.map(({ state }) => state)).toEqual([
      'INCALCULABLE',
      ...Array.from({ length: 5 }, () => 'CALCULATED'),
      'INCALCULABLE',
    ]);
  });

  it('is the same whichever of its days are asked for', () => {
    const readings = [day(1, '18:00'), day(2, '16:00')].join(', ');
    const rows = recordsOf({ ...all, readings });
    expect(recordsOf({ ...all, from: '2026-06-05', readings })).toEqual(rows.slice(4));
  });

  it('leaves a planned date without readings free, unless it has core time', () => {
    expect(recordOf({ ...all })).toMatchObject({ type: 'OFF_DAY', state: 'CALCULATED', colour: 'GREY' });
    const core = flexible(2400, { over: 'WEEK', core: ['10:00', '12:00'] });
    expect(recordOf({ ...all, A: core })).toMatchObject({
      type: 'ABSENT',
      state: 'NOT_COME',
      colour: 'RED',
      late: 120,
    });
  });

  it('warns of work on leave where both exceed the share', () => {
    const leave = [{ part: 'MORNING' as const }];
    expect(recordOf({ ...all, leave, readings: day(1, '12:00') }).warnings).toEqual([]);
    expect(recordOf({ ...all, leave, readings: day(1, '12:01') }).warnings).toEqual(['worked_on_leave']);
  });
});
