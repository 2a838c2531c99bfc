import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { flexible, shift } from '../testing/builders.ts';
import { runs, shifts } from '../testing/lives.ts';
import { areTwoWeekDuties, overlapsOf, type ShiftOn } from './overlap.ts';
import { timesOf } from './planned/times.ts';

const on = (date: string, times: string, more: Parameters<typeof shift>[1] = {}): ShiftOn => ({
  date,
  shift: shift(times, more),
});

const [monday, tuesday] = ['2026-06-01', '2026-06-02'];

describe('shifts overlap', () => {
  it('over dates where a night shift reaches into the next, and not on its own', () => {
    const [night, early] = [on(monday, '22:00-04:00'), '02:00-08:00'];
    expect(overlapsOf(night, on(monday, early))).toBe(false);
    expect(overlapsOf(night, on(tuesday, early))).toBe(true);
    expect(overlapsOf(on(tuesday, early), night)).toBe(true);
    expect(overlapsOf(night, on(tuesday, '04:00-08:00'))).toBe(false);
    expect(overlapsOf(night, on('2026-06-03', early))).toBe(false);
  });

  it('where one of several meets another', () => {
    const late = on(monday, '16:00-20:00');
    expect(overlapsOf(on(monday, '08:00-12:00'), late)).toBe(false);
    expect(overlapsOf(on(monday, '14:00-18:00'), late)).toBe(true);
    expect(overlapsOf(on(monday, '08:00-16:00'), on(monday, '17:00-21:00'))).toBe(false);
    expect(overlapsOf(on(monday, '08:00-16:00'), late)).toBe(false);
  });

  it('by the wall clock, also where the clock is changed', () => {
    const night = on('2026-10-24', '20:00-03:00');
    expect(overlapsOf(night, on('2026-10-25', '03:00-08:00'))).toBe(false);
    expect(overlapsOf(night, on('2026-10-25', '02:59-08:00'))).toBe(true);
    expect(overlapsOf(on(monday, '16:00-24:00'), on(tuesday, '00:00-08:00'))).toBe(false);
  });

  it('never with what has no place in the day', () => {
    const day = on(monday, '08:00-16:00');
    expect(overlapsOf(day, { date: monday, shift: flexible(480) })).toBe(false);
    expect(overlapsOf(day, on(monday, '', { type: 'OFF_DAY' }))).toBe(false);
  });

  it('not as candidates of one date, but with those of another', () => {
    const [early, late] = [on(monday, '20:00-04:00', { type: 'DYNAMIC' }), on(monday, '22:00-06:00')];
    expect(overlapsOf(early, { ...late, shift: { ...late.shift, type: 'DYNAMIC' } })).toBe(false);
    expect(overlapsOf(early, late)).toBe(true);
    expect(overlapsOf(early, on(tuesday, '03:00-09:00', { type: 'DYNAMIC' }))).toBe(true);
  });

  it('whenever a minute lies in both, whichever is asked first', () => {
    const dates = fc.constantFrom('2026-05-31', monday, tuesday);
    const planned = fc.record({ date: dates, shift: shifts.filter(({ type }) => type !== 'DYNAMIC') });
    const minutesOf = ({ date, shift: one }: ShiftOn): Set<number> => {
      const [from, until] = timesOf(one) ?? [0, 0];
      const midnight = Date.parse(`${date}T00:00Z`) / 60_000;
      return new Set(Array.from({ length: until - from }, (_, n) => midnight + from + n));
    };
    fc.assert(
      fc.property(planned, planned, (a, b) => {
        const minutes = minutesOf(b);
        expect(overlapsOf(a, b)).toBe([...minutesOf(a)].some((minute) => minutes.has(minute)));
        expect(overlapsOf(b, a)).toBe(overlapsOf(a, b));
      }),
      runs,
    );
  });
});

describe('WEEK duties', () => {
  const week = flexible(2_400, { over: 'WEEK' });
  const duty = (date: string, id: string, one = week): ShiftOn & { id: string } => ({ date, id, shift: one });

  it('are one per week, from Monday to Sunday', () => {
    expect(areTwoWeekDuties(duty(monday, 'A'), duty('2026-06-07', 'B'))).toBe(true);
    expect(areTwoWeekDuties(duty('2026-06-07', 'A'), duty('2026-06-08', 'B'))).toBe(false);
    expect(areTwoWeekDuties(duty(monday, 'A'), duty(tuesday, 'A'))).toBe(false);
    expect(areTwoWeekDuties(duty(monday, 'A'), duty(monday, 'B', flexible(480)))).toBe(false);
  });
});
