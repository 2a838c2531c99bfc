import { type Calculation } from '../data/types.ts';

/** Days that the balance is short of, at most what is asked for: what goes below the advance that may be taken. */
export const missingOf = ({
  days,
  balanceAfter,
  advanceDays,
}: Pick<Calculation, 'days' | 'balanceAfter' | 'advanceDays'>): number =>
  balanceAfter === null ? 0 : Math.min(days, Math.max(0, -advanceDays - balanceAfter));
