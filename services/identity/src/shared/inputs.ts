import { multiline, named } from '@kadro/chassis/declare';
import { dayWithin, languageSchema, workingPatternSchema } from '@kadro/kernel';
import { isValidPhoneNumber, parsePhoneNumberFromString } from 'libphonenumber-js';
import { z } from 'zod';

export const language = named('Language', languageSchema);

/** Minutes per weekday: a branch's, or a person's own. */
export const workingPattern = named('WorkingPattern', workingPatternSchema);

export const id = z.uuid('id_invalid');

/** A day of somebody's life or work. */
export const sensibleDay = dayWithin('1900-01-01', '2200-12-31');

const line = (max: number) => z.string().trim().max(max);

/** Empty text clears the field. */
export const optionalLine = (max: number) =>
  line(max)
    .transform((text) => text || null)
    .nullable();

/** The same with line breaks. */
export const optionalText = (max: number) => multiline(optionalLine(max));

export const requiredLine = (max: number) => line(max).min(1);

/** Stored in international form; local numbers are read as Turkish, the default of the product. */
export const phone = line(32)
  .refine((text) => text === '' || isValidPhoneNumber(text, 'TR'), 'phone_invalid')
  .transform((text) => (text === '' ? null : (parsePhoneNumberFromString(text, 'TR')!.number as string)))
  .nullable();

const emailText = z.email('email_invalid').max(254);

/** Also the name to sign in with, so lower case and never empty. */
export const workEmail = z.string().trim().toLowerCase().pipe(emailText);

export const email = z.union([z.literal('').transform(() => null), z.string().trim().pipe(emailText)]).nullable();

type Shape = Record<string, z.ZodType>;

/** Body of a PUT: absent = unchanged, null = cleared. */
export function patch<S extends Shape>(fields: S) {
  return z.strictObject(fields).partial();
}
