import { describe, expect, it } from '@jest/globals';
import { flexible, monday, recordOf, recordsOf, shift, shown, straight } from '../../testing/builders.ts';

const morning = shift('08:00-12:00');
const evening = shift('13:00-17:00');
const both = { shifts: { A: morning, B: evening }, plan: { [monday]: ['A', 'B'] } };

describe('the window of a shift', () => {
  it('includes its first and its last minute', () => {
    expect(recordOf({ A: straight, readings: '06:00 in, 06:50 out' }).readings).toEqual({ r1: 'A', r2: 'A' });
    expect(recordOf({ A: straight, readings: '05:59 in, 06:50 out' }).readings).toEqual({
      r1: 'UNPLANNED',
      r2: 'UNPLANNED',
    });
    expect(recordOf({ A: straight, readings: '18:00:59 in, 18:30 out' }).readings.r1).toBe('A');
    expect(recordOf({ A: straight, readings: '18:01 in, 18:30 out' }).readings.r1).toBe('UNPLANNED');
  });

  it('reaches as far as the larger of windowAfter and midnight tolerance', () => {
    const A = shift('08:00-16:00', { midnightTolerance: 300 });
    expect(recordOf({ A, readings: '21:00 in, 22:00 out' }).readings.r1).toBe('A');
  });

  it('of a flexible one is its date', () => {
    const records = recordsOf({ A: flexible(480), to: '2026-06-02', readings: '23:59 in, 06-02 07:00 out' });
    expect(records.map((record) => record.readings)).toEqual([{ r1: 'A', r2: 'A' }, {}]);
  });
});

describe('which shift a stay belongs to', () => {
  it('is decided by its begin where one window holds it', () => {
    expect(recordOf({ ...both, readings: '07:00 in, 12:00 out, 15:00 in, 17:00 out' }).readings).toEqual({
      r1: 'A',
      r2: 'A',
      r3: 'B',
      r4: 'B',
    });
  });

  it('is that which is about to begin or has begun, where several windows hold it', () => {
    const at = (text: string) => recordOf({ ...both, readings: text }).readings.r1;
    expect([at('11:59 in, 17:00 out'), at('12:00 in, 17:00 out'), at('12:45 in, 17:00 out')]).toEqual([
      'A',
      'ASK',
      'B',
    ]);
  });

  it('is the chosen one, on the begin or on a repeat of it, if its window holds the begin', () => {
    const at = (text: string) => recordOf({ ...both, readings: text }).readings;
    expect(at('12:20 in=A, 17:00 out')).toEqual({ r1: 'A', r2: 'A' });
    expect(at('12:20 in, 12:25 in=B, 17:00 out')).toEqual({ r1: 'B', r2: 'IGNORED', r3: 'B' });
    expect(at('10:00 in=B, 12:00 out')).toEqual({ r1: 'A', r2: 'A' });
  });

  it('in no window is the only one that it overlaps and no earlier stay belongs to', () => {
    const given = { ...both, settings: { windowBefore: 15, windowAfter: 15 } };
    expect(recordOf({ ...given, readings: '07:00 in, 12:00 out' }).readings.r1).toBe('A');
    expect(recordOf({ ...given, readings: '07:00 in, 17:00 out' }).readings.r1).toBe('UNPLANNED');
    expect(recordOf({ ...given, readings: '08:00 in, 09:00 out, 12:20 in, 17:00 out' }).readings.r3).toBe('B');
  });

  it('is none where it overlaps none', () => {
    expect(recordOf({ A: straight, readings: '20:00 in, 22:00 out' })).toMatchObject({
      state: 'NOT_COME',
      type: 'WORKDAY',
      overtime: 120,
      readings: { r1: 'UNPLANNED' },
    });
  });
});

