import { describe, expect, it } from '@jest/globals';
import { recordOf, shift, shown } from '../../testing/builders.ts';
import { type Reading } from '../shapes.ts';
import { dayNumber, mondayOf, dayOfNumber } from './days.ts';
import { zoneOver } from './zone.ts';

const spring = '2026-03-28';
const autumn = '2026-10-24';
const night = shift('22:00-06:00');

const stay = (from: string, to: string): Reading[] => [
  { id: 'r1', at: from, kind: 'CLOCK_IN' },
  { id: 'r2', at: to, kind: 'CLOCK_OUT' },
];

const over = (date: string, clockChange: 'ELAPSED' | 'NOMINAL', readings: Reading[], more = {}) =>
  shown(
    recordOf({
      A: night,
      plan: { [date]: ['A'] },
      from: date,
      to: date,
      now: '2026-12-01T00:00:00Z',
      settings: { clockChange },
      readings,
      ...more,
    }),
  );

describe('a zone', () => {
  const zone = zoneOver('Europe/Berlin', dayNumber('2026-01-01'), dayNumber('2026-12-31'));
  const at = (date: string, minute: number) =>
    new Date(zone.at(dayNumber(date), minute) * 60_000).toISOString().slice(0, 16);

  it('has a missing time an hour later, and of a doubled one the first', () => {
    expect(at('2026-03-29', 150)).toBe('2026-03-29T01:30');
    expect(at('2026-10-25', 150)).toBe('2026-10-25T00:30');
    expect(at('2026-03-29', 119)).toBe('2026-03-29T00:59');
    expect(at('2026-10-25', 180)).toBe('2026-10-25T02:00');
  });

  it('knows the date of an instant', () => {
    const minute = (instant: string) => Date.parse(instant) / 60_000;
    expect(dayOfNumber(zone.dayAt(minute('2026-06-01T22:00:00Z')))).toBe('2026-06-02');
    expect(dayOfNumber(zone.dayAt(minute('2026-12-01T22:59:00Z')))).toBe('2026-12-01');
  });

  it('agrees with Temporal on every hour of a year', () => {
    for (const name of [
      'Europe/Berlin',
      'America/New_York',
      'Australia/Lord_Howe',
      'Asia/Kolkata',
      'Africa/Casablanca',
    ]) {
      const own = zoneOver(name, dayNumber('2026-01-01'), dayNumber('2026-12-31'));
      const differing = Array.from({ length: 365 * 24 }, (_, hour) => {
        const [day, minute] = [dayNumber('2026-01-01') + Math.floor(hour / 24), (hour % 24) * 60 + 30];
        const plain = Temporal.PlainDateTime.from(`${dayOfNumber(day)}T00:00`).add({ minutes: minute });
        return plain.toZonedDateTime(name).epochMilliseconds / 60_000 === own.at(day, minute);
      }).filter((isSame) => !isSame);
      expect([name, differing.length]).toEqual([name, 0]);
    }
  });
});

it('weeks begin on Monday', () => {
  expect(['2026-06-01', '2026-06-07', '1969-12-29'].map((day) => dayOfNumber(mondayOf(dayNumber(day))))).toEqual([
    '2026-06-01',
    '2026-06-01',
    '1969-12-29',
  ]);
});

describe('a shift over a clock change', () => {
  it('is planned and worked in real minutes', () => {
    const late = stay('2026-03-28T22:00:00Z', '2026-03-29T04:00:00Z');
    expect(over(spring, 'ELAPSED', late)).toEqual({
      expectedWorkTime: 420,
      actualWorkTime: 360,
      missingTime: 60,
      nightTime: 360,
      presence: 360,
      late: 60,
    });
  });

  it('counts by the wall clock: the missing hour as worked, lateness too', () => {
    const late = stay('2026-03-28T22:00:00Z', '2026-03-29T04:30:00Z');
    expect(over(spring, 'NOMINAL', late)).toEqual({
      expectedWorkTime: 480,
      actualWorkTime: 420,
      missingTime: 60,
      nightTime: 360,
      presence: 390,
      late: 60,
      notCounted: 30,
    });
    expect(over(spring, 'NOMINAL', stay('2026-03-28T21:00:00Z', '2026-03-29T00:30:00Z'))).toMatchObject({
      actualWorkTime: 210,
      earlyLeave: 270,
    });
  });

  it('counts the repeated hour once by the wall clock', () => {
    const first = stay('2026-10-24T20:00:00Z', '2026-10-25T00:30:00Z');
    const second = [
      { id: 'r3', at: '2026-10-25T01:15:00Z', kind: 'CLOCK_IN' as const },
      { id: 'r4', at: '2026-10-25T05:00:00Z', kind: 'CLOCK_OUT' as const },
    ];
    expect(over(autumn, 'NOMINAL', [...first, ...second])).toMatchObject({ actualWorkTime: 480, presence: 495 });
    expect(over(autumn, 'ELAPSED', [...first, ...second])).toMatchObject({
      expectedWorkTime: 540,
      actualWorkTime: 495,
    });
  });

  it('has leave of hours by the wall clock', () => {
    const given = { leave: [{ date: spring, part: ['01:00', '04:00'] as const }] };
    expect(over(spring, 'NOMINAL', [], given)).toMatchObject({ leaveTime: 180, missingTime: 300 });
    expect(over(spring, 'ELAPSED', [], given)).toMatchObject({ leaveTime: 120, missingTime: 300 });
  });

  it('that ends with the missing hour has it within, one that ends where it begins has not', () => {
    const ends = (A: ReturnType<typeof shift>) =>
      over(spring, 'NOMINAL', stay('2026-03-28T22:00:00Z', '2026-03-29T01:00:00Z'), { A });
    expect(ends(shift('23:00-03:00'))).toMatchObject({ expectedWorkTime: 240, actualWorkTime: 240, presence: 180 });
    expect(ends(shift('23:00-02:00'))).toMatchObject({ expectedWorkTime: 180, actualWorkTime: 180, presence: 180 });
  });

  it('has the missing hour as worked by whoever goes at its end', () => {
    expect(over(spring, 'NOMINAL', stay('2026-03-28T21:00:00Z', '2026-03-29T01:00:00Z'))).toMatchObject({
      actualWorkTime: 300,
      earlyLeave: 180,
    });
  });

  it('has the minutes of the night in which somebody was there', () => {
    const day = { A: shift('14:00-06:00') };
    const gone = stay('2026-10-24T12:00:00Z', '2026-10-25T01:00:00Z');
    expect(over(autumn, 'NOMINAL', gone, day)).toMatchObject({ actualWorkTime: 780, nightTime: 300 });
    const paused: Reading[] = [
      { id: 'r3', at: '2026-10-25T00:00:00Z', kind: 'BREAK_IN' },
      { id: 'r4', at: '2026-10-25T00:30:00Z', kind: 'BREAK_OUT' },
    ];
    const all = [...stay('2026-10-24T12:00:00Z', '2026-10-25T05:00:00Z'), ...paused];
    expect(over(autumn, 'NOMINAL', all, day)).toMatchObject({ breakTime: 30, nightTime: 510 });
  });
});
