import { describe, expect, it } from '@jest/globals';
import { byDifference, columnsOf, type PersonChange } from './model.ts';

const person = (employeeId: string, difference: number): PersonChange => ({
  employeeId,
  figures: [{ figure: 'overtime', before: 60, after: 60 + difference, difference }],
  days: [],
});
const people = [person('more', 61), person('same', 0), person('fewer', -4), person('most', 240)];

describe('people by what a draft does to them', () => {
  it('are in order, those who get less first, without those who stay the same', () =>
    expect(byDifference(people, 'overtime').map(({ employeeId }) => employeeId)).toEqual(['fewer', 'more', 'most']));

  it('stand in columns of one width around 0, and nobody with a difference stands at 0', () => {
    const columns = columnsOf(people, 'overtime');
    expect(columns.map(({ at, people: there }) => [at, there.length])).toEqual([
      [-60, 1],
      [0, 1],
      [60, 1],
      [120, 0],
      [180, 0],
      [240, 1],
    ]);
  });
});