describe('what is asked', () => {
  it('makes the dates of the candidates without a complete stay incalculable', () => {
    expect(recordOf({ ...both, readings: '12:20 in, 17:00 out' })).toMatchObject({
      state: 'INCALCULABLE',
      presence: 280,
    });
  });

  it('makes the date of its begin incalculable where all have one', () => {
    const text = '08:00 in, 11:00 out, 12:20 in, 12:40 out, 13:00 in, 17:00 out';
    expect(recordOf({ ...both, readings: text })).toMatchObject({ state: 'INCALCULABLE', presence: 440 });
  });
});

it('a shift that the stay of another covers wholly is incalculable', () => {
  expect(recordOf({ ...both, readings: '08:00 in, 17:00 out' })).toMatchObject({
    state: 'INCALCULABLE',
    actualWorkTime: 240,
    notCounted: 300,
    readings: { r1: 'A', r2: 'A' },
  });
});

describe('a dynamic date', () => {
  const early = shift('06:00-14:00', { type: 'DYNAMIC' });
  const late = shift('14:00-20:00', { type: 'DYNAMIC', lateTolerance: 10 });
  const given = { shifts: { E: early, L: late }, plan: { [monday]: ['E', 'L'] } };

  it('is the candidate with the nearest begin, and only its window holds later stays', () => {
    const text = '14:20 in, 15:00 out, 15:30 in, 20:00 out';
    expect(recordOf({ ...given, readings: text })).toMatchObject({
      expectedWorkTime: 360,
      readings: { r1: 'L', r2: 'L', r3: 'L' },
    });
    expect(recordOf({ ...given, readings: '06:00 in, 14:00 out, 18:00 in, 20:00 out' })).toMatchObject({
      expectedWorkTime: 480,
      overtime: 120,
      readings: { r1: 'E', r3: 'UNPLANNED' },
    });
  });

  it('is a holiday by the candidate that it is, not by one that is void', () => {
    const shifts = { E: { ...early, countAsOvertime: true }, L: late };
    expect(recordOf({ ...given, shifts, readings: '14:00 in, 20:00 out' })).toMatchObject({ type: 'WORKDAY' });
    expect(recordOf({ ...given, shifts, readings: '06:00 in, 14:00 out' })).toMatchObject({
      type: 'HOLIDAY',
      overtime: 480,
    });
  });

  it('without a begin has the smallest total, and nobody is absent before the last begin with its tolerance', () => {
    const at = (now: string) => recordOf({ ...given, now });
    expect(at('2026-06-01T12:10:00Z')).toMatchObject({ type: null, colour: 'GREY', expectedWorkTime: 360 });
    expect(at('2026-06-01T12:11:00Z')).toMatchObject({ type: 'ABSENT', state: 'NOT_CALCULATED', colour: 'RED' });
    expect(at('2026-06-01T20:00:00Z').state).toBe('NOT_CALCULATED');
    expect(at('2026-06-01T20:01:00Z').state).toBe('NOT_COME');
    const afternoon = { holidays: { [monday]: 'MORNING' as const } };
    expect(recordOf({ ...given, ...afternoon, now: '2026-06-01T15:10:00Z' }).type).toBe(null);
    expect(recordOf({ ...given, ...afternoon, now: '2026-06-01T15:11:00Z' }).type).toBe('ABSENT');
  });
});

it('a WORKDAY is calculated as FIX, and HOLIDAY, BREAK and ON_LEAVE as days off', () => {
  const text = '08:00 in, 16:00 out';
  expect(shown(recordOf({ A: { ...straight, type: 'WORKDAY' }, readings: text }))).toEqual(
    shown(recordOf({ A: straight, readings: text })),
  );
  for (const type of ['OFF_DAY', 'HOLIDAY', 'BREAK', 'ON_LEAVE'] as const)
    expect(recordOf({ A: { ...straight, type }, readings: text })).toMatchObject({
      type: 'OFF_DAY',
      overtime: 480,
      readings: { r1: 'UNPLANNED' },
    });
});
