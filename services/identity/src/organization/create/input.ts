import { countrySchema, languageSchema, zoneSchema } from '@kadro/kernel';
import { z } from 'zod';
import { requiredLine, workEmail } from '../../shared/inputs.ts';

/** The shapes that the commands behind it ask for, so that everything is checked before anything is made. */
export const newOrganizationSchema = z.strictObject({
  name: requiredLine(120),
  zone: zoneSchema,
  country: z.string().toUpperCase().pipe(countrySchema),
  language: languageSchema,
  branch: requiredLine(200),
  firstName: requiredLine(80),
  lastName: requiredLine(80),
  email: workEmail,
  staffNumber: requiredLine(24).default('1'),
});

export type NewOrganizationInput = z.infer<typeof newOrganizationSchema>;
