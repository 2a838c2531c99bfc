import { GuardedRows, type QueryScope } from '@kadro/chassis';
import { addDays } from '@kadro/kernel';
import { z } from 'zod';
import { sensibleDay } from '../../shared/dated.ts';
import { timesheets } from '../model.ts';
import { datesBetween, dayKey } from '../weeks.ts';

const days = new GuardedRows(timesheets);

/** YYYY-MM. */
export const monthSchema = z
  .string()
  .regex(/^\d{4}-(0[1-9]|1[0-2])$/)
  .refine((month) => sensibleDay.safeParse(`${month}-01`).success, 'value_invalid');

/** The days of a person's month that the caller reaches, both ends included. */
export async function monthOf(scope: QueryScope, employeeId: string, month: string) {
  const from = `${month}-01`;
  const to = addDays(`${addDays(from, 31).slice(0, 7)}-01`, -1);
  const found = await days.byIds(
    scope,
    datesBetween(from, to).map((date) => dayKey(employeeId, date)),
  );
  return { from, to, rows: found.filter((row) => row !== null) };
}
