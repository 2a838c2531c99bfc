import { describe, expect, it } from '@jest/globals';
import { addDays } from '@kadro/kernel';
import fc from 'fast-check';
import {
  amountOf,
  countDays,
  daysOf,
  fromNumber,
  type Holiday,
  overlapOf,
  type Span,
  type Taken,
  toNumber,
} from './days.ts';
import { type DayFact, type DayPart } from './shapes.ts';

const weekdays = { monday: 480, tuesday: 480, wednesday: 480, thursday: 480, friday: 480, saturday: 0, sunday: 0 };
const holiday = (date: string, part: Holiday['part'] = 'FULL'): Holiday => ({ id: `h-${date}-${part}`, date, part });

interface Given extends Partial<Span> {
  holidays?: Holiday[];
  pattern?: Partial<typeof weekdays>;
  countsCalendarDays?: boolean;
}

function count({ holidays = [], pattern = {}, countsCalendarDays = false, ...span }: Given): DayFact[] {
  const beginDate = span.beginDate ?? '2026-12-21';
  return countDays(
    { duration: 'FULL_DAY', endDate: beginDate, ...span, beginDate, countsCalendarDays },
    { pattern: { ...weekdays, ...pattern }, holidays },
  );
}

const hours = (beginTime: string, endTime: string) => ({ duration: 'HOURLY' as const, beginTime, endTime });
const afternoon = holiday('2026-12-21', 'AFTERNOON');

const days = (given: Given): number => toNumber(daysOf(count(given)));

describe('counting the days of a request', () => {
  const christmas = [holiday('2026-12-24', 'AFTERNOON'), holiday('2026-12-25')];
  const spring = Array.from({ length: 6 }, (_, n) => holiday(addDays('2026-03-30', n)));

  it('14: takes half a holiday and a whole one out of a week', () => {
    const counted = count({ beginDate: '2026-12-21', endDate: '2026-12-25', holidays: christmas });
    expect(daysOf(counted).toFraction()).toBe('7/2');
    expect(counted.slice(3)).toEqual([
      {
        date: '2026-12-24',
        minutes: 240,
        of: 480,
        part: 'FIRST_HALF',
        kind: 'ON_LEAVE',
        holidayId: 'h-2026-12-24-AFTERNOON',
      },
      { date: '2026-12-25', minutes: 0, of: 480, part: 'FULL', kind: 'HOLIDAY', holidayId: 'h-2026-12-25-FULL' },
    ]);
  });

  it('13: counts off days for types of calendar days, but not holidays', () => {
    const leave = { beginDate: '2026-03-20', endDate: '2026-04-19', countsCalendarDays: true };
    expect([days(leave), days({ ...leave, holidays: spring })]).toEqual([31, 25]);
    expect(count(leave)[1]).toEqual({ date: '2026-03-21', minutes: 480, of: 480, part: 'FULL', kind: 'ON_LEAVE' });
  });

  it('18: makes exactly one day of eight single hours', () => {
    const hours = Array.from({ length: 8 }, (_, n) =>
      count({ duration: 'HOURLY', beginTime: `${10 + n}:00`, endTime: `${11 + n}:00` }),
    ).flat();
    expect(daysOf(hours).toFraction()).toBe('1');
    expect(hours[0]).toEqual({ date: '2026-12-21', minutes: 60, of: 480, part: 'HOURS', kind: 'ON_LEAVE' });
  });

  it.each<[string, Given, number]>([
    ['a week', { beginDate: '2026-11-02', endDate: '2026-11-08' }, 5],
    ['a day off', { beginDate: '2026-11-07' }, 0],
    ['a short Friday, a whole day all the same', { beginDate: '2026-11-06', pattern: { friday: 300 } }, 1],
    [
      'half of a short Friday',
      { beginDate: '2026-11-06', pattern: { friday: 300 }, duration: 'HALF_DAY', period: 'FIRST_HALF' },
      0.5,
    ],
    ['a quarter', { duration: 'QUARTER_DAY', period: 'THIRD_QUARTER' }, 0.25],
    ['two hours', { duration: 'HOURLY', beginTime: '09:00', endTime: '11:00' }, 0.25],
    ['a third of a day, to four places', { duration: 'HOURLY', beginTime: '09:00', endTime: '11:40' }, 0.3333],
    ['hours in the half that a holiday leaves', { ...hours('08:00', '12:00'), holidays: [afternoon] }, 0.5],
    ['hours that reach into half a holiday', { ...hours('10:00', '16:00'), holidays: [afternoon] }, 0.375],
    ['hours in half a holiday', { ...hours('13:00', '17:00'), holidays: [afternoon] }, 0],
    ['more hours than the half has', { ...hours('06:00', '13:00'), holidays: [afternoon] }, 0.5],
    ['more hours than the day has', { ...hours('08:00', '16:00'), pattern: { monday: 60 } }, 1],
    ['an end before the begin', { beginDate: '2026-11-06', endDate: '2026-11-02' }, 0],
    [
      'a morning and an afternoon off, which are a whole holiday',
      { holidays: [holiday('2026-12-21', 'MORNING'), holiday('2026-12-21', 'AFTERNOON')] },
      0,
    ],
    [
      'the half that a holiday leaves',
      { duration: 'HALF_DAY', period: 'SECOND_HALF', holidays: [holiday('2026-12-21', 'MORNING')] },
      0.5,
    ],
    [
      'the half that is a holiday',
      { duration: 'HALF_DAY', period: 'FIRST_HALF', holidays: [holiday('2026-12-21', 'MORNING')] },
      0,
    ],
    [
      'a quarter in the half that is a holiday',
      { duration: 'QUARTER_DAY', period: 'SECOND_QUARTER', holidays: [holiday('2026-12-21', 'MORNING')] },
      0,
    ],
    [
      'a quarter outside of it',
      { duration: 'QUARTER_DAY', period: 'THIRD_QUARTER', holidays: [holiday('2026-12-21', 'MORNING')] },
      0.25,
    ],
    [
      'half a holiday on an off day, for calendar days',
      { beginDate: '2026-11-07', countsCalendarDays: true, holidays: [holiday('2026-11-07', 'MORNING')] },
      0.5,
    ],
  ])('counts %s', (_what, given, counted) => expect(days(given)).toBe(counted));

  it('splits a day into parts that add up to it, in minutes and in days', () => {
    const parts = (duration: 'HALF_DAY' | 'QUARTER_DAY', periods: readonly Span['period'][], monday: number) =>
      periods.flatMap((period) => count({ beginDate: '2026-11-02', duration, period, pattern: { monday } }));
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 1440 }), (monday) => {
        const halves = parts('HALF_DAY', ['FIRST_HALF', 'SECOND_HALF'], monday);
        const quarters = parts(
          'QUARTER_DAY',
          ['FIRST_QUARTER', 'SECOND_QUARTER', 'THIRD_QUARTER', 'FOURTH_QUARTER'],
          monday,
        );
        for (const split of [halves, quarters]) {
          expect(split.reduce((sum, { minutes }) => sum + minutes, 0)).toBe(monday);
          expect(daysOf(split).toFraction()).toBe('1');
        }
        expect(quarters[0]!.minutes + quarters[1]!.minutes).toBe(halves[0]!.minutes);
      }),
    );
  });

  it('loses nothing when a day is taken hour by hour, whatever its length', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 960 }), fc.integer({ min: 1, max: 60 }), (of, step) => {
        const pieces = Array.from({ length: Math.ceil(of / step) }, (_, n) => Math.min(step, of - n * step)).map(
          (minutes): DayFact => ({ date: '2026-11-02', minutes, of, part: 'HOURS', kind: 'ON_LEAVE' }),
        );
        expect(daysOf(pieces).toFraction()).toBe('1');
      }),
    );
  });

  it('reads a number as it is written', () =>
    expect([0.1, 1.019, -2.5].map((n) => fromNumber(n).toFraction())).toEqual(['1/10', '1019/1000', '-5/2']));
});

