import { describe, expect, it } from '@jest/globals';
import { bodyOf, draftFor, faultsIn, minutesOf } from './draft.ts';

describe('how long overtime is', () => {
  it.each([
    ['1:30', 90],
    ['0:45', 45],
    ['1.30', 90],
    ['1 h', null],
    ['2', 120],
    ['10:05', 605],
    ['1:75', null],
    ['', null],
    ['an hour', null],
  ])('is read from "%s"', (typed, minutes) => expect(minutesOf(typed)).toBe(minutes));
});

describe('a draft', () => {
  const draft = { ...draftFor('2026-10-26', 90), what: 'type:t1' };

  it('of a day has its minutes, and is sent with what it is for', () => {
    expect(bodyOf(draft)).toEqual({
      overtimeDate: '2026-10-26',
      shiftId: null,
      overtimeTypeId: 't1',
      period: 'CLOCK_OUT',
      durationInMinutes: 90,
      reason: null,
    });
    expect(bodyOf({ ...draft, what: 'shift:s1' })).toMatchObject({ shiftId: 's1', overtimeTypeId: null });
  });

  it('has faults by field', () => {
    expect(faultsIn(draft, 'YYYY-MM-DD')).toEqual({});
    expect(faultsIn(draftFor('', 0), 'YYYY-MM-DD')).toEqual({ overtimeDate: 'required', duration: 'required' });
    expect(faultsIn({ ...draft, overtimeDate: '2026-02-31', duration: '0' }, 'YYYY-MM-DD')).toEqual({
      overtimeDate: 'noSuchDate',
      duration: 'duration',
    });
  });
});
