import { type NewEvent } from '@kadro/chassis';
import { type Day } from '@kadro/kernel';
import Fraction from 'fraction.js';
import { type LeaveAccountEvents } from '../events.ts';
import { shortfallFrom } from '../shared/balances.ts';
import { type Dated } from '../shared/ledger.ts';
import { type DayFact, type RecountCause, type Shortfall } from '../shared/shapes.ts';
import { book, holds, type LeaveAccountState, release, type RequestState } from '../state.ts';
import { type DateShare, fitted } from './fit.ts';

const asText = ({ date, minutes, of, part, kind, holidayId }: DayFact): string =>
  [date, minutes, of, part, kind, holidayId].join();

/** How a day of a request counts now, taken alone. */
export type CountAgain = (request: RequestState, day: DayFact) => DayFact;

interface RecountInput {
  id: string;
  /** Also asked for other requests of the same dates. */
  count: CountAgain;
  cause: { kind: RecountCause; id: string };
  /** Of the first day; absent where it has not changed. */
  branchId?: string | null;
}

/** By request, what changes on the dates of one: a date never holds more than it has. */
function changedDays(state: LeaveAccountState, request: RequestState, count: CountAgain): Map<string, DayFact[]> {
  const changed = new Map<string, DayFact[]>();
  for (const { date } of request.days) {
    const shares = state.taken.get(date, []).flatMap(({ requestId }): DateShare[] => {
      const one = state.requests.get(requestId);
      const day = one?.days.find((known) => known.date === date);
      return one && day ? [{ requestId, beginTime: one.beginTime, day: count(one, day) }] : [];
    });
    for (const [requestId, day] of fitted(shares)) {
      const known = state.requests.get(requestId)!.days.find((one) => one.date === date)!;
      if (asText(day) !== asText(known)) changed.set(requestId, [...(changed.get(requestId) ?? []), day]);
    }
  }
  return changed;
}

function shortfallOf(
  state: LeaveAccountState,
  { leaveTypeId, tracksBalance, advanceDays }: RequestState,
  from: Day | undefined,
  due?: readonly Dated[],
): Shortfall {
  return tracksBalance && from !== undefined
    ? shortfallFrom(state, leaveTypeId, from, new Fraction(advanceDays), due)
    : null;
}

/**
 * Past dates too (scenarios 13 and 31), and other requests of the same dates with them; nothing for a denied or
 * cancelled request, or where all counts as before.
 */
export function recount(
  state: LeaveAccountState,
  { id, count, cause, ...moved }: RecountInput,
  { due, today }: { due?: readonly Dated[]; today?: Day } = {},
): NewEvent<LeaveAccountEvents>[] {
  const asked = state.requests.get(id);
  if (!asked || !holds(asked)) return [];
  const changed = changedDays(state, asked, count);
  const branchId = moved.branchId === undefined ? asked.branchId : moved.branchId;
  if (branchId !== asked.branchId && !changed.has(id)) changed.set(id, []);
  let next = state;
  return [...changed].map(([requestId, days]) => {
    const request = state.requests.get(requestId)!;
    const counted = new Map(days.map((day) => [day.date, day]));
    const after = request.days.map((day) => counted.get(day.date) ?? day);
    next = book(release(next, request), { ...request, days: after });
    const { leaveTypeId, tracksBalance } = request;
    return {
      type: 'LeaveRecounted',
      data: {
        id: requestId,
        leaveTypeId,
        tracksBalance,
        branchId: requestId === id ? branchId : request.branchId,
        wasOpen: state.open.has(requestId),
        before: [...request.days],
        days: after,
        cause,
        shortfall: shortfallOf(next, request, days[0]?.date, due),
        ...(today ? { recordedOn: today } : {}),
      },
    };
  });
}
