import { named, readModel } from '@kadro/chassis';
import { type PersonalClass } from '@kadro/kernel';
import { z } from 'zod';
import { dataClass, forgetting } from '../events.ts';

export interface ForgottenRow {
  id: string;
  classes: { dataClass: PersonalClass; at: string; by: string; reason: string }[];
}

export const forgottenPeople = readModel(forgetting).rows<ForgottenRow>({
  name: 'forgottenPeople',
  row: 'ForgottenPerson',
  version: 1,
  schema: z.object({
    id: z.string(),
    revision: z.int(),
    classes: z.array(
      named('ForgottenClass', z.object({ dataClass, at: z.string(), by: z.string(), reason: z.string() })),
    ),
    updatedDateTime: z.string(),
  }),
  indexes: {},
  reach: { own: 'id' },
  access: ['own', 'all'],
  project: {
    PersonalDataForgotten: (row, { data, at, actor }) => ({
      classes: [
        ...(row?.classes ?? []),
        ...data.classes.map((one) => ({ dataClass: one, at, by: actor, reason: data.reason })),
      ],
    }),
  },
});
