import { describe, expect, it } from '@jest/globals';
import { countedOf, expectedUntil, incalculableOf, sumsOf, weeksOf } from './sums.ts';

const times = {
  clockInTimestamp: null,
  clockOutTimestamp: null,
  latelyClockInTimeInMinutes: 0,
  earlyClockOutTimeInMinutes: 0,
};
const day = (date: string, more: Partial<Parameters<typeof sumsOf>[0][number]> = {}) => ({
  date,
  type: 'WORKDAY' as const,
  state: 'CALCULATED' as const,
  expectedWorkTime: 480,
  actualWorkTime: 480,
  missingTime: 0,
  overtime: 0,
  overtimeUnapproved: 0,
  leaveTime: 0,
  timesheet: times,
  ...more,
});

describe('the sums of a month', () => {
  it('leave days out that cannot be calculated, and name them', () => {
    const days = [day('2026-07-01'), day('2026-07-02', { state: 'INCALCULABLE', actualWorkTime: 300 })];
    expect(sumsOf(days)).toMatchObject({ expectedWorkTime: 480, actualWorkTime: 480 });
    expect(incalculableOf(days)).toEqual(['2026-07-02']);
  });

  it('count the days that began late, ended early or passed without coming', () => {
    const days = [
      day('2026-07-01', { timesheet: { ...times, latelyClockInTimeInMinutes: 11 } }),
      day('2026-07-02', { timesheet: { ...times, earlyClockOutTimeInMinutes: 5 } }),
      day('2026-07-03', { state: 'NOT_COME', type: 'ABSENT', actualWorkTime: 0, missingTime: 480 }),
    ];
    expect(sumsOf(days)).toMatchObject({ lateDays: 1, earlyLeaveDays: 1, absentDays: 1, missingTime: 480 });
    expect(countedOf([...days, day('2026-07-04', { state: 'INCALCULABLE', overtime: 30 })])).toEqual({
      overtime: [],
      missingTime: ['2026-07-03'],
      lateDays: ['2026-07-01'],
      earlyLeaveDays: ['2026-07-02'],
      absentDays: ['2026-07-03'],
    });
  });

  it('say what was expected up to a day', () =>
    expect(expectedUntil([day('2026-07-01'), day('2026-07-02'), day('2026-07-03')], '2026-07-02')).toBe(960));

  it('are those of its weeks together', () => {
    const days = [day('2026-07-05'), day('2026-07-06'), day('2026-07-07', { overtime: 60, actualWorkTime: 540 })];
    expect(weeksOf(days)).toMatchObject([
      { monday: '2026-06-29', actualWorkTime: 480 },
      { monday: '2026-07-06', actualWorkTime: 1020, overtime: 60 },
    ]);
  });
});
