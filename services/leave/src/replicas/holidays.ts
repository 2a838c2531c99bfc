import { defineReplica } from '@kadro/chassis/declare';
import { daySchema, localizedTextSchema } from '@kadro/kernel';
import { z } from 'zod';

const text = z.string().nullable();
const holidayFields = z.object({
  name: localizedTextSchema,
  branchId: text,
  date: daySchema,
  part: z.enum(['FULL', 'MORNING', 'AFTERNOON']),
  archived: z.boolean(),
});

export type HolidayRow = z.infer<typeof holidayFields> & { id: string };

/** Holidays without a branch apply to all branches. */
export const holidays = defineReplica({
  name: 'holiday',
  plural: 'holidays',
  schema: holidayFields,
  from: 'identity',
  on: ['HolidayChanged'],
  stateOf: ({ holiday: { id, names, branchId, date, part, archived } }) => ({
    id,
    name: names,
    branchId: branchId ?? null,
    date,
    part,
    archived,
  }),
  indexes: { date: { path: 'date' }, branchId: { path: 'branchId' }, archived: { path: 'archived', type: 'boolean' } },
});
