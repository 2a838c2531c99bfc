import { describe, expect, it } from '@jest/globals';
import { hoursText, minutesOf } from './working-pattern.ts';

describe('minutesOf', () => {
  it.each([
    ['8', 480],
    ['7:30', 450],
    ['7,5', 450],
    ['7.25', 435],
    ['٨', 480],
    ['', 0],
    ['24', 1440],
  ])('reads %s', (typed, minutes) => expect(minutesOf(typed)).toBe(minutes));
  it.each(['25', '7:60', 'x', '-1'])('refuses %s', (typed) => expect(minutesOf(typed)).toBeUndefined());
});

describe('hoursText', () => {
  it('writes hours and minutes, and 0 for a free day', () =>
    expect([450, 480, 0].map(hoursText)).toEqual(['7:30', '8:00', '0']));
});