describe('overlapping parts of one date', () => {
  const part = (name: string): Taken => {
    const [kind, hours] = name.split(' ') as [DayPart, string | undefined];
    const [beginTime, endTime] = hours?.split('-') ?? [];
    const minutes = hours
      ? (Number(endTime!.slice(0, 2)) - Number(beginTime!.slice(0, 2))) * 60
      : Number(amountOf({ part: kind, kind: 'ON_LEAVE', minutes: 0, of: 480, date: '' }).mul(480).valueOf());
    return { requestId: name, part: kind, minutes, of: 480, beginTime, endTime };
  };
  const overlap = (asked: string, taken: string[], left = 480): string | undefined =>
    overlapOf(part(asked), taken.map(part), left)?.requestId;

  it.each<[string, string, boolean]>([
    ['FULL', 'FULL', true],
    ['FULL', 'FOURTH_QUARTER', true],
    ['FULL', 'HOURS 09:00-10:00', true],
    ['FIRST_HALF', 'FIRST_HALF', true],
    ['FIRST_HALF', 'SECOND_HALF', false],
    ['FIRST_HALF', 'SECOND_QUARTER', true],
    ['FIRST_HALF', 'THIRD_QUARTER', false],
    ['FIRST_QUARTER', 'SECOND_QUARTER', false],
    ['HOURS 09:00-10:00', 'HOURS 10:00-11:00', false],
    ['HOURS 09:00-11:00', 'HOURS 10:00-12:00', true],
    ['HOURS 09:00-13:00', 'SECOND_HALF', false],
    ['HOURS 09:00-11:00', 'FIRST_HALF', true],
    ['HOURS 06:00-07:00', 'FIRST_HALF', true],
    ['HOURS 13:00-15:00', 'FIRST_HALF', false],
    ['HOURS 11:00-12:00', 'FIRST_QUARTER', false],
    ['HOURS 12:00-14:00', 'THIRD_QUARTER', true],
    ['HOURS 09:00-14:00', 'FIRST_HALF', true],
    ['HOURS 09:00-14:00', 'HOURS 14:00-19:00', true],
  ])('%s with %s: %s', (one, other, met) => {
    expect(overlap(one, [other]) !== undefined).toBe(met);
    expect(overlap(other, [one]) !== undefined).toBe(met);
  });

  it('looks at everything that is taken on the date', () => {
    expect(overlap('HOURS 15:00-17:00', ['FIRST_HALF', 'THIRD_QUARTER'])).toBeUndefined();
    expect(overlap('HOURS 15:00-18:00', ['FIRST_HALF', 'THIRD_QUARTER'])).toBe('FIRST_HALF');
    expect(overlap('HOURS 09:00-11:00', ['HOURS 06:00-09:00'], 240)).toBe('HOURS 06:00-09:00');
    expect(overlap('FULL', [])).toBeUndefined();
  });
});
