import fc from 'fast-check';
import { z } from 'zod';
import { smallPicture } from '../shared/image.ts';

const text = fc.oneof(
  fc.string({ maxLength: 12 }),
  fc.constantFrom('', 'İstanbul', 'ß~', '__proto__', '<script>', '💙'),
);
const numbers = [0, 1, 2, 3, 10, 60, 365, 480];
const texts = [
  '018f0000-0000-7000-8000-000000000001',
  '018f0000-0000-7000-8000-000000000002',
  '2026-01-05',
  'Europe/Berlin',
  'DE',
  '+49301112233',
  'a@b.example',
  'https://a.example',
  '10.00',
  'TRY',
  smallPicture,
  'a text',
];

/** Any value of a shape, as far as the shapes of stored events go; a text with a format gets one that fits. */
export function anyOf(schema: z.ZodType): fc.Arbitrary<unknown> {
  if (schema instanceof z.ZodOptional) return fc.option(anyOf(schema.unwrap() as z.ZodType), { nil: undefined });
  if (schema instanceof z.ZodNullable) return fc.option(anyOf(schema.unwrap() as z.ZodType), { nil: null });
  if (schema instanceof z.ZodObject) return objectOf(schema);
  if (schema instanceof z.ZodArray) return fc.array(anyOf(schema.element as z.ZodType), { maxLength: 3 });
  if (schema instanceof z.ZodUnion) return fc.oneof(...(schema.options as z.ZodType[]).map(anyOf));
  if (schema instanceof z.ZodEnum) return fc.constantFrom(...(schema.options as string[]));
  if (schema instanceof z.ZodRecord)
    return fc.dictionary(
      anyOf(schema.keyType as z.ZodType) as fc.Arbitrary<string>,
      anyOf(schema.valueType as z.ZodType),
      { maxKeys: 4 },
    );
  if (schema instanceof z.ZodBoolean) return fc.boolean();
  if (schema instanceof z.ZodNull) return fc.constant(null);
  const fits = [...numbers, ...texts].filter((value) => schema.safeParse(value).success);
  if (fits.length === 0) throw new Error(`nothing known fits a ${schema._zod.def.type}`);
  return schema.safeParse('any text').success
    ? fc.oneof(
        text.filter((value) => schema.safeParse(value).success),
        fc.constantFrom(...fits),
      )
    : fc.constantFrom(...fits);
}

function objectOf(schema: z.ZodObject): fc.Arbitrary<unknown> {
  const fields = Object.entries(schema.shape as Record<string, z.ZodType>).map(
    ([name, type]) => [name, anyOf(type)] as const,
  );
  const made = fc
    .record(Object.fromEntries(fields))
    .map((value) => Object.fromEntries(Object.entries(value).filter(([, one]) => one !== undefined)));
  // a shape may restrict the whole, not only its fields: names in at least one language
  return schema._zod.def.checks?.length ? made.filter((value) => schema.safeParse(value).success) : made;
}
