import { z } from 'zod';

/** Codes that ISO 3166 keeps for what is no country of its own, and those of tests. */
const others = new Set(['AC', 'CP', 'CQ', 'DG', 'EA', 'EU', 'EZ', 'IC', 'QO', 'TA', 'UN', 'XA', 'XB', 'ZZ']);
const names = new Intl.DisplayNames(['en'], { type: 'region', fallback: 'none' });

/** Whether a text is the ISO 3166 code of a country of today. */
export function isCountry(code: string): boolean {
  if (!/^[A-Z]{2}$/.test(code) || others.has(code)) return false;
  return new Intl.Locale(`und-${code}`).region === code && names.of(code) !== undefined;
}

/** Two capital letters; what is stored already stays. */
export const countrySchema = z
  .string()
  .regex(/^[A-Z]{2}$/)
  .refine(isCountry, 'country_invalid');
