import { named } from '@kadro/chassis/declare';
import { type Weekday, weekdayOf, weekdays } from '@kadro/kernel';
import { z } from 'zod';
import { type Dated, datedOn } from '../shared/dated.ts';

/** People of one shift on one day: more is a slip of the pen. */
const posts = z.int().min(0).max(999);

const ofWeekdays = { monday: posts, tuesday: posts, wednesday: posts, thursday: posts, friday: posts, saturday: posts };

/** How many people a shift needs on each weekday, and on a public holiday whatever its weekday is. */
export const weekSchema = z.strictObject({ ...ofWeekdays, sunday: posts, holiday: posts });

export type WeekNeed = z.infer<typeof weekSchema>;

export const needSchema = z.object({
  /** null = everybody of the branch. */
  teamId: z.string().nullable(),
  shiftId: z.string(),
  /** Counts from this day on, until the next one. */
  from: z.string(),
  week: named('WeekNeed', weekSchema),
});

/** What a shift needs from a day on. */
export type ShiftNeed = z.infer<typeof needSchema>;

type Of = Pick<ShiftNeed, 'teamId' | 'shiftId'>;

export const isOf =
  ({ teamId, shiftId }: Of) =>
  (one: Of): boolean =>
    one.teamId === teamId && one.shiftId === shiftId;

/** One need more, ascending by day; of one day the latest said counts, and what counts from a later day on stays. */
export function withNeed(needs: readonly ShiftNeed[], need: ShiftNeed): ShiftNeed[] {
  return [...withoutNeed(needs, need), need].toSorted((a, b) => (a.from < b.from ? -1 : a.from > b.from ? 1 : 0));
}

export const withoutNeed = (needs: readonly ShiftNeed[], need: Of & Dated): ShiftNeed[] =>
  needs.filter((one) => one.from !== need.from || !isOf(need)(one));

export const keyOf = ({ teamId, shiftId }: Of): string => `${teamId ?? ''}/${shiftId}`;

/** Posts of a shift on a date; 0 before any need. */
export function postsOn(needs: readonly ShiftNeed[], date: string, isHoliday: boolean): number {
  return datedOn(needs, date)?.week[isHoliday ? 'holiday' : weekdayOf(date)] ?? 0;
}

const days: readonly (Weekday | 'holiday')[] = [...weekdays, 'holiday'];

export const isSame = (a: WeekNeed, b: WeekNeed): boolean => days.every((day) => a[day] === b[day]);
