import { GuardedRows, named, query, type QueryScope } from '@kadro/chassis';
import { z } from 'zod';
import { daysOf } from '../../shared/days.ts';
import { ExactSum } from '../../shared/numbers/exact-sum.ts';
import { holds } from '../../state.ts';
import { leftDaysOf } from './days.ts';
import { type LeaveRequestRow } from './fields.ts';
import { leaveRequests } from './model.ts';

const requests = new GuardedRows<LeaveRequestRow>(leaveRequests);
const most = 100;

const totals = named(
  'LeaveRequestTotals',
  z.object({
    requests: z.int().describe('open and approved ones'),
    days: z.number().describe('of these, as they count now'),
    minutes: z.int().describe('of these'),
    denied: z.int(),
  }),
);

const denied: ReadonlySet<string> = new Set(['DENIED', 'REJECTED']);

/** Of what the reader may see. */
export function totalsOf(
  rows: readonly Pick<LeaveRequestRow, 'status' | 'minutes' | 'dayDetails' | '_holidays'>[],
): z.infer<typeof totals> {
  const counted = rows.filter(holds);
  return {
    requests: counted.length,
    days: counted.reduce((sum, row) => sum.plus(daysOf(leftDaysOf(row)).toFraction()), new ExactSum()).shown(),
    minutes: counted.reduce((sum, { minutes }) => sum + minutes, 0),
    denied: rows.filter(({ status }) => denied.has(status)).length,
  };
}

async function allThat(scope: QueryScope, filter: Record<string, object>): Promise<LeaveRequestRow[]> {
  const found: LeaveRequestRow[] = [];
  for (let page = 0; ; page++) {
    const { items } = await requests.list(scope, { page, rowsPerPage: most, sortBy: 'beginDate', filter }, false);
    found.push(...items);
    if (items.length < most) return found;
  }
}

/** Of the named requests, or of a person's that begin in a year; what is out of reach is left out. */
export const leaveRequestTotals = query({
  name: 'leaveRequestTotals',
  access: { who: 'member' },
  area: 'leave',
  args: z.object({
    ids: z.array(z.string()).max(most).nullish(),
    employeeId: z.string().nullish(),
    year: z.int().min(1970).max(2200).nullish(),
  }),
  answer: totals,
  run: async ({ ids, employeeId, year }, scope) => {
    if (ids) return totalsOf((await requests.byIds(scope, ids)).filter((row) => row !== null));
    const filter = {
      employeeId: { eq: employeeId ?? scope.principal.account },
      ...(year ? { beginDate: { from: `${year}-01-01`, to: `${year}-12-31` } } : {}),
    };
    return totalsOf(await allThat(scope, filter));
  },
});
