import { describe, expect, it } from '@jest/globals';
import { flexible, monday, office, recordOf, recordsOf, shift, shown, straight } from '../testing/builders.ts';
import { overlapsOf } from './overlap.ts';
import { type Reading, type ReadingKind } from './shapes.ts';

const tuesday = '2026-06-02';
const twoDays = { from: monday, to: tuesday };

/** Readings by instants, where these are not of Berlin in summer. */
const at = (...all: [string, ReadingKind][]): Reading[] =>
  all.map(([instant, kind], n) => ({ id: `r${n + 1}`, at: instant, kind }));

describe('20: a shift from 20:00 to 02:00 that is planned for one evening', () => {
  const evening = { A: shift('20:00-02:00'), plan: { '2026-05-24': ['A'] }, from: '2026-05-24', to: '2026-05-25' };

  it('has what ends five minutes after it on the next date', () => {
    const [first, second] = recordsOf({ ...evening, readings: '05-24 20:00 in, 05-25 02:05 out' });
    expect(first).toMatchObject({ actualWorkTime: 360, notCounted: 5, presence: 365, colour: 'GREEN' });
    expect(second).toMatchObject({ type: 'OFF_DAY', presence: 0, readings: {} });
  });

  it('has whoever comes after midnight, late', () => {
    const [first, second] = recordsOf({ ...evening, readings: '05-25 00:30 in, 05-25 02:00 out' });
    expect(first).toMatchObject({ actualWorkTime: 90, late: 270, missingTime: 270 });
    expect(second!.readings).toEqual({});
  });

  it('has a clock-out alone, which makes it incalculable', () => {
    const [first, second] = recordsOf({ ...evening, readings: '05-25 02:05 out' });
    expect([first!.state, second!.state]).toEqual(['INCALCULABLE', 'CALCULATED']);
  });
});

describe('21: a night from 19:00 to 07:00, and the day shift that stands from 08:00 to 19:00', () => {
  const night = shift('19:00-07:00', { midnightTolerance: 60 });
  const both = {
    ...twoDays,
    shifts: { N: night, D: shift('08:00-19:00') },
    plan: { [monday]: ['N'], [tuesday]: ['D'] },
  };

  it('has an out at 07:20, and the day after nobody', () => {
    const [first, second] = recordsOf({ ...both, readings: '19:00 in, 06-02 07:20 out' });
    expect(first).toMatchObject({ actualWorkTime: 720, notCounted: 20, readings: { r1: 'N', r2: 'N' } });
    expect(second).toMatchObject({ type: 'ABSENT', readings: {} });
  });

  it('ends, and the day shift begins, five minutes before it', () => {
    const [first, second] = recordsOf({
      ...both,
      readings: '18:55 in, 06-02 07:10 out, 06-02 07:55 in, 06-02 19:00 out',
    });
    expect(first!.readings).toEqual({ r1: 'N', r2: 'N' });
    expect(second).toMatchObject({ actualWorkTime: 660, notCounted: 5, readings: { r3: 'D', r4: 'D' } });
  });

  it('is never split: who stays until noon has the whole stay on the night', () => {
    const [first, second] = recordsOf({ ...both, readings: '19:00 in, 06-02 11:00 out' });
    expect(first).toMatchObject({ presence: 960, readings: { r1: 'N', r2: 'N' } });
    expect(second).toMatchObject({ presence: 0, readings: {} });
  });
});

