import { type LeaveBalance } from '../data/types.ts';

/** What there is of a kind in its year, days brought along included. */
export const totalOf = ({ previousBalance, accrualCalculatedCount }: LeaveBalance): number =>
  previousBalance + accrualCalculatedCount;

/** What people mean by "my leave": the paid kind of which there is most. */
export function mainOf(balances: readonly LeaveBalance[]): LeaveBalance | undefined {
  const granted = balances.filter((one) => totalOf(one) > 0).toSorted((one, other) => totalOf(other) - totalOf(one));
  return granted.find((one) => one.leaveType?.kind === 'PAID') ?? granted[0];
}
