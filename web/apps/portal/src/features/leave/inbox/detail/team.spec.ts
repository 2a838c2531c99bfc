import { describe, expect, it } from '@jest/globals';
import { type DayDetail, type LeaveRequest, type TeamAbsences } from '../../data/types.ts';
import { datesOf, lastOfWeeks, mondayOf, presentOn, shareOf, rowsOf, weeksOf } from './team.ts';

const day = (date: string, change: Partial<DayDetail> = {}): DayDetail => ({
  date,
  minutes: 480,
  of: 480,
  part: 'FULL',
  kind: 'ON_LEAVE',
  days: 1,
  holiday: null,
  returned: false,
  ...change,
});
const request = {
  employeeId: 'ayse',
  employee: null,
  status: 'PENDING',
  dayDetails: [
    day('2026-10-28', { kind: 'HOLIDAY', part: 'FIRST_HALF', minutes: 240, days: 0.5, holiday: 'Eve' }),
    day('2026-10-29', { kind: 'HOLIDAY', minutes: 0, days: 0, holiday: 'Republic Day' }),
    day('2026-10-30'),
    day('2026-10-31', { kind: 'OFFDAY', minutes: 0, days: 0 }),
  ],
} as LeaveRequest;
const away = (employeeId: string, ...dates: string[]) => ({
  employeeId,
  person: null,
  days: dates.map((date) => ({ date, part: 'FULL' as const, pending: false })),
});
const team: TeamAbsences = {
  size: 8,
  days: [],
  people: [
    away('ayse', '2026-10-30'),
    away('burak', '2026-10-30'),
    away('emre', '2026-10-28', '2026-10-30'),
    away('merve'),
  ],
};

describe('datesOf', () => {
  it('leaves weekends out and marks whole holidays', () => {
    expect(datesOf(request).map(({ date, isFree }) => [date.slice(8), isFree])).toEqual([
      ['28', false],
      ['29', true],
      ['30', false],
    ]);
  });
});

describe('rowsOf', () => {
  it('begins with who asks and goes on with who is away most', () => {
    expect(rowsOf(request, team).map(({ id }) => id)).toEqual(['ayse', 'emre', 'burak']);
  });

  it('draws the asked days of who asks, without those that cost nothing', () => {
    expect([...(rowsOf(request, team)[0]?.days ?? [])]).toEqual([
      ['2026-10-28', { part: 'FIRST_HALF', pending: true }],
      ['2026-10-30', { part: 'FULL', pending: true }],
    ]);
  });

  it('draws nothing of a request that was denied', () => {
    expect(rowsOf({ ...request, status: 'DENIED' }, { ...team, people: null })[0]?.days.size).toBe(0);
  });
});

describe('partsOf', () => {
  it.each([
    ['FULL', 1],
    ['SECOND_HALF', 0.5],
    ['THIRD_QUARTER', 0.25],
    ['HOURS', 0.25],
  ])('%s is %d of a day', (part, share) => {
    expect(shareOf(part)).toBe(share);
  });
});

describe('six weeks', () => {
  it.each([
    ['2026-10-28', '2026-10-26'],
    ['2026-10-26', '2026-10-26'],
    ['2026-11-01', '2026-10-26'],
  ])('of %s begin on %s', (day, monday) => {
    expect(mondayOf(day)).toBe(monday);
  });

  it('show who is away as the server counts, and days and weeks of which it says nothing not at all', () => {
    const weeks = weeksOf(
      { beginDate: '2026-10-28', endDate: '2026-10-31' },
      {
        days: [
          { date: '2026-10-27', away: 0 },
          { date: '2026-10-28', away: 0.5 },
          { date: '2026-10-30', away: 3 },
          { date: '2026-11-10', away: 1 },
        ],
      },
    );
    expect(
      weeks.map(({ monday, days }) => [monday, days.map(({ date, away, isAsked }) => [date, away, isAsked])]),
    ).toEqual([
      [
        '2026-10-26',
        [
          ['2026-10-27', 0, false],
          ['2026-10-28', 0.5, true],
          ['2026-10-30', 3, true],
        ],
      ],
      ['2026-11-09', [['2026-11-10', 1, false]]],
    ]);
    expect(lastOfWeeks('2026-10-26')).toBe('2026-12-06');
  });
});

describe('how many are at work', () => {
  it('is said where the server says it', () => {
    const days = [{ date: '2026-10-28', away: 1, present: 4.5 }];
    expect([presentOn({ days }, '2026-10-28'), presentOn({ days }, '2026-10-29')]).toEqual([4.5, undefined]);
  });
});