describe('22: shifts overlap', () => {
  const on = (date: string, times: string) => ({ date, shift: shift(times) });

  it('from 02:00 to 04:00 on consecutive dates, and not on the same one', () => {
    expect(overlapsOf(on(monday, '22:00-04:00'), on(monday, '02:00-08:00'))).toBe(false);
    expect(overlapsOf(on(monday, '22:00-04:00'), on(tuesday, '02:00-08:00'))).toBe(true);
    expect(overlapsOf(on(tuesday, '02:00-08:00'), on(monday, '22:00-04:00'))).toBe(true);
  });

  it('where one of two meets a third, and not where they touch', () => {
    expect(overlapsOf(on(monday, '08:00-12:00'), on(monday, '16:00-20:00'))).toBe(false);
    expect(overlapsOf(on(monday, '14:00-18:00'), on(monday, '16:00-20:00'))).toBe(true);
    expect(overlapsOf(on(monday, '08:00-16:00'), on(monday, '16:00-20:00'))).toBe(false);
    expect(overlapsOf(on(monday, '22:00-06:00'), on(tuesday, '06:00-14:00'))).toBe(false);
  });
});

describe('23: two shifts of a day', () => {
  const two = { shifts: { A: shift('08:00-16:00'), B: shift('17:00-21:00') }, plan: { [monday]: ['A', 'B'] } };

  it('ask where a clock-in at 16:30 could belong to both', () =>
    expect(recordOf({ ...two, readings: '16:30 in, 21:00 out' })).toMatchObject({
      state: 'INCALCULABLE',
      readings: { r1: 'ASK', r2: 'ASK' },
    }));

  it('have the one that was chosen', () => {
    const record = recordOf({ ...two, readings: '16:30 in=B, 21:00 out' });
    expect(record).toMatchObject({
      state: 'NOT_COME',
      actualWorkTime: 240,
      missingTime: 480,
      readings: { r1: 'B', r2: 'B' },
    });
  });

  it('ask nobody who has worked the first, and comes ten minutes before the second', () =>
    expect(recordOf({ ...two, readings: '08:00 in, 16:00 out, 16:50 in, 21:00 out' })).toMatchObject({
      actualWorkTime: 720,
      readings: { r1: 'A', r2: 'A', r3: 'B', r4: 'B' },
    }));
});

describe('24: what is calculated again', () => {
  it('is the same: ten minutes of overtime stay ten minutes', () => {
    const given = { A: { ...straight, clockOutOvertimeMin: 0 }, readings: '08:00 in, 16:10 out' };
    const records = [1, 2, 3].map(() => recordOf(given));
    expect(records.map(({ overtime }) => overtime)).toEqual([10, 10, 10]);
    expect(records[1]).toEqual(records[0]);
  });
});

describe('25: the day is the own', () => {
  it('in Brisbane, while it is the evening before in Greenwich', () => {
    const date = '2026-09-19';
    const given = { zone: 'Australia/Brisbane', from: '2026-09-18', to: date, now: '2026-09-25T00:00:00Z' };
    const readings = at(['2026-09-18T21:30:00Z', 'CLOCK_IN'], ['2026-09-18T23:30:00Z', 'CLOCK_OUT']);
    const [before, own] = recordsOf({ ...given, A: shift('07:30-09:30'), plan: { [date]: ['A'] }, readings });
    expect([before!.presence, own!.actualWorkTime]).toEqual([0, 120]);
  });

  it('in Zurich, half an hour after midnight', () => {
    const date = '2026-01-03';
    const given = { zone: 'Europe/Zurich', from: '2026-01-02', to: date, plan: {} };
    const readings = at(['2026-01-02T23:25:00Z', 'CLOCK_IN'], ['2026-01-03T09:25:00Z', 'CLOCK_OUT']);
    const [before, own] = recordsOf({ ...given, readings });
    expect([before!.presence, own!.presence, own!.overtime]).toEqual([0, 600, 600]);
  });
});

