import { type LeaveRequestRecordFragment, type LeaveRequestRowFragment } from '../../../generated/graphql.ts';

/** A request in a list. */
export type LeaveRequestRow = LeaveRequestRowFragment;
/** One request with everything behind it. */
export type LeaveRequest = LeaveRequestRecordFragment;
export type LeaveTypeTag = LeaveRequestRow['leaveType'];
export type DayDetail = NonNullable<LeaveRequest['dayDetails']>[number];
export type Step = LeaveRequest['steps'][number];
export type LeaveDocument = NonNullable<LeaveRequest['documents']>[number];

/** The days that a cancellation restores, from a day on or of the whole request; rounded to four places. */
export const daysBack = (days: readonly DayDetail[], from?: string): number =>
  Math.round(
    days
      .filter(({ date, returned }) => !returned && (!from || date >= from))
      .reduce((sum, { days: amount }) => sum + amount, 0) * 10_000,
  ) / 10_000;

/** The days from which the rest of a request can be cancelled: its leave days but the first. */
export function laterDays(days: readonly DayDetail[]): string[] {
  const taken = days.filter(({ days: amount, returned }) => amount > 0 && !returned).map(({ date }) => date);
  return taken.slice(1);
}

/** A past or future version of a request offers no actions. */
export const onlyRead = (request: LeaveRequest): LeaveRequest => ({ ...request, canDecide: false, canCancel: false });
