import { daysOfMonth } from '../months.ts';
import { type PeriodState } from '../events.ts';

/** Once. */
export const openPeriod = ({ state }: Pick<PeriodState, 'state'>, branchId: string | null, month: string) =>
  state === null ? [{ type: 'PeriodOpened' as const, data: { branchId, month, ...daysOfMonth(month) } }] : [];
