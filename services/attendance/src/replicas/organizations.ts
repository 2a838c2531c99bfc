import { defineReplica } from '@kadro/chassis/declare';
import { z } from 'zod';

export const organizations = defineReplica({
  name: 'organization',
  plural: 'organizations',
  from: 'identity',
  on: ['OrganizationChanged'],
  schema: z.object({
    zone: z.string(),
    datePattern: z.string(),
    meaningfulTextLetters: z.int(),
    dateRangeDays: z.int(),
    shiftSelection: z.boolean(),
  }),
  // said before identity published shiftSelection: its topic is republished
  stateOf: ({ id, zone, datePattern, parameters, shiftSelection }) =>
    shiftSelection === undefined
      ? null
      : {
          id,
          zone,
          datePattern,
          meaningfulTextLetters: parameters.meaningfulTextLetters,
          dateRangeDays: parameters.dateRangeDays,
          shiftSelection,
        },
});

export interface OrganizationRow {
  zone: string;
  datePattern: string;
  meaningfulTextLetters: number;
  dateRangeDays: number;
  /** Where several shifts fit a clock-in, the person is asked at once. */
  shiftSelection: boolean;
}
