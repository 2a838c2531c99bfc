import { type LeaveRequest } from '../data/types.ts';

type Days = Pick<LeaveRequest, 'dayDetails'>;

/** Days that return to the balance when the request is cancelled from a date on ('' = all of it). */
export const daysBack = ({ dayDetails }: Days, from: string): number =>
  (dayDetails ?? []).filter(({ date, returned }) => !returned && date >= from).reduce((sum, { days }) => sum + days, 0);

/** Dates from which a part can be cancelled: those that count, after the first, not before `today`. */
export function cancellableFrom({ dayDetails }: Days, today: string): string[] {
  const counting = (dayDetails ?? []).filter(({ days, returned }) => days > 0 && !returned).map(({ date }) => date);
  return counting.slice(1).filter((date) => date >= today);
}
