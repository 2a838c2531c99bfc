import { z } from 'zod';

export const parametersSchema = z.strictObject({
  meaningfulTextLetters: z.int().min(1).max(500),
  dateRangeDays: z.int().min(1).max(3660),
  searchLetters: z.int().min(2).max(10),
  /** Number of former passwords that cannot be reused. */
  lastPasswords: z.int().min(0).max(24),
  /** Days until a password expires; 0 = never. */
  passwordExpiryDays: z.int().min(0).max(3660),
  passwordExpiryNoticeDays: z.int().min(0).max(365),
});

export type Parameters = z.infer<typeof parametersSchema>;

export const defaultParameters: Parameters = {
  meaningfulTextLetters: 10,
  dateRangeDays: 366,
  searchLetters: 2,
  lastPasswords: 3,
  passwordExpiryDays: 0,
  passwordExpiryNoticeDays: 14,
};

export function parametersWith(set: Partial<Parameters> = {}): Parameters {
  return { ...defaultParameters, ...set };
}
