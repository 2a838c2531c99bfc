import { defineReplica } from '@kadro/chassis/declare';
import { z } from 'zod';

export const organizations = defineReplica({
  name: 'organization',
  plural: 'organizations',
  from: 'identity',
  on: ['OrganizationChanged'],
  schema: z.object({
    zone: z.string(),
    /** Not in what was recorded before texts needed it. */
    datePattern: z.string().optional(),
    meaningfulTextLetters: z.int(),
    dateRangeDays: z.int(),
  }),
  stateOf: ({ id, zone, datePattern, parameters }) => ({
    id,
    zone,
    datePattern,
    meaningfulTextLetters: parameters.meaningfulTextLetters,
    dateRangeDays: parameters.dateRangeDays,
  }),
});

export interface OrganizationRow {
  zone: string;
  datePattern?: string;
  meaningfulTextLetters: number;
  dateRangeDays: number;
}
