import { decider, event } from '@kadro/chassis/declare';
import { daySchema, localizedTextSchema } from '@kadro/kernel';
import { Map } from 'immutable';
import { z } from 'zod';

const part = z.enum(['FULL', 'MORNING', 'AFTERNOON']);

const holiday = z.object({
  names: localizedTextSchema,
  /** null = of all branches. */
  branchId: z.string().nullable(),
  date: daySchema,
  part,
  archived: z.boolean(),
});

export type Holiday = z.infer<typeof holiday> & { id: string; source: number };

interface CalendarState {
  holidays: Map<string, Holiday>;
  /** Ids by date, without archived ones. */
  byDate: Map<string, readonly string[]>;
}

/** All holidays of an organization in one stream: day records follow from it (streams: facts of a rule). */
export const calendar = decider({
  name: 'calendar',
  initial: { holidays: Map(), byDate: Map() } as CalendarState,
  events: {
    HolidayRecorded: event(
      1,
      holiday.extend({
        holidayId: z.string(),
        /** Revision of identity's stream. */
        source: z.int(),
        /** As it was before: its date has to be counted again, too. */
        before: holiday.pick({ branchId: true, date: true }).nullable(),
      }),
    ),
  },
  evolve: {
    HolidayRecorded: ({ holidays, byDate }, { holidayId, before, ...fields }) => {
      const rest = before ? byDate.update(before.date, [], (ids) => ids.filter((id) => id !== holidayId)) : byDate;
      return {
        holidays: holidays.set(holidayId, { id: holidayId, ...fields }),
        byDate: fields.archived ? rest : rest.update(fields.date, [], (ids) => [...ids, holidayId]),
      };
    },
  },
});

export type Calendar = (typeof calendar)['initial'];

/** What is holiday for a branch on a date; parts of two holidays make it a full one. */
export function holidayOn({ holidays, byDate }: Calendar, branchId: string | null, date: string) {
  const parts = byDate
    .get(date, [])
    .map((id) => holidays.get(id)!)
    .filter((one) => one.branchId === null || one.branchId === branchId)
    .map((one) => one.part);
  if (parts.length === 0) return null;
  return parts.every((one) => one === parts[0]) ? parts[0]! : 'FULL';
}
