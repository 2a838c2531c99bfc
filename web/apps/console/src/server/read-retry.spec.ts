import { ApiError } from '@kadro/api';
import { describe, expect, it } from '@jest/globals';
import { isForbidden, isPartial } from './read-retry.ts';

describe('a read that failed', () => {
  it.each([
    ['forbidden', true],
    ['service_unavailable', false],
  ])('with %s is out of reach: %s', (name, expected) => {
    expect(isForbidden(new ApiError(503, { name }))).toBe(expected);
  });
});

describe('a read of several services', () => {
  it.each([
    [{ data: [], meta: { unavailable: ['leave'] } }, true],
    [{ data: [], meta: { unavailable: [] } }, false],
    [{ data: [] }, false],
    [undefined, false],
  ])('of %j lacks a part: %s', (data, expected) => expect(isPartial(data)).toBe(expected));
});
