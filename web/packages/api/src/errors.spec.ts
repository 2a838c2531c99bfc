import { describe, expect, it } from '@jest/globals';
import { ApiError, outageOf } from './errors.ts';

describe('outageOf', () => {
  it.each([
    ['all', 'no answer', new ApiError(0, { code: 5000, name: 'network_error' })],
    ['service', 'an answer that names a service', new ApiError(503, { name: 'service_unavailable' })],
    ['unknown', "a proxy's page", new ApiError(503)],
    ['unknown', 'a refusal', new ApiError(403, { name: 'forbidden' })],
    ['unknown', 'a fault of a page', new TypeError('nothing there')],
  ])('is %s of %s', (outage, _, error) => {
    expect(outageOf(error)).toBe(outage);
  });
});
