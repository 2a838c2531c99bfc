import { describe, expect, it } from '@jest/globals';
import { z } from 'zod';
import { heard, heardArgs, heardParams } from './heard.ts';
import { deviceText, multiline, secretText } from './kinds.ts';

const note = multiline(z.string().max(10)).nullish();
const names = (schema: z.ZodType, value: unknown) =>
  Object.fromEntries(Object.entries(heard(schema, value).problems).map(([field, { name }]) => [field, name]));

describe('an input', () => {
  it('is NFC in every text and every free name, and is otherwise as it came', () => {
    const shape = z.object({ name: z.string(), more: z.record(z.string(), z.array(z.unknown())) });
    const day = Temporal.PlainDate.from('2026-03-01');
    expect(heard(shape, { name: 'u\u0308', more: { 'o\u0308': ['a\u0308', 1, null, true, day] } })).toEqual({
      value: { name: '\u00FC', more: { '\u00F6': ['\u00E4', 1, null, true, day] } },
      problems: {},
    });
  });

  it('names each field that holds what it may not', () => {
    const shape = z.strictObject({
      name: z.string(),
      tags: z.array(z.string()),
      at: z.strictObject({ city: z.string() }),
    });
    expect(names(shape, { name: 'a\nb', tags: ['x', '\u202E'], at: { city: '\uD800' } })).toEqual({
      name: 'line_break',
      'tags.1': 'characters_hidden',
      'at.city': 'characters_invalid',
    });
  });

  it('is taken with a mark in what a device has read, whatever it holds', () => {
    const shape = z.strictObject({ cards: z.array(deviceText(z.string())) });
    const cards = ['04A2', 'u\u0308', '04\u0007A2', '04\uD800', '04\u200BA2'];
    expect(heard(shape, { cards })).toEqual({
      value: { cards: ['04A2', '\u00FC', '04\uFFFDA2', '04\uFFFD', '04\uFFFDA2'] },
      problems: {},
    });
  });

  it.each<[string, z.ZodType, unknown, string]>([
    ['that no shape names', z.strictObject({}), { more: 'a\nb' }, 'more'],
    ['of any shape', z.object({ more: z.unknown() }), { more: { deep: ['a\nb'] } }, 'more.deep.0'],
    ['in a pair', z.object({ pair: z.tuple([z.int(), z.string()]) }), { pair: [1, 'a\nb'] }, 'pair.1'],
    ['of a choice', z.object({ one: z.union([z.int(), z.string()]) }), { one: 'a\nb' }, 'one'],
    ['behind a step', z.object({ one: z.string().trim().transform(Number) }), { one: 'a\nb' }, 'one'],
    ['before a step', z.object({ one: z.preprocess((x) => x, z.string()) }), { one: 'a\nb' }, 'one'],
    ['with a default', z.object({ one: z.string().default('x') }), { one: 'a\nb' }, 'one'],
    ['of both shapes', z.intersection(z.object({ one: z.string() }), z.object({})), { one: 'a\nb' }, 'one'],
    ['that is a name', z.object({ all: z.record(z.string(), z.int()) }), { all: { 'a\nb': 1 } }, 'all.a\nb'],
    ['made late', z.lazy(() => z.object({ one: z.string() })), { one: 'a\nb' }, 'one'],
    [
      'in a query string',
      z.object({ one: z.string() }),
      Object.assign(Object.create(Object.create(null)), { one: 'a\nb' }),
      'one',
    ],
  ])('is one line in a text %s', (_what, shape, value, field) =>
    expect(names(shape, value)).toEqual({ [field]: 'line_break' }),
  );

  it.each<[string, z.ZodType]>([
    ['as declared', z.object({ note })],
    ['in a patch', z.strictObject({ note }).partial().extend({ revision: z.int().optional() })],
    ['with further checks', z.object({ note: multiline(z.string().trim()).max(5).optional() })],
    ['by one of two shapes', z.object({ note: z.union([z.literal(''), note]) })],
    [
      'around what is cleared',
      z.object({
        note: multiline(
          z
            .string()
            .trim()
            .transform((text) => text || null)
            .nullable(),
        ),
      }),
    ],
  ])('has lines where it is marked: %s', (_what, shape) => {
    expect(heard(shape, { note: 'a\r\nb' })).toEqual({ value: { note: 'a\nb' }, problems: {} });
    expect(names(shape, { note: 'a\u0000b' })).toEqual({ note: 'characters_invalid' });
    expect(names(shape, { title: 'a\nb' })).toEqual({ title: 'line_break' });
  });

  it('has its secrets as they are typed', () =>
    expect(names(z.object({ word: secretText(z.string()).optional() }), { word: 'a\u200Bb' })).toEqual({}));

  it('is not followed without end', () => {
    let value: unknown = 'x';
    for (let depth = 0; depth < 50_000; depth++) value = [value];
    expect(names(z.object({ more: z.unknown() }), { more: value })).toEqual({ 'more.0.0': 'value_invalid' });
  });

  it('takes no prototype for a field', () => {
    const value = JSON.parse('{"__proto__": {"approved": "a\\nb"}}');
    expect(names(z.strictObject({}), value)).toEqual({ '__proto__.approved': 'line_break' });
  });
});

describe('what is asked', () => {
  it('is refused with its name where it is no text', () => {
    expect(() => heardParams({ id: 'a\u202Eb' })).toThrow(
      expect.objectContaining({ name: 'constraint_violation', fields: { id: { name: 'characters_hidden' } } }),
    );
    expect(() => heardArgs({ filter: { name: { in: ['a', '\uDC00'] } } })).toThrow(
      expect.objectContaining({ fields: { 'filter.name.in.1': { name: 'characters_invalid' } } }),
    );
  });
  it('is compared as it is kept', () =>
    expect(heardArgs({ filter: { q: 'Mu\u0308ller\u200E' }, page: 1 })).toEqual({
      filter: { q: 'M\u00FCller\u200E' },
      page: 1,
    }));
});
