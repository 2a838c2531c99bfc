import { describe, expect, it } from '@jest/globals';
import { bodyOf, draftFor, missingIn, timeOf, withDuration, withType } from './draft.ts';

const annual = { id: 'annual', durations: ['FULL_DAY', 'HALF_DAY', 'QUARTER_DAY'] } as const;
const hourly = { id: 'hours', durations: ['HOURLY'] } as const;
const week = {
  ...draftFor({ ...annual, durations: [...annual.durations] }),
  beginDate: '2026-10-26',
  endDate: '2026-10-30',
};

describe('a draft', () => {
  it('of full days sends both ends', () => {
    expect(bodyOf(week)).toEqual({
      leaveTypeId: 'annual',
      duration: 'FULL_DAY',
      beginDate: '2026-10-26',
      endDate: '2026-10-30',
    });
  });

  it('of a half day is one date and begins with the first half', () => {
    expect(bodyOf(withDuration(week, 'HALF_DAY'))).toEqual({
      leaveTypeId: 'annual',
      duration: 'HALF_DAY',
      beginDate: '2026-10-26',
      period: 'FIRST_HALF',
    });
  });

  it('keeps a part of the day that still fits', () => {
    const second = { ...withDuration(week, 'HALF_DAY'), period: 'SECOND_HALF' as const };
    expect([
      withDuration(second, 'HALF_DAY').period,
      withDuration(second, 'QUARTER_DAY').period,
      withDuration(second, 'FULL_DAY').period,
    ]).toEqual(['SECOND_HALF', 'FIRST_QUARTER', '']);
  });

  it('of another kind takes a duration that this offers', () => {
    const draft = withType(week, { ...hourly, durations: [...hourly.durations] });
    expect([draft.duration, missingIn(draft)]).toEqual(['HOURLY', ['beginTime', 'endTime']]);
    expect(bodyOf({ ...draft, beginTime: '09:00', endTime: '11:00' })).toEqual({
      leaveTypeId: 'hours',
      duration: 'HOURLY',
      beginDate: '2026-10-26',
      beginTime: '09:00',
      endTime: '11:00',
    });
  });

  it.each([
    ['', ['leaveTypeId', 'beginDate', 'endDate']],
    ['2026-13-01', ['leaveTypeId', 'beginDate', 'endDate']],
  ])('with the day "%s" is not sent', (beginDate, fields) => {
    const draft = { ...draftFor(undefined), beginDate };
    expect([missingIn(draft), bodyOf(draft)]).toEqual([fields, null]);
  });
});

describe('a typed time', () => {
  it.each([
    ['9', '09:00'],
    ['14', '14:00'],
    ['930', '09:30'],
    ['1430', '14:30'],
    ['9.30', '09:30'],
    ['09:30', '09:30'],
    ['25:00', '25:00'],
    ['soon', 'soon'],
    ['', ''],
  ])('"%s" is read as "%s"', (typed, read) => {
    expect(timeOf(typed)).toBe(read);
  });
});
