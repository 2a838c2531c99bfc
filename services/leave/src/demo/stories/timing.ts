import { addDays } from '@kadro/kernel';
import { type WorkDays } from '../calendar/work-days.ts';
import { type Chance } from '@kadro/kernel';
import { type Act } from './request.ts';

const [opens, closes] = [8 * 60 + 20, 17 * 60 + 30];

export const officeMinute = (chance: Chance): number => chance.between(opens, closes);

/** Five hours to two days, in working hours. */
export function later(days: WorkDays, at: Temporal.Instant, chance: Chance): Temporal.Instant {
  const raw = at.add({ minutes: chance.between(5 * 60, 48 * 60) });
  const minutes = days.minutesOf(raw);
  const date = days.dateOf(raw);
  const isLate = minutes > closes;
  if (days.isWorked(date) && !isLate && minutes >= opens) return raw;
  return days.at(days.worked(isLate ? addDays(date, 1) : date), officeMinute(chance));
}

/** At most two, some with a note. */
export function approvals(days: WorkDays, from: Temporal.Instant, chance: Chance): Act[] {
  const first = later(days, from, chance);
  const decide = (at: Temporal.Instant): Act => ({
    at,
    does: 'DECIDE',
    approved: true,
    n: chance.often(0.2) ? chance.between(0, 9) : null,
  });
  return [decide(first), decide(later(days, first, chance))];
}

export function fate(
  days: WorkDays,
  asked: Temporal.Instant,
  { beginDate, endDate }: { beginDate: string; endDate: string },
  chance: Chance,
): Act[] {
  const share = chance.next();
  const first = later(days, asked, chance);
  const n = chance.between(0, 9);
  if (share < 0.04) return [{ at: first, does: 'DECIDE', approved: false, n }];
  if (share < 0.06)
    return [
      { at: first, does: 'DECIDE', approved: true, n: null },
      { at: later(days, first, chance), does: 'DECIDE', approved: false, n },
    ];
  if (share < 0.11) {
    const answered = later(days, first, chance);
    return [
      { at: first, does: 'ASK_DETAIL', n },
      { at: answered, does: 'ANSWER', n },
      ...approvals(days, answered, chance),
    ];
  }
  const approved = approvals(days, asked, chance);
  const settled = days.dateOf(approved.at(-1)!.at);
  if (share < 0.16 && settled < days.move(beginDate, -1))
    return [...approved, { at: days.at(days.move(beginDate, -1), officeMinute(chance)), does: 'CANCEL', n }];
  const from = days.move(endDate, -1);
  if (share < 0.24 && from > beginDate && settled < beginDate)
    return [...approved, { at: days.at(beginDate, officeMinute(chance)), does: 'CANCEL', n, from }];
  return approved;
}
