import { type NewEvent } from '@kadro/chassis';
import Fraction from 'fraction.js';
import { type LeaveAccountEvents } from '../events.ts';
import { shortfallFrom } from '../shared/balances.ts';
import { type Dated } from '../shared/ledger.ts';
import { type DayFact, type RecountCause } from '../shared/shapes.ts';
import { book, holds, type LeaveAccountState, release } from '../state.ts';

const asText = ({ date, minutes, of, part, kind, holidayId }: DayFact): string =>
  [date, minutes, of, part, kind, holidayId].join();

interface RecountInput {
  id: string;
  /** As they count now; may name dates that the request no longer holds. */
  days: readonly DayFact[];
  cause: { kind: RecountCause; id: string };
  /** Of the first day; absent where it has not changed. */
  branchId?: string | null;
}

/** Past dates too (scenarios 13 and 31); nothing for a denied or cancelled request, or where all counts as before. */
export function recount(
  state: LeaveAccountState,
  { id, days, cause, ...moved }: RecountInput,
  { due }: { due?: readonly Dated[] } = {},
): NewEvent<LeaveAccountEvents>[] {
  const request = state.requests.get(id);
  if (!request || !holds(request)) return [];
  const counted = new Map(days.map((day) => [day.date, day]));
  const after = request.days.map((day) => counted.get(day.date) ?? day);
  const changed = after.find((day, n) => asText(day) !== asText(request.days[n]!));
  const branchId = moved.branchId === undefined ? request.branchId : moved.branchId;
  if (!changed && branchId === request.branchId) return [];
  const { leaveTypeId, tracksBalance } = request;
  const next = book(release(state, request), { ...request, days: after });
  const shortfall =
    tracksBalance && changed
      ? shortfallFrom(next, leaveTypeId, changed.date, new Fraction(request.advanceDays), due)
      : null;
  return [
    {
      type: 'LeaveRecounted',
      data: {
        id,
        leaveTypeId,
        tracksBalance,
        branchId,
        wasOpen: state.open.has(id),
        before: [...request.days],
        days: after,
        cause,
        shortfall,
      },
    },
  ];
}
