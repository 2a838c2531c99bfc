import { defineRecord, named, type RecordPart } from '@kadro/chassis';
import { byName, daySchema, nameKeys } from '@kadro/kernel';
import { z } from 'zod';
import { reject } from '../../errors/index.ts';
import { sensibleDay } from '../../shared/inputs.ts';
import { branches } from './branches.ts';
import { common, mustExist, name, reference } from './common.ts';

/** What of the day is free. */
export const holidayPart = named('HolidayPart', z.enum(['FULL', 'MORNING', 'AFTERNOON']));
export type HolidayPart = z.infer<typeof holidayPart>;

/** Without a branch, of all of them. */
export const holidays: RecordPart = defineRecord({
  ...common,
  name: 'holiday',
  plural: 'holidays',
  schema: z.object({ name, branchId: reference.optional(), date: daySchema, part: holidayPart }),
  derived: nameKeys,
  indexes: { name: byName, branchId: { path: 'branchId', of: 'id' }, date: { path: 'date', of: 'day' } },
  defaultSort: { by: 'date', descending: false },
  check: async ({ date, branchId }, scope) => {
    // not in the schema: it is that of stored events too
    if (date !== undefined && !sensibleDay.safeParse(date).success)
      reject('constraint_violation', { fields: { date: { name: 'value_invalid' } } });
    await mustExist(branches, branchId, 'branchId', scope);
  },
  example: { name: { en: 'New Year' }, date: '2026-01-01', part: 'FULL' },
});
