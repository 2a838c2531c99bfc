import { languageSchema, zoneSchema } from '@kadro/kernel';
import { z } from 'zod';
import { requiredLine, workEmail } from '../../person/shared/fields.ts';

/**
 * What has to be known to make an organization: the shapes that its commands will ask for, checked before anything is
 * made.
 */
export const newOrganizationSchema = z.strictObject({
  name: requiredLine(120),
  zone: zoneSchema,
  country: z
    .string()
    .toUpperCase()
    .regex(/^[A-Z]{2}$/),
  language: languageSchema,
  branch: requiredLine(200),
  firstName: requiredLine(80),
  lastName: requiredLine(80),
  email: workEmail,
  staffNumber: requiredLine(24).default('1'),
});

export type NewOrganizationInput = z.infer<typeof newOrganizationSchema>;
