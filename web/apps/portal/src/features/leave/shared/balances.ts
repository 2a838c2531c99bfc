import { type LeaveBalance } from '../data/types.ts';

/** All days of a leave type in its year, including those carried over. */
export const totalOf = ({ previousBalance, accrualCalculatedCount }: LeaveBalance): number =>
  previousBalance + accrualCalculatedCount;

/** The balance shown as "my leave": the paid type with the most days. */
export function mainOf(balances: readonly LeaveBalance[]): LeaveBalance | undefined {
  const granted = balances.filter((one) => totalOf(one) > 0).toSorted((one, other) => totalOf(other) - totalOf(one));
  return granted.find((one) => one.leaveType?.kind === 'PAID') ?? granted[0];
}
