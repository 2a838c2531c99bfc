import { describe, expect, it } from '@jest/globals';
import { type HolidayPart } from './holidays.ts';
import { meet } from './holidays-met.ts';

const of = (part: HolidayPart, branchId: string | null = null) => ({ part, branchId });

describe('two holidays of one date', () => {
  it.each([
    [of('FULL'), of('FULL'), true],
    [of('FULL', 'north'), of('FULL', 'north'), true],
    [of('FULL', 'north'), of('FULL', 'south'), false],
    [of('FULL', 'north'), of('FULL'), true],
    [of('FULL'), of('MORNING', 'north'), true],
    [of('MORNING'), of('AFTERNOON'), false],
    [of('MORNING'), of('MORNING'), true],
    [of('AFTERNOON', 'north'), of('AFTERNOON', 'south'), false],
  ])('%j and %j take the same time from the same people: %s', (one, other, expected) => {
    expect([meet(one, other), meet(other, one)]).toEqual([expected, expected]);
  });
});
