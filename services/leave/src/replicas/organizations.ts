import { defineReplica } from '@kadro/chassis/declare';
import { z } from 'zod';

export const organizations = defineReplica({
  name: 'organization',
  plural: 'organizations',
  from: 'identity',
  on: ['OrganizationChanged'],
  schema: z.object({ zone: z.string(), meaningfulTextLetters: z.int(), dateRangeDays: z.int() }),
  stateOf: ({ id, zone, parameters }) => ({
    id,
    zone,
    meaningfulTextLetters: parameters.meaningfulTextLetters,
    dateRangeDays: parameters.dateRangeDays,
  }),
});

export interface OrganizationRow {
  zone: string;
  meaningfulTextLetters: number;
  dateRangeDays: number;
}
