import { type Calculation } from '../data/types.ts';

/** Days by which a request exceeds the balance and the permitted advance; at most its own days. */
export const missingOf = ({
  days,
  balanceAfter,
  advanceDays,
}: Pick<Calculation, 'days' | 'balanceAfter' | 'advanceDays'>): number =>
  balanceAfter === null ? 0 : Math.min(days, Math.max(0, -advanceDays - balanceAfter));
