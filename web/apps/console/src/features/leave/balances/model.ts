import { type LeaveBalancesOfQuery, type LeaveBalancesQuery, type LeaveYearQuery } from '../../../generated/graphql.ts';

/** The balance of one type on a day (specification, section 3): balance = carried over + granted - used - asked. */
export type LeaveBalance = NonNullable<LeaveBalancesQuery['leaveBalances']>[number] & { id: string };
export type PersonBalances = NonNullable<LeaveBalancesOfQuery['leaveBalancesOf']>['items'][number] & { id: string };
export type LedgerYear = NonNullable<LeaveYearQuery['leaveYear']> & { id: string };
export type LedgerEntry = LedgerYear['entries'][number];

type Moved = { opening: number; entries: readonly Pick<LedgerEntry, 'days' | 'pending'>[] };

/** The balance after each entry, rounded to four places; pending requests do not count. */
export function runningBalance({ opening, entries }: Moved): number[] {
  let balance = opening;
  return entries.map(({ days, pending }) => (balance = Math.round((balance + (pending ? 0 : days)) * 10_000) / 10_000));
}
