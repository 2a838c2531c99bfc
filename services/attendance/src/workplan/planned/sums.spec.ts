import { describe, expect, it } from '@jest/globals';
import { type Absence } from '../../absence/shape.ts';
import { type PlannedDay, plannedSums } from './sums.ts';

const leave = (part: Absence['part'], more: Partial<Absence> = {}): Absence => ({
  leaveId: 'a',
  leaveTypeId: 'annual',
  kind: 'PAID',
  beginTime: null,
  endTime: null,
  part,
  ...more,
});
const day = (leaveTime: number, absences: readonly Absence[] = [], more: Partial<PlannedDay> = {}): PlannedDay => ({
  date: '2026-12-14',
  assignedShifts: [],
  expectedWorkTime: 480,
  leaveTime,
  absences,
  holiday: null,
  ...more,
});
const sums = (days: readonly PlannedDay[], asked: readonly string[] = []) => plannedSums(days, new Set(asked));

describe('what people are planned for', () => {
  it('is what is expected, without leave', () =>
    expect(sums([day(0), day(480, [leave('FULL')]), day(240, [leave('SECOND_HALF')])])).toMatchObject({
      minutes: 1440,
      minutesWithoutLeave: 720,
      leaveDays: 1.5,
      askedDays: 0,
    }));

  it('tells leave that nobody has decided', () =>
    expect(sums([day(480, [leave('FIRST_HALF'), leave('SECOND_HALF', { leaveId: 'b' })])], ['b'])).toMatchObject({
      leaveDays: 1,
      askedDays: 0.5,
    }));

  it('has leave by the hour as the part of the day that it takes', () =>
    expect(sums([day(160, [leave('HOURS')])]).leaveDays).toBe(0.33));

  it('has at most half a day of leave where the other half is a holiday', () =>
    expect(sums([day(240, [leave('FULL')], { expectedWorkTime: 240, holiday: 'AFTERNOON' })])).toMatchObject({
      minutesWithoutLeave: 0,
      leaveDays: 0.5,
    }));

  it('has no leave on days off, and none of people on duty', () => {
    expect(sums([day(0, [leave('FULL')], { expectedWorkTime: 0 })]).leaveDays).toBe(0);
    expect(sums([day(0, [leave('FULL', { kind: 'ON_DUTY' })])])).toMatchObject({
      minutesWithoutLeave: 480,
      leaveDays: 0,
    });
  });
});
