import { errorBody } from './answers.ts';
import { describe, expect, it } from '@jest/globals';
import { z } from 'zod';
import { localizedTextSchema } from '../texts/languages.ts';
import { daySchema, workingPatternSchema } from '../periods.ts';
import { fieldErrorsOf } from './field-errors.ts';
import { reject, Rejection } from './rejection.ts';

describe('rejecting', () => {
  it('throws an error that carries name, values, fields and details', () => {
    const thrown = (): never => reject('page_too_large', { params: { max: 100 }, details: { asked: 500 } });
    expect(thrown).toThrow(Rejection);
    expect(thrown).toThrow(
      expect.objectContaining({ name: 'page_too_large', params: { max: 100 }, details: { asked: 500 } }),
    );
  });

  it('demands the values of the text and no others', () => {
    // @ts-expect-error the text needs max
    expect(new Rejection('page_too_large')).toBeInstanceOf(Error);
    // @ts-expect-error the text has no parameter
    expect(new Rejection('forbidden', { params: { max: 1 } })).toBeInstanceOf(Error);
    // @ts-expect-error a field's text needs its values too
    expect(new Rejection('constraint_violation', { fields: { name: { name: 'too_long' } } })).toBeInstanceOf(Error);
  });
});

describe('answering a rejection', () => {
  it('gives number, name and text, and nothing that was not said', () => {
    expect(errorBody(new Rejection('invalid_credentials'), { language: 'en' })).toEqual({
      code: 805,
      name: 'invalid_credentials',
      message: 'User name and password do not match. Check both and try again.',
    });
  });

  it('nests the texts of dotted fields', () => {
    const rejection = new Rejection('constraint_violation', {
      fields: {
        email: { name: 'required' },
        'name.en': { name: 'too_long', params: { max: 200 } },
        'name.tr': { name: 'required' },
      },
    });
    expect(errorBody(rejection, { language: 'en' }).fields).toEqual({
      email: 'A value is required.',
      name: { en: 'The text is too long. Maximum: 200 characters.', tr: 'A value is required.' },
    });
  });

  it('is not misled by names of object properties', () => {
    const fields = Object.fromEntries([['__proto__.polluted', { name: 'required' as const }]]);
    errorBody(new Rejection('constraint_violation', { fields }), { language: 'en' });
    expect({}).not.toHaveProperty('polluted');
  });
});

describe('naming the refusals of a schema', () => {
  const refusals = (schema: z.ZodType, input: unknown) => {
    const result = schema.safeParse(input, { reportInput: true });
    return result.success ? {} : fieldErrorsOf(result.error);
  };

  it('tells missing, wrong, too small, too large and fractional numbers apart', () => {
    const week = { monday: 1.5, tuesday: 'a', wednesday: -1, thursday: 2000, friday: null, sunday: 0 };
    expect(refusals(workingPatternSchema, week)).toEqual({
      monday: { name: 'not_integer' },
      tuesday: { name: 'wrong_type' },
      wednesday: { name: 'too_small', params: { min: 0 } },
      thursday: { name: 'too_large', params: { max: 1440 } },
      friday: { name: 'required' },
      saturday: { name: 'required' },
    });
  });

  it('names unknown properties where they are', () => {
    expect(refusals(z.strictObject({ inner: z.strictObject({}) }), { inner: { salary: 1 }, admin: true })).toEqual({
      'inner.salary': { name: 'unknown_property' },
      admin: { name: 'unknown_property' },
    });
  });

  it.each([
    [z.string().min(1), '', { name: 'required' }],
    [z.string().min(3), 'ab', { name: 'too_short', params: { min: 3 } }],
    [z.string().max(2), 'abc', { name: 'too_long', params: { max: 2 } }],
    [z.array(z.string()).max(1), ['a', 'b'], { name: 'too_many', params: { max: 1 } }],
    [z.array(z.string()).min(1), [], { name: 'too_few', params: { min: 1 } }],
    [z.enum(['MALE', 'FEMALE']), 'X', { name: 'not_in_list' }],
    [z.enum(['MALE', 'FEMALE']), undefined, { name: 'required' }],
    [z.enum(['MALE', 'FEMALE']), 1, { name: 'wrong_type' }],
    [z.literal([1, 2]), 3, { name: 'not_in_list' }],
    [z.literal([1, 2]), '1', { name: 'wrong_type' }],
    [z.email(), 'x', { name: 'email_invalid' }],
    [z.url(), 'x', { name: 'url_invalid' }],
    [z.uuid(), 'x', { name: 'id_invalid' }],
    [z.iso.date(), '2026-02-30', { name: 'date_invalid' }],
    [z.iso.date(), '2027-3-1', { name: 'date_format' }],
    [daySchema, '31.02.2026', { name: 'date_format' }],
    [daySchema, '2026-02-31', { name: 'date_invalid' }],
    [z.string().regex(/^a$/), 'b', { name: 'value_invalid' }],
    [z.string().refine(() => false, 'phone_invalid'), '1', { name: 'phone_invalid' }],
  ])('names case %#', (schema, value, expected) => {
    expect(refusals(z.strictObject({ field: schema }), { field: value })).toEqual({ field: expected });
  });

  it('names what a schema refuses as a whole by its own field', () => {
    expect(refusals(z.strictObject({ name: localizedTextSchema }), { name: { tr: ' ' } })).toEqual({
      name: { name: 'language_text_required' },
    });
  });
});
