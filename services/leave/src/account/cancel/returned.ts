import { GuardedRows, named, query } from '@kadro/chassis';
import { z } from 'zod';
import { type LeaveRequestRow } from '../rows/requests/fields.ts';
import { leftDaysOf } from '../rows/requests/days.ts';
import { leaveRequests } from '../rows/requests/model.ts';
import { mayCancel } from '../rows/requests/shown.ts';
import { daysOf, toNumber } from '../shared/days.ts';
import { sensibleDay } from '../shared/shapes.ts';
import { holds } from '../state.ts';
import { type CancelFacts } from './facts.ts';
import { type Cancellable, returnedFrom, returning } from './rules.ts';

const requests = new GuardedRows<LeaveRequestRow>(leaveRequests);

const shape = named(
  'LeaveReturn',
  z.object({
    from: z.string().describe('the first date that comes back'),
    to: z.string().describe('the last one'),
    days: z.number().describe('that come back, to four decimals'),
    whole: z.boolean().describe('whether nothing of the request remains'),
  }),
);

/** What the command would give back. @throws leave_day_outside, date_order, leave_nothing_comes_back */
export function returnOf(
  request: Cancellable,
  dates: { from?: string | null; to?: string | null },
  by: Pick<CancelFacts, 'isRequester' | 'today'>,
): z.infer<typeof shape> {
  const { isWhole, returned } = returnedFrom(request, returning(request, dates, by));
  return {
    from: returned[0]!.date,
    to: returned.at(-1)!.date,
    days: toNumber(daysOf(returned)),
    whole: isWhole,
  };
}

/** null where the reader may not cancel the request. */
export const leaveReturn = query({
  name: 'leaveReturn',
  access: { who: 'member' },
  area: 'leave',
  args: z.object({ requestId: z.string(), from: sensibleDay.nullish(), to: sensibleDay.nullish() }),
  answer: shape,
  run: async ({ requestId, ...dates }, scope) => {
    const row = await requests.one(scope, requestId);
    if (!row || !holds(row) || !mayCancel(row, scope)) return null;
    const days = leftDaysOf(row);
    if (days.length === 0) return null;
    const isRequester = row.employeeId === scope.principal.account;
    return returnOf({ status: row.status, days }, dates, { isRequester, today: scope.today() });
  },
});
