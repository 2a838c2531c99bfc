import { describe, expect, it } from '@jest/globals';
import { z } from 'zod';
import { event } from '../declare/streams/decider.ts';
import { personal } from '../declare/streams/personal.ts';
import { catalogueProblems, nextCatalogue } from './catalogue.ts';

const first = z.object({
  name: personal('identity', z.string()),
  kind: z.enum(['A', 'B']),
  day: z.iso.date().nullish(),
});
const declared = (v: number, schema: z.ZodObject, options = {}) => ({ 'small.Named': event(v, schema, options) });
const kept = nextCatalogue(declared(1, first), {});
const upcasts = {
  1: ({ name, ...data }: Record<string, unknown>) => ({ ...data, title: name, length: name === null ? 0 : 4 }),
};
const second = z.object({
  title: personal('identity', z.string()),
  kind: z.enum(['A', 'B']),
  day: z.iso.date().nullish(),
  length: z.int(),
});
const later = nextCatalogue(declared(2, second, { upcasts }), kept);

describe('the catalogue of what was stored', () => {
  it('keeps a version that was replaced, with data as it may have been', () => {
    expect(later['small.Named']).toMatchObject({
      v: 2,
      earlier: {
        1: {
          personal: { name: 'identity' },
          samples: [
            { name: 'text', kind: 'A', day: '2026-01-05' },
            { name: 'text', kind: 'A' },
          ],
        },
      },
    });
    expect(nextCatalogue(declared(2, second, { upcasts }), later)).toEqual(later);
  });

  it.each([
    ['the same', first],
    ['an optional field more', first.extend({ note: z.string().optional() })],
    ['a word more', first.extend({ kind: z.enum(['A', 'B', 'C']) })],
  ])('takes %s', (_what, schema) => expect(catalogueProblems(declared(1, schema), kept)).toEqual([]));

  it.each([
    ['a field less', first.omit({ day: true })],
    ['a needed field more', first.extend({ note: z.string() })],
    ['a word less', first.extend({ kind: z.enum(['A']) })],
    ['another type', first.extend({ day: z.int().nullish() })],
    ['a narrower one', first.extend({ name: personal('identity', z.string().max(3)) })],
    ['another class', first.extend({ name: personal('contact', z.string()) })],
    ['a class where there was none', first.extend({ day: personal('identity', z.iso.date().nullish()) })],
  ])('refuses %s under the same version', (_what, schema) =>
    expect(catalogueProblems(declared(1, schema), kept)).toEqual([
      'small.Named has another shape under the same version 1',
    ]),
  );

  it.each([
    ['a type that is gone', {}, kept, /no longer declared/],
    ['a version without an upcast', declared(2, second), kept, /version 1 has no upcast/],
    ['an upcast that was removed later', declared(2, second), later, /version 1 has no upcast/],
    ['two versions at once', declared(3, second, { upcasts }), kept, /one at a time/],
    ['a version that goes back', declared(1, first), later, /one at a time/],
    [
      'an upcast that makes something else',
      declared(2, second.extend({ more: z.string() }), { upcasts }),
      kept,
      /does not fit \(more invalid_type\)/,
    ],
    [
      'an upcast that leaves something behind',
      declared(2, second, { upcasts: { 1: (data: object) => ({ ...data, title: 'a', length: 1 }) } }),
      kept,
      /does not fit/,
    ],
    [
      'an upcast that does not survive forgetting',
      declared(2, second, {
        upcasts: {
          1: ({ name, kind }: { name: string; kind: string }) => ({ kind, title: name, length: name.length }),
        },
      }),
      kept,
      /the upcast fails/,
    ],
  ])('refuses %s', (_what, types, before, problem) => expect(catalogueProblems(types, before).join()).toMatch(problem));
});