describe('26: the zone is the one of the branch on that date', () => {
  const workedOn = (zone: string, date: string, begin: string, end: string) =>
    recordOf({
      zone,
      A: straight,
      plan: { [date]: ['A'] },
      from: date,
      to: date,
      now: '2026-12-31T00:00:00Z',
      readings: at([begin, 'CLOCK_IN'], [end, 'CLOCK_OUT']),
    });

  it('in Berlin, in summer and in winter', () => {
    expect(workedOn('Europe/Berlin', '2026-07-15', '2026-07-15T06:00:00Z', '2026-07-15T14:00:00Z')).toMatchObject({
      late: 0,
      actualWorkTime: 480,
    });
    expect(workedOn('Europe/Berlin', '2026-01-15', '2026-01-15T07:00:00Z', '2026-01-15T15:00:00Z')).toMatchObject({
      late: 0,
      actualWorkTime: 480,
    });
  });

  it('in Istanbul, which changed a week later in 2015', () => {
    expect(workedOn('Europe/Istanbul', '2015-11-01', '2015-11-01T05:00:00Z', '2015-11-01T13:00:00Z')).toMatchObject({
      late: 0,
      actualWorkTime: 480,
    });
    expect(workedOn('Europe/Istanbul', '2015-11-09', '2015-11-09T06:00:00Z', '2015-11-09T14:00:00Z')).toMatchObject({
      late: 0,
      actualWorkTime: 480,
    });
  });
});

describe('27: no day has more than 24 hours', () => {
  const night = { ...twoDays, A: shift('23:30-07:30') };

  it('a night from 23:30 counts on its shift day', () => {
    const [first, second] = recordsOf({ ...night, readings: '23:30 in, 06-02 07:30 out' });
    expect([first!.actualWorkTime, first!.nightTime, second!.presence]).toEqual([480, 390, 0]);
  });

  it('a clock-in that is open for 50 hours is incalculable, and no 50 hours', () => {
    const records = recordsOf({ ...night, to: '2026-06-03', now: '2026-06-03T23:30:00Z', readings: '23:30 in' });
    expect(records.map(({ state, presence, colour }) => `${state} ${presence} ${colour}`)[0]).toBe(
      'INCALCULABLE 0 RED',
    );
  });

  it('nor is one that ends after 50 hours', () => {
    const records = recordsOf({ ...night, to: '2026-06-04', readings: '23:30 in, 06-04 01:30 out' });
    expect(records.map(({ state }) => state)).toEqual(['INCALCULABLE', 'CALCULATED', 'CALCULATED', 'INCALCULABLE']);
    expect(records.map(({ presence }) => presence)).toEqual([0, 0, 0, 0]);
  });
});

describe('28: who forgets to clock out', () => {
  const days = { ...twoDays, A: straight, plan: { [monday]: ['A'], [tuesday]: ['A'] } };

  it('is only in on the first day, and the next begins with an in', () => {
    const [first, second] = recordsOf({ ...days, readings: '08:00 in, 06-02 08:00 in, 06-02 16:00 out' });
    expect(first).toMatchObject({ state: 'INCALCULABLE', colour: 'RED', readings: { r1: 'A' } });
    expect(second).toMatchObject({ state: 'CALCULATED', colour: 'GREEN', actualWorkTime: 480 });
  });

  it('has an in on the next day at a terminal that does not know which', () => {
    const [first, second] = recordsOf({ ...days, readings: '08:00 tap, 06-02 08:00 tap, 06-02 16:00 tap' });
    expect(first).toMatchObject({ state: 'INCALCULABLE', colour: 'RED' });
    expect(second).toMatchObject({ state: 'CALCULATED', actualWorkTime: 480, readings: { r2: 'A', r3: 'A' } });
  });

  it('on the first of a month, too', () => {
    const plan = { '2026-05-31': ['A'], [monday]: ['A'] };
    const [first, second] = recordsOf({
      ...days,
      plan,
      from: '2026-05-31',
      to: monday,
      readings: '05-31 08:00 in, 08:00 in, 16:00 out',
    });
    expect([first!.state, second!.actualWorkTime]).toEqual(['INCALCULABLE', 480]);
  });
});

