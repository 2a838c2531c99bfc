import { z } from 'zod';

/** What an organization may set, within bounds; unknown names are refused. */
export const parametersSchema = z.strictObject({
  /** Least letters of a meaningful text. */
  meaningfulTextLetters: z.int().min(1).max(500),
  /** Most days in a date range. */
  dateRangeDays: z.int().min(1).max(3660),
  /** Least letters of an employee search. */
  searchLetters: z.int().min(2).max(10),
  /** How many former passwords may not be used again. */
  lastPasswords: z.int().min(0).max(24),
  /** Days until a password expires; 0 = never. */
  passwordExpiryDays: z.int().min(0).max(3660),
  /** Days before the expiry from which on it is announced. */
  passwordExpiryNoticeDays: z.int().min(0).max(365),
});

export type Parameters = z.infer<typeof parametersSchema>;

/** What holds until an organization sets something else. */
export const defaultParameters: Parameters = {
  meaningfulTextLetters: 10,
  dateRangeDays: 366,
  searchLetters: 2,
  lastPasswords: 3,
  passwordExpiryDays: 0,
  passwordExpiryNoticeDays: 14,
};

/** An organization's parameters, the defaults where it has set nothing. */
export function parametersWith(set: Partial<Parameters> = {}): Parameters {
  return { ...defaultParameters, ...set };
}
