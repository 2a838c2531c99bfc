import { multiline } from '@kadro/chassis/declare';
import { parametersSchema, personalClasses } from '@kadro/kernel';
import { z } from 'zod';
import { imageField } from '../../shared/image.ts';

const datePatterns = ['YYYY-MM-DD', 'DD.MM.YYYY', 'DD/MM/YYYY', 'MM/DD/YYYY', 'DD-MM-YYYY'] as const;
const url = z
  .url({ protocol: /^https$/ })
  .max(500)
  .nullable();

export const setting = z.strictObject({ key: z.string().min(1).max(60), value: multiline(z.string().max(500)) });
export const parameters = parametersSchema.partial();

export const detailFields = {
  name: z.string().trim().min(1).max(120),
  datePattern: z.enum(datePatterns),
  /** A picture as data URL. */
  logo: imageField.nullable(),
  gdprClarificationTextURL: url,
  publicURL: url,
  shiftSelection: z.boolean(),
  isMaxImprestValueCheckEnabled: z.boolean(),
  maxImprestAmount: z
    .string()
    .regex(/^\d{1,12}\.\d{2}$/)
    .nullable(),
  maxImprestCode: z.enum(['TRY', 'USD', 'EUR', 'RON', 'GBP', 'AZN', 'RUB', 'SAR', 'AED']).nullable(),
  settings: z.array(setting).max(100),
};

/** Months after the end of an employment; null = for ever. */
const months = z.int().min(1).max(1200).nullable();

export const retention = z.strictObject(
  Object.fromEntries(personalClasses.map((one) => [one, months])) as Record<
    (typeof personalClasses)[number],
    typeof months
  >,
);
export const retentionChange = retention.partial();

export type Retention = z.infer<typeof retentionChange>;
