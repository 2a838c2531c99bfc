import { describe, expect, it } from '@jest/globals';
import { type At, inOrder, stepFrom } from './order.ts';

const people = ['b', 'a'];
const at = (employeeId: string, date: string): At => ({ employeeId, date });
const found = inOrder([at('a', '14'), at('b', '16'), at('b', '15'), at('b', '15'), at('x', '14')], people);
const next = (from: At) => stepFrom(found, people, { from, by: 1 });
const previous = (from: At) => stepFrom(found, people, { from, by: -1 });

describe('conflicts on the board', () => {
  it('are read person by person, without people who are not shown', () =>
    expect(found).toEqual([at('b', '15'), at('b', '15'), at('b', '16'), at('a', '14')]));
  it('follow each other, around the end, a day at a time', () => {
    expect(next(at('b', '15'))).toEqual(at('b', '16'));
    expect(next(at('a', '14'))).toEqual(at('b', '15'));
    expect(previous(at('b', '15'))).toEqual(at('a', '14'));
  });
  it('begin after where one stands', () => {
    expect(next(at('b', '20'))).toEqual(at('a', '14'));
    expect(next(at('a', '20'))).toEqual(at('b', '15'));
    expect(previous(at('a', '13'))).toEqual(at('b', '16'));
    expect(previous(at('b', '14'))).toEqual(at('a', '14'));
  });
  it('are none where there are none', () =>
    expect(stepFrom([], people, { from: at('a', '14'), by: 1 })).toBeUndefined());
});
