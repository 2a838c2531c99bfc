import { type NewEvent } from '@kadro/chassis';
import { approval, type Day } from '@kadro/kernel';
import { type LeaveAccountEvents, withoutNotes } from '../events.ts';
import { daysOf } from '../shared/days.ts';
import { problem, requireMeaning } from '../shared/refusals.ts';
import { type LeaveAccountState, requestOf, type RequestState } from '../state.ts';
import { type CancelFacts } from './facts.ts';

/** Requesters give back only dates that are not over; administrators also past ones. */
function firstDay({ status, days }: RequestState, from: Day | null | undefined, facts: CancelFacts): Day {
  const first = from ?? days[0]!.date;
  const isOver = facts.isRequester && !approval.isOpen(status) && first < facts.today;
  if (isOver || first < days[0]!.date || first > days.at(-1)!.date) throw problem('leave_day_outside', 'from');
  return first;
}

/**
 * Gives back a request, or its dates from one on, whatever the balance (scenario 17). Remaining dates that count
 * nothing are given back too.
 * @throws changed_meanwhile, meaningful_text, leave_day_outside
 */
export function cancelLeave(
  state: LeaveAccountState,
  { id, reason, from }: { id: string; reason: string; from?: Day | null },
  facts: CancelFacts,
): NewEvent<LeaveAccountEvents>[] {
  const request = requestOf(state, id);
  const { status, days, leaveTypeId, tracksBalance, branchId } = request;
  const cancelled = approval.cancel(request, facts);
  requireMeaning(reason, 'reason');
  const first = firstDay(request, from, facts);
  const isWhole = daysOf(days.filter(({ date }) => date < first)).equals(0);
  return [
    {
      type: 'LeaveCancelled',
      data: {
        id,
        leaveTypeId,
        tracksBalance,
        branchId,
        wasOpen: approval.isOpen(status),
        reason,
        from: isWhole ? null : first,
        returned: days.filter(({ date }) => isWhole || date >= first),
        steps: withoutNotes(isWhole ? cancelled.steps : request.steps),
        by: facts.actor,
      },
    },
  ];
}
