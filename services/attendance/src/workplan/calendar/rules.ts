import { addDays, localizedTextSchema } from '@kadro/kernel';
import { z } from 'zod';
import { type TimesheetRow } from '../../timesheet/row.ts';

const text = z.string().nullable();

export const calendarEvent = z.object({
  id: z.string(),
  kind: z.enum(['SHIFT', 'LEAVE', 'HOLIDAY']),
  /** Of the shift, which may end on the next one. */
  date: z.string(),
  allDay: z.boolean(),
  /** By the wall clock of the place (YYYY-MM-DDTHH:MM); null = all day. */
  begin: text,
  end: text,
  name: localizedTextSchema.nullable(),
  color: text,
});

export type CalendarEvent = z.infer<typeof calendarEvent>;

export interface NamedHoliday {
  date: string;
  names: readonly z.infer<typeof localizedTextSchema>[];
}

/** Begin and end by the wall clock; an end that is not later is on the next date. */
function timed(date: string, begin: string | null, end: string | null) {
  if (begin === null || end === null) return { allDay: true, begin: null, end: null };
  const last = end <= begin ? addDays(date, 1) : date;
  return { allDay: false, begin: `${date}T${begin}`, end: `${last}T${end}` };
}

/** What stands in the calendar of a person: holidays, then leave, then shifts, by date. */
export function calendarEvents(
  days: readonly Pick<TimesheetRow, 'date' | 'assignedShifts' | 'leaveRequests'>[],
  holidays: readonly NamedHoliday[],
): CalendarEvent[] {
  const free = Map.groupBy(holidays, ({ date }) => date);
  return days.flatMap(({ date, assignedShifts, leaveRequests }) => [
    ...(free.get(date) ?? []).flatMap(({ names }) =>
      names.map((name, n): CalendarEvent => {
        return { id: `holiday~${date}~${n}`, kind: 'HOLIDAY', date, ...timed(date, null, null), name, color: null };
      }),
    ),
    ...leaveRequests.map(({ id, leaveType, beginTime, endTime }): CalendarEvent => {
      const { name, color } = leaveType;
      return { id: `${id}~${date}`, kind: 'LEAVE', date, ...timed(date, beginTime, endTime), name, color };
    }),
    ...assignedShifts.map(({ id, name, color, begin, end }): CalendarEvent => {
      return { id: `${id ?? 'pattern'}~${date}`, kind: 'SHIFT', date, ...timed(date, begin, end), name, color };
    }),
  ]);
}
