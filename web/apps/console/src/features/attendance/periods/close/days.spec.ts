import { describe, expect, it } from '@jest/globals';
import { daysOf, keyOf, problemsOf, takenOf } from './days.ts';

const first = { employeeId: 'a', date: '2026-06-03' };
const second = { employeeId: 'b', date: '2026-06-04' };

describe('days that cannot be calculated', () => {
  it('are those that a refusal names, with those sent before', () => {
    expect(daysOf([], { days: [first, { other: 1 }] })).toEqual([first]);
    expect(daysOf([first], { days: [second, first] })).toEqual([first, second]);
    expect(daysOf([first], undefined)).toEqual([first]);
  });
  it('have their own reason, else that for all', () =>
    expect(takenOf([first, second], { all: ' the terminal was off ', own: { [keyOf(second)]: 'ill' } })).toEqual([
      { ...first, reason: 'the terminal was off' },
      { ...second, reason: 'ill' },
    ]));
  it('are not sent while one has no reason', () =>
    expect(takenOf([first, second], { all: ' ', own: { [keyOf(second)]: 'ill' } })).toBeUndefined());
  it('have what is refused at the field it was typed in', () => {
    const fields = { asTheyAre: { '0': { reason: 'more words' }, '1': { reason: 'even more' } } };
    expect(problemsOf(fields, [first, second], { all: 'x', own: { [keyOf(second)]: 'y' } })).toEqual({
      all: 'more words',
      own: { [keyOf(second)]: 'even more' },
    });
    expect(problemsOf(undefined, [first], { all: 'x', own: {} })).toEqual({ own: {} });
  });
});
