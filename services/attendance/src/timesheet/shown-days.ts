import { GuardedRows, type QueryScope, Refused } from '@kadro/chassis';
import { addDays } from '@kadro/kernel';
import { z } from 'zod';
import { sensibleDay } from '../shared/dated.ts';
import { reject } from '../errors/index.ts';
import { timesheets } from './model.ts';
import { type ShownTimesheet } from './row.ts';
import { datesBetween, dayKey } from './weeks.ts';

const days = new GuardedRows(timesheets);

/** Dates of a range that is read at once, both included. */
const mostDates = 62;

/** Query of a range of dates. */
export const rangeFields = { from: sensibleDay, to: sensibleDay };
const rangeSchema = z.object(rangeFields);

/** @throws Rejection date_order, date_range_too_long */
export function mustBeRange({ from, to }: z.infer<typeof rangeSchema>, max: number = mostDates): void {
  if (to < from) reject('date_order', { fields: { to: { name: 'date_order' } } });
  const params = { max };
  if (to >= addDays(from, max))
    reject('date_range_too_long', { params, fields: { to: { name: 'date_range_too_long', params } } });
}

/** Whoever asks for somebody by name is told that there is nothing to see, not that nothing happened. */
export function mustBeSeen(scope: QueryScope, employeeId: string | undefined, found: readonly unknown[]): void {
  const isOwn = employeeId === undefined || employeeId === scope.principal.account;
  if (found.length === 0 && !isOwn) throw new Refused('entity_not_found');
}

/** A person's records of the dates that the caller reaches, by date. */
export async function shownDays(
  scope: QueryScope,
  employeeId: string,
  { from, to }: z.infer<typeof rangeSchema>,
): Promise<ShownTimesheet[]> {
  const found = await days.byIds(
    scope,
    datesBetween(from, to).map((date) => dayKey(employeeId, date)),
  );
  return found.filter((row) => row !== null);
}
