import { type NewEvent } from '@kadro/chassis';
import { approval, type Day } from '@kadro/kernel';
import { type LeaveAccountEvents } from '../events.ts';
import { amountOf, daysLeft, daysOf } from '../shared/days.ts';
import { problem, requireMeaning } from '../shared/refusals.ts';
import { type CancelCause, type DayFact } from '../shared/shapes.ts';
import { holds, type LeaveAccountState, requestOf, type RequestState } from '../state.ts';
import { type CancelFacts } from './facts.ts';

/** What of a request decides on its cancelling; `days` without dates that were given back. */
export type Cancellable = Pick<RequestState, 'status' | 'days'>;
type Canceller = Pick<CancelFacts, 'isRequester' | 'today'>;

/** Both days included; `last` null = to the end. */
export interface Returning {
  first: Day;
  last?: Day | null;
}

/** Requesters give back only dates that are not over; administrators also past ones. */
function isOutside({ status, days }: Cancellable, first: Day, { isRequester, today }: Canceller): boolean {
  const isOver = isRequester && !approval.isOpen(status) && first < today;
  return isOver || first < days[0]!.date || first > days.at(-1)!.date;
}

/** The dates from a day on, or to another; all of them where what remains would count nothing. */
export function returnedFrom(
  { days }: Pick<Cancellable, 'days'>,
  { first, last }: Returning,
): { isWhole: boolean; returned: DayFact[] } {
  const returned = days.filter(({ date }) => date >= first && (!last || date <= last));
  const isWhole = daysOf(daysLeft(days, returned)).equals(0);
  return { isWhole, returned: isWhole ? [...days] : returned };
}

/** The days from which a request can be cancelled: its first one, and the later ones that count. */
export function cancellableFrom(request: Cancellable, by: Canceller): Day[] {
  const [first] = request.days;
  if (!first || !holds(request)) return [];
  const counting = request.days.filter((day) => !amountOf(day).equals(0)).map(({ date }) => date);
  const later = isOutside(request, first.date, by) ? counting : counting.slice(1);
  return [first.date, ...later].filter((date) => !isOutside(request, date, by));
}

interface Cancelled {
  /** Where the person works. */
  today?: Day;
  by: string;
  at: string;
  reason?: string;
  /** Where nobody cancelled it. */
  cause?: CancelCause;
}

/** @throws request_decided */
export function cancelledFrom(
  request: RequestState,
  returning: Returning,
  { at, today, ...why }: Cancelled,
): NewEvent<LeaveAccountEvents> {
  const { id, status, leaveTypeId, tracksBalance, branchId } = request;
  const cancelled = approval.cancel(request, { at });
  const { isWhole, returned } = returnedFrom(request, returning);
  const { first, last } = returning;
  const isTail = !last || last >= request.days.at(-1)!.date;
  return {
    type: 'LeaveCancelled',
    data: {
      id,
      leaveTypeId,
      tracksBalance,
      branchId,
      wasOpen: approval.isOpen(status),
      ...why,
      from: isWhole ? null : first,
      ...(isWhole || isTail ? {} : { to: last }),
      returned,
      steps: approval.withoutNotes(isWhole ? cancelled.steps : request.steps),
      ...(today ? { recordedOn: today } : {}),
    },
  };
}

/** All of it, its dates from one on, or between two. @throws leave_day_outside, date_order, leave_nothing_comes_back */
export function returning(
  request: Cancellable,
  { from, to }: { from?: Day | null; to?: Day | null },
  facts: Canceller,
): Returning {
  const first = from ?? request.days[0]!.date;
  if (isOutside(request, first, facts)) throw problem('leave_day_outside', 'from');
  if (to && to < first) throw problem('date_order', 'to');
  if (to && to > request.days.at(-1)!.date) throw problem('leave_day_outside', 'to');
  const last = to ?? null;
  const { isWhole, returned } = returnedFrom(request, { first, last });
  if (returned.length === 0) throw problem('leave_day_outside', 'from');
  // weekends and holidays alone bring nothing back
  if (!isWhole && daysOf(returned).equals(0)) throw problem('leave_nothing_comes_back', 'from');
  return { first, last };
}

/**
 * Gives back a request or some of its dates, whatever the balance (scenario 17). Remaining dates that count nothing are
 * given back too.
 * @throws request_decided, meaningful_text, leave_day_outside, date_order, leave_nothing_comes_back
 */
export function cancelLeave(
  state: LeaveAccountState,
  { id, reason, ...dates }: { id: string; reason: string; from?: Day | null; to?: Day | null },
  facts: CancelFacts,
): NewEvent<LeaveAccountEvents>[] {
  const request = requestOf(state, id);
  approval.cancel(request, facts);
  requireMeaning(reason, 'reason');
  return [
    cancelledFrom(request, returning(request, dates, facts), {
      reason,
      by: facts.actor,
      at: facts.at,
      today: facts.today,
    }),
  ];
}
