import { ApiError } from '@kadro/api';
import { describe, expect, it } from '@jest/globals';
import { isForbidden, isPartial, readRetry } from './read-retry.ts';

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

describe('reads', () => {
  const failed = (error: unknown, errorUpdateCount = 1) =>
    readRetry.refetchInterval({ state: { status: 'error', error, errorUpdateCount } });

  it('that were not answered are asked again every few seconds', () => {
    const lost = new ApiError(0, { name: 'network_error' });
    expect([1, 2, 3, 4, 50].map((count) => failed(lost, count))).toEqual([1000, 2000, 4000, 5000, 5000]);
    expect(failed(new ApiError(503, { name: 'service_unavailable' }))).toBe(1000);
    expect([0, 1].map((count) => readRetry.retry(count, lost))).toEqual([true, false]);
  });

  it.each([
    ['refused', new ApiError(503, { name: 'forbidden' })],
    ['not found', new ApiError(404, { name: 'resource_not_found' })],
  ])('that were %s are not', (_, error) => {
    expect([failed(error), readRetry.retry(0, error)]).toEqual([false, false]);
  });

  it('that lack a part are asked again, and whole ones are not', () => {
    const answered = (unavailable: readonly string[]) =>
      readRetry.refetchInterval({
        state: { status: 'success', error: null, data: { meta: { unavailable } }, errorUpdateCount: 0 },
      });
    expect([answered(['leave']), answered([])]).toEqual([5000, false]);
  });
});
