import { ApiError } from '@kadro/api';
import { describe, expect, it } from '@jest/globals';
import { isForbidden } from './patience.ts';

describe('a read that failed', () => {
  it.each([
    ['forbidden', true],
    ['service_unavailable', false],
  ])('with %s is out of reach: %s', (name, expected) => {
    expect(isForbidden(new ApiError(503, { name }))).toBe(expected);
  });
});
