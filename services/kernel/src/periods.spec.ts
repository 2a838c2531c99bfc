import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import {
  addDays,
  contains,
  containsClosed,
  daysBetween,
  daysIn,
  daysInClosed,
  eachDay,
  instantSchema,
  isDay,
  overlaps,
  overlapsClosed,
  type Period,
  toClosed,
  toHalfOpen,
  weekdayOf,
  weekStart,
} from './periods.ts';
import { isZone, startOfDay, todayIn, utcOffsetMinutes } from './zones.ts';

const day = fc.integer({ min: -60, max: 60 }).map((n) => addDays('2024-02-28', n));
const period = fc.record({ from: day, to: fc.option(day) });
const nearby = Array.from({ length: 125 }, (_, n) => addDays('2024-02-28', n - 62));

describe('a day', () => {
  it.each([
    ['2024-02-29', true],
    ['2026-02-29', false],
    ['2026-13-01', false],
    ['2026-1-1', false],
    ['2026-01-01T00:00:00Z', false],
    ['', false],
  ])('%j is one: %s', (text, real) => {
    expect(isDay(text)).toBe(real);
  });

  it('is counted over months and leap years', () => {
    expect(addDays('2024-02-28', 2)).toBe('2024-03-01');
    expect(addDays('2026-01-01', -1)).toBe('2025-12-31');
    expect(daysBetween('2024-02-01', '2024-03-01')).toBe(29);
  });

  it('belongs to a week that starts on Monday', () => {
    expect(weekdayOf('2026-11-21')).toBe('saturday');
    expect(weekStart('2026-11-22')).toBe('2026-11-16');
    expect(weekStart('2026-11-16')).toBe('2026-11-16');
  });
});

describe('a period', () => {
  const share = (a: Period, b: Period, has: typeof contains): boolean =>
    nearby.some((one) => has(a, one) && has(b, one));

  it('overlaps another exactly when they share a day', () => {
    fc.assert(fc.property(period, period, (a, b) => overlaps(a, b) === share(a, b, contains)));
    fc.assert(fc.property(period, period, (a, b) => overlapsClosed(a, b) === share(a, b, containsClosed)));
  });

  it('says the same half-open and closed', () => {
    fc.assert(fc.property(period, day, (a, one) => containsClosed(a, one) === contains(toHalfOpen(a), one)));
    fc.assert(fc.property(period, (a) => expect(toClosed(toHalfOpen(a))).toEqual(a)));
  });

  it('has as many days as it lists', () => {
    expect(eachDay({ from: '2024-02-28', to: '2024-03-01' })).toEqual(['2024-02-28', '2024-02-29']);
    expect(daysIn({ from: '2024-02-28', to: '2024-03-01' })).toBe(2);
    expect(daysInClosed({ from: '2024-02-28', to: '2024-03-01' })).toBe(3);
    expect(daysIn({ from: '2024-03-01', to: '2024-02-01' })).toBe(0);
  });
});

describe('a zone', () => {
  it.each([
    ['Europe/Berlin', true],
    ['Asia/Riyadh', true],
    ['UTC', true],
    ['+03:00', false],
    ['Mars/Base', false],
    ['', false],
  ])('%j is known: %s', (zone, known) => {
    expect(isZone(zone)).toBe(known);
  });

  it('has its own today', () => {
    expect(todayIn('Europe/Istanbul', '2026-11-21T21:00:00Z')).toBe('2026-11-22');
    expect(todayIn('America/New_York', Temporal.Instant.from('2026-11-22T04:59:59Z'))).toBe('2026-11-21');
  });

  it('has the offset of the moment', () => {
    expect(utcOffsetMinutes('Europe/Berlin', '2026-07-01T00:00:00Z')).toBe(120);
    expect(utcOffsetMinutes('Europe/Berlin', '2026-12-01T00:00:00Z')).toBe(60);
    expect(utcOffsetMinutes('Asia/Kolkata', '2026-12-01T00:00:00Z')).toBe(330);
    expect(utcOffsetMinutes('America/St_Johns', '2026-12-01T00:00:00Z')).toBe(-210);
  });

  it('starts a day when its clocks do', () => {
    expect(startOfDay('2026-03-29', 'Europe/Berlin').toString()).toBe('2026-03-28T23:00:00Z');
    expect(startOfDay('2026-04-24', 'Africa/Cairo').toString()).toBe('2026-04-23T22:00:00Z');
  });

  it('needs instants in UTC', () => {
    expect(instantSchema.safeParse('2026-11-21T21:00:00Z').success).toBe(true);
    expect(instantSchema.safeParse('2026-11-21T21:00:00').success).toBe(false);
    expect(instantSchema.safeParse('2026-11-21T21:00:00+03:00').success).toBe(false);
  });
});
