import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { derivedId, streamName, streamParts } from './streams.ts';

describe('the name of a stream', () => {
  it('has its parts again', () => {
    const word = fc.stringMatching(/^[a-z][A-Za-z0-9]{0,11}$/);
    fc.assert(
      fc.property(
        word,
        word,
        fc.oneof(fc.uuid(), word),
        fc.oneof(fc.uuid(), fc.stringMatching(/^[\w.-]{1,40}$/)),
        (service, category, organization, id) => {
          expect(streamParts(streamName(service, category, organization, id))).toEqual({
            service,
            category,
            organization,
            id,
          });
        },
      ),
    );
  });
  it.each(['', 'abc', 'a.b', 'a-b_c', 'a.b_c'])('is no other text: %j', (text) =>
    expect(() => streamParts(text)).toThrow(RangeError),
  );
});

describe('a derived id', () => {
  it('is a UUID of version 5', () =>
    expect(derivedId('a', 'b')).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-5[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/));
  it('is the same for the same parts, and another one where they are cut elsewhere', () =>
    expect([
      derivedId('a', 'b') === derivedId('a', 'b'),
      derivedId('a', 'b') === derivedId('ab'),
      derivedId('a', 'b') === derivedId('b', 'a'),
    ]).toEqual([true, false, false]));
});
