import { type LeaveBalance } from '../data/types.ts';

/** The balance shown as "my leave": the paid type with the most days. */
export function mainOf(balances: readonly LeaveBalance[]): LeaveBalance | undefined {
  const granted = balances
    .filter(({ entitled }) => entitled > 0)
    .toSorted((one, other) => other.entitled - one.entitled);
  return granted.find((one) => one.leaveType?.kind === 'PAID') ?? granted[0];
}
