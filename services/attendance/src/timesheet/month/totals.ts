import { GuardedRows, named, query, type QueryScope } from '@kadro/chassis';
import { z } from 'zod';
import { sensibleDay } from '../../shared/dated.ts';
import { timesheets } from '../model.ts';
import { dayColours, dayStates, dayTypes } from '../row.ts';
import { addSums, type Day, noSums, sumsOf, sumsSchema } from './sums.ts';

const days = new GuardedRows(timesheets);
/** Days that are added up at most; more are not counted in lists either. */
const mostDays = 10_000;
/** Rows that are held at a time. */
const slice = 1_000;

const args = z.object({
  employeeId: z.string().max(64).nullish(),
  branchId: z.string().max(64).nullish(),
  from: sensibleDay.nullish(),
  to: sensibleDay.nullish(),
  type: z
    .array(named('DayType', z.enum(dayTypes)))
    .max(10)
    .nullish(),
  state: z
    .array(named('DayState', z.enum(dayStates)))
    .max(10)
    .nullish(),
  colour: named('DayColour', z.enum(dayColours)).nullish(),
});

const answer = named(
  'TimesheetTotals',
  z.object({
    days: z.int().describe('that the sums are made of, without those that cannot be calculated'),
    incalculable: z.int(),
    sums: named('TimesheetSums', z.object(sumsSchema)),
  }),
);

const filterOf = ({ employeeId, branchId, from, to, type, state, colour }: z.infer<typeof args>) => ({
  ...(employeeId && { employeeId: { eq: employeeId } }),
  ...(branchId && { branchId: { eq: branchId } }),
  ...((from ?? to) && { date: { ...(from && { from }), ...(to && { to }) } }),
  ...(type?.length && { type: { in: type } }),
  ...(state?.length && { state: { in: state } }),
  ...(colour && { colour: { eq: colour } }),
});

async function totalsOf(scope: QueryScope, filter: ReturnType<typeof filterOf>) {
  const { rows, query: found, shown } = await days.search(scope, { filter });
  const { total, capped } = await rows.count(scope.organization, found, mostDays);
  if (capped) return null;
  let [sums, incalculable] = [noSums, 0];
  for (let offset = 0; offset < total; offset += slice) {
    const page = { sort: { index: 'date', descending: false }, offset, limit: slice };
    const part: Day[] = await shown(await rows.find(scope.organization, found, page));
    sums = addSums(sums, sumsOf(part));
    incalculable += part.filter(({ state }) => state === 'INCALCULABLE').length;
  }
  return { days: total - incalculable, incalculable, sums };
}

/** What all days of a filter of `timesheets` come to; null where they are more than lists count. */
export const timesheetTotals = query({
  name: 'timesheetTotals',
  isCostly: true,
  access: { who: 'member' },
  area: 'timesheet',
  args,
  answer: answer.nullable(),
  example: { from: '2026-10-01', to: '2026-10-31' },
  run: (filter, scope) => totalsOf(scope, filterOf(filter)),
});