describe('29: readings that come twice', () => {
  it('are one, eight seconds apart', () =>
    expect(recordOf({ A: straight, readings: '08:00:00 in, 08:00:08 in, 16:00:00 out, 16:00:08 out' })).toMatchObject({
      actualWorkTime: 480,
      presence: 480,
      readings: { r1: 'A', r2: 'IGNORED', r3: 'A', r4: 'IGNORED' },
    }));

  it('are two, where one is out and one in at the same second', () =>
    expect(recordOf({ A: straight, readings: '12:00:00 in, 08:00 in, 12:00:00 out, 16:00 out' })).toMatchObject({
      actualWorkTime: 480,
      presence: 480,
      readings: { r1: 'A', r2: 'A', r3: 'A', r4: 'A' },
    }));

  it('are one where a terminal does not know which', () =>
    expect(recordOf({ A: straight, readings: '08:00:00 tap, 08:00:08 in, 16:00 tap' })).toMatchObject({
      actualWorkTime: 480,
    }));
});

describe('32: a flexible week of 40 hours', () => {
  const week = ['01', '02', '03', '04', '05', '06', '07'].map((day) => `2026-06-${day}`);
  const given = {
    A: flexible(2_400, { over: 'WEEK' }),
    plan: Object.fromEntries(week.slice(0, 5).map((day) => [day, ['A']])),
    from: monday,
    to: '2026-06-07',
  };
  const eightHours = (...days: string[]) => days.map((day) => `06-${day} 08:00 in, 06-${day} 16:00 out`).join(', ');

  it('with a holiday on Monday and eight hours from Tuesday to Saturday has eight hours of overtime', () => {
    const records = recordsOf({
      ...given,
      holidays: { [monday]: 'FULL' },
      readings: eightHours('02', '03', '04', '05', '06'),
    });
    expect(records.map(({ overtime }) => overtime)).toEqual([0, 0, 0, 0, 0, 0, 480]);
  });

  it('with half a holiday and the rest of its hours has neither', () => {
    const records = recordsOf({
      ...given,
      holidays: { [monday]: 'MORNING' },
      readings: `08:00 in, 12:00 out, ${eightHours('02', '03', '04', '05')}`,
    });
    expect(records.at(-1)).toMatchObject({ overtime: 0, missingTime: 0 });
  });

  it('a full day of leave on which four hours are worked has four hours of overtime, without a break', () =>
    expect(shown(recordOf({ A: office, leave: [{}], readings: '08:00 in, 12:00 out' }))).toEqual({
      expectedWorkTime: 480,
      leaveTime: 480,
      actualWorkTime: 240,
      overtime: 240,
      presence: 240,
      warnings: ['worked_on_leave'],
    }));
});

describe('33: a shift from 07:00 to 16:00, in at 06:15 and out at 17:00', () => {
  const readings = '06:15 in, 17:00 out';
  const overtimeOf = (more: object) => {
    const { overtimeClockIn, overtimeClockOut } = recordOf({ A: shift('07:00-16:00', more), readings });
    return [overtimeClockIn, overtimeClockOut];
  };
  const both = (min: number, max: number | null) => ({
    clockInOvertimeMin: min,
    clockInOvertimeMax: max,
    clockOutOvertimeMin: min,
    clockOutOvertimeMax: max,
  });

  it('has an hour where early minutes do not count, and an hour and 45 minutes where they do', () => {
    expect(overtimeOf({ clockOutOvertimeMin: 0 })).toEqual([0, 60]);
    expect(overtimeOf(both(0, null))).toEqual([45, 60]);
  });

  it('has what is at least the minimum and at most the maximum of each side', () => {
    expect(overtimeOf(both(30, 60))).toEqual([45, 60]);
    expect(overtimeOf(both(60, null))).toEqual([0, 60]);
    expect(overtimeOf(both(0, 30))).toEqual([30, 30]);
    expect(overtimeOf(both(45, 45))).toEqual([45, 45]);
    expect(overtimeOf(both(46, 59))).toEqual([0, 59]);
  });
});
