import { type NewEvent } from '@kadro/chassis';
import { addDays, type Day } from '@kadro/kernel';
import { type Employment } from '../../replicas/people.ts';
import { cancelledFrom } from '../cancel/rules.ts';
import { type LeaveAccountEvents } from '../events.ts';
import { isEmployed } from '../shared/workplaces.ts';
import { type LeaveAccountState } from '../state.ts';

/**
 * Of open requests and of approved ones: what lies behind the last day of an employment (`''` = before the first one)
 * is given back, up to the next employment.
 */
export function endLeave(
  state: LeaveAccountState,
  { lastDay, employments }: { lastDay: Day; employments: readonly Employment[] },
  { at, today }: { at: string; today?: Day },
): NewEvent<LeaveAccountEvents>[] {
  const behind = [...state.taken].flatMap(([date, taken]) =>
    date > lastDay ? taken.map(({ requestId }) => requestId) : [],
  );
  return [...new Set(behind)].toSorted().flatMap((id) => {
    const request = state.requests.get(id)!;
    const first = request.days.find(({ date }) => date > lastDay && !isEmployed(employments, date));
    const next = first && employments.find(({ from }) => from > first.date);
    const last = next ? addDays(next.from, -1) : null;
    const cause = lastDay === '' ? 'EMPLOYMENT_BEGINS_LATER' : 'EMPLOYMENT_ENDED';
    return first ? [cancelledFrom(request, { first: first.date, last }, { at, today, by: 'system', cause })] : [];
  });
}
