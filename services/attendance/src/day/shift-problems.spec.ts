import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { flexible, office, shift } from '../testing/builders.ts';
import { runs, shifts } from '../testing/lives.ts';
import { timesOf } from './planned/times.ts';
import { type Shift } from './shapes.ts';
import { shiftProblems } from './shift-problems.ts';

const problemsOf = (given: Shift): string[] => shiftProblems(given).map(({ field, problem }) => `${field} ${problem}`);

describe('a shift is refused at its definition', () => {
  it('when its total is above its length', () => {
    expect(problemsOf(shift('08:00-17:00', { totalWorkTime: 540 }))).toEqual([]);
    expect(problemsOf(shift('08:00-17:00', { totalWorkTime: 541 }))).toEqual(['totalWorkTime total_above_length']);
    expect(problemsOf(shift('22:00-06:00', { totalWorkTime: 480 }))).toEqual([]);
  });

  it('when its total leaves no room for an unpaid break', () => {
    expect(problemsOf(office)).toEqual([]);
    const long = { ...office, totalWorkTime: 481 };
    expect(problemsOf(long)).toEqual(['totalWorkTime total_above_length']);
    expect(problemsOf({ ...long, breakMode: 'READINGS' })).toEqual(['totalWorkTime total_above_length']);
    expect(problemsOf({ ...long, breakPaid: true })).toEqual([]);
    expect(problemsOf({ ...long, breakMode: 'NONE' })).toEqual([]);
  });

  it('when its break is not shorter than itself', () => {
    expect(problemsOf(shift('08:00-09:00', { breakTime: 59, breakMode: 'AUTOMATIC' }))).toEqual([]);
    const given = shift('08:00-09:00', { breakTime: 60, breakMode: 'AUTOMATIC', totalWorkTime: 60 });
    expect(problemsOf(given)).toEqual(['breakTime break_not_shorter']);
  });

  it('when an overtime minimum is above its maximum', () => {
    const given = { clockInOvertimeMin: 31, clockInOvertimeMax: 30, clockOutOvertimeMin: 30, clockOutOvertimeMax: 30 };
    expect(problemsOf({ ...office, ...given })).toEqual(['clockInOvertimeMin minimum_above_maximum']);
    expect(problemsOf({ ...office, clockOutOvertimeMin: 1, clockOutOvertimeMax: 0 })).toEqual([
      'clockOutOvertimeMin minimum_above_maximum',
    ]);
    expect(problemsOf({ ...office, clockOutOvertimeMin: null, clockOutOvertimeMax: 0 })).toEqual([]);
  });

  it('when it has no times, or what is of flexible ones alone', () => {
    expect(problemsOf({ ...office, begin: null, end: null })).toEqual(['begin required', 'end required']);
    expect(problemsOf({ ...office, over: 'DAY', core: ['10:00', '14:00'] })).toEqual([
      'over flexible_only',
      'core flexible_only',
    ]);
  });

  it('when it is flexible without a target, or with one that no day or week holds', () => {
    expect(problemsOf({ ...flexible(480), totalWorkTime: null })).toEqual(['totalWorkTime required']);
    expect(problemsOf(flexible(1_440))).toEqual([]);
    expect(problemsOf(flexible(1_441))).toEqual(['totalWorkTime total_above_length']);
    expect(problemsOf(flexible(7_200, { over: 'WEEK' }))).toEqual([]);
    expect(problemsOf(flexible(7_201, { over: 'WEEK' }))).toEqual(['totalWorkTime total_above_length']);
    expect(problemsOf(flexible(60, { over: 'WEEK', weekendDays: 7 }))).toEqual(['weekendDays no_day_left']);
  });

  it('never when it is a day off', () => {
    expect(problemsOf({ ...office, type: 'OFF_DAY', begin: null, end: null, breakTime: 999 })).toEqual([]);
  });

  it('whenever it would have no room, or less than none', () => {
    fc.assert(
      fc.property(shifts, (given) => {
        const times = timesOf(given);
        if (!times || shiftProblems(given).length > 0) return;
        expect(times[1] - times[0] - (given.totalWorkTime ?? 0)).toBeGreaterThanOrEqual(0);
      }),
      runs,
    );
  });
});
