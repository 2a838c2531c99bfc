import { describe, expect, it } from '@jest/globals';
import { bodyOf, continued, draftFor, faultsIn, timeOf, withDuration, withType } from './draft.ts';

const pattern = 'DD.MM.YYYY';
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
    expect([draft.duration, faultsIn(draft, pattern)]).toEqual([
      'HOURLY',
      { beginTime: 'required', endTime: 'required' },
    ]);
    expect(bodyOf({ ...draft, beginTime: '09:00', endTime: '11:00' })).toEqual({
      leaveTypeId: 'hours',
      duration: 'HOURLY',
      beginDate: '2026-10-26',
      beginTime: '09:00',
      endTime: '11:00',
    });
  });

  it.each([
    ['', 'required'],
    ['31.02.2027', 'noSuchDate'],
    ['2027-02-30', 'noSuchDate'],
    ['31.02.', 'date'],
    ['soon', 'date'],
  ])('with the day "%s" is not sent, and says why: %s', (day, fault) => {
    const draft = { ...week, beginDate: day, endDate: day };
    expect([faultsIn(draft, pattern), bodyOf(draft)]).toEqual([{ beginDate: fault, endDate: fault }, null]);
    expect(faultsIn(withDuration(draft, 'HALF_DAY'), pattern)).toEqual({ beginDate: fault });
  });

  it.each([
    ['', '', { beginTime: 'required', endTime: 'required' }],
    ['25:00', '', { beginTime: 'time', endTime: 'required' }],
    ['09:00', '24:00', { endTime: 'time' }],
    ['11:00', '09:00', { endTime: 'timeOrder' }],
    ['09:00', '09:00', { endTime: 'timeOrder' }],
  ])('from "%s" to "%s" is not sent, and says why', (beginTime, endTime, faults) => {
    const hours = { ...withType(week, { ...hourly, durations: [...hourly.durations] }), beginTime, endTime };
    expect([faultsIn(hours, pattern), bodyOf(hours)]).toEqual([faults, null]);
    expect(faultsIn({ ...hours, duration: 'FULL_DAY' }, pattern)).toEqual({});
  });

  it('from an evening to a morning is for the server to judge: a night may be planned', () => {
    const hours = { ...withType(week, { ...hourly, durations: [...hourly.durations] }) };
    expect(faultsIn({ ...hours, beginTime: '23:00', endTime: '02:00' }, pattern)).toEqual({});
  });

  it('is judged by the pattern in which it was typed', () =>
    expect([
      faultsIn({ ...week, beginDate: '13/01/27' }, 'MM/DD/YYYY'),
      bodyOf({ ...week, beginDate: '13/01/27' }),
    ]).toEqual([{ beginDate: 'noSuchDate' }, null]));

  it('without a kind says so', () =>
    expect(faultsIn({ ...week, leaveTypeId: '' }, pattern)).toEqual({ leaveTypeId: 'required' }));
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

describe('a draft that is continued', () => {
  const types = [annual, hourly].map(({ id, durations }) => ({ id, durations: [...durations] }));
  const begun = draftFor(types[0]);

  it('is what was typed earlier', () => {
    const earlier = { ...week, duration: 'HALF_DAY' as const, period: 'SECOND_HALF' as const, reason: 'x' };
    expect(continued(begun, earlier, types)).toEqual(earlier);
  });

  it('stays with the present type where the earlier one is gone', () =>
    expect(continued(begun, { ...week, leaveTypeId: 'gone', duration: 'HOURLY' }, types)).toMatchObject({
      leaveTypeId: 'annual',
      duration: 'FULL_DAY',
      beginDate: '2026-10-26',
      endDate: '2026-10-30',
    }));

  it('takes another duration where its type no longer has the earlier one', () =>
    expect(continued(begun, { ...week, leaveTypeId: 'hours' }, types)).toMatchObject({
      leaveTypeId: 'hours',
      duration: 'HOURLY',
      beginDate: '2026-10-26',
    }));
});
