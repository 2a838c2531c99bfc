import { type Refusal } from '@kadro/chassis';
import { addDays, weekStart } from '@kadro/kernel';
import { areTwoWeekDuties, overlapsOf, type ShiftOn } from '../../day/overlap.ts';
import { type RuleValues } from '../../rule-sets/shape.ts';
import { datesBetween } from '../../timesheet/weeks.ts';
import { findingsOf } from '../plan/limits.ts';

/** A shift that somebody has on a date. */
export interface Placed extends ShiftOn {
  /** One version of a shift. */
  id: string;
  shiftId: string;
  /** Planned for the date or painted: what only follows from a worksheet or a default shift gives way to both. */
  isNamed: boolean;
}

/** What somebody has planned, with what is painted over it. */
export interface CheckedPlan {
  on: (date: string) => readonly Placed[];
  rules: (date: string) => RuleValues;
  /** Dates that are painted. */
  painted: ReadonlySet<string>;
  isClosed: (date: string) => boolean;
  /** On approved leave the whole day. */
  isAway: (date: string) => boolean;
  isEmployed: (date: string) => boolean;
}

/** What is wrong with a date, or what a rule warns of. */
export interface Conflict extends Refusal {
  date: string;
  /** The other date that it comes from, too. */
  beside: string | null;
  isRefused: boolean;
}

type Found = Omit<Conflict, 'date'>;

const of = (name: string, on: string, more: Partial<Found> = {}): Found => ({
  name,
  params: { on },
  details: { on },
  beside: null,
  isRefused: true,
  ...more,
});

/** What keeps a painted date from being set, and shifts that nobody can come to. */
function ofDay(plan: CheckedPlan, date: string): Found[] {
  const isPainted = plan.painted.has(date);
  const named = plan.on(date).some(({ isNamed }) => isNamed);
  return [
    ...(isPainted && plan.isClosed(date) ? [of('period_closed', date)] : []),
    ...(named && !plan.isEmployed(date) ? [of('outside_employment', date)] : []),
    ...(isPainted && named && plan.isAway(date) ? [of('workplan_on_leave', date, { isRefused: false })] : []),
  ];
}

/** A shift that begins before another one has ended, told on the date on which it begins. */
function overlapsOn({ on }: CheckedPlan, date: string): Found[] {
  const own = on(date);
  for (const [at, one] of own.entries()) {
    const other = [...own.slice(0, at), ...on(addDays(date, -1))].find((before) => overlapsOf(one, before));
    if (other)
      return [
        of('workplan_overlap', date, {
          beside: other.date === date ? null : other.date,
          isRefused: one.isNamed && other.isNamed,
        }),
      ];
  }
  return [];
}

/** Of several duties of a week, all after the first. */
function dutiesOn({ on }: CheckedPlan, date: string): Found[] {
  const before = datesBetween(weekStart(date), date).flatMap((day) => on(day));
  const other = on(date).flatMap((one) => before.filter((earlier) => areTwoWeekDuties(one, earlier)))[0];
  return other
    ? [
        of('workplan_week_duties', date, {
          beside: other.date === date ? null : other.date,
        }),
      ]
    : [];
}

/** What the rules find, the rest after the last date on that date. */
function ofRules({ on, rules }: CheckedPlan, dates: readonly string[]): Conflict[] {
  const last = dates.at(-1)!;
  const shiftsOn = (date: string) => on(date).map(({ shift }) => shift);
  return findingsOf({
    dates: dates.filter((date) => on(date).length > 0),
    on: shiftsOn,
    rules,
  }).map((finding) => {
    const at = finding.date;
    const isRest = finding.name === 'workplan_rest_short';
    if (at > last) return { ...finding, date: last, beside: at };
    return { ...finding, date: at, beside: isRest ? addDays(at, -1) : null };
  });
}

/** What does not fit on dates that follow each other, by date; overlapping shifts have no rest to speak of. */
export function conflictsOf(plan: CheckedPlan, dates: readonly string[]): Conflict[] {
  const byRules = Map.groupBy(ofRules(plan, dates), ({ date }) => date);
  return dates.flatMap((date) => {
    const overlaps = overlapsOn(plan, date);
    const found = [...ofDay(plan, date), ...overlaps, ...dutiesOn(plan, date)].map((one) => ({ ...one, date }));
    const ruled = (byRules.get(date) ?? []).filter(
      ({ name }) => overlaps.length === 0 || name !== 'workplan_rest_short',
    );
    return [...found, ...ruled];
  });
}

/** Which of the shifts would fit in the place of what a date has: without a conflict there or with the day after. */
export function fittingOn(plan: CheckedPlan, date: string, offered: readonly Placed[]): string[] {
  return offered.flatMap((shift) => {
    const tried = {
      ...plan,
      on: (day: string) => (day === date ? [shift] : plan.on(day)),
    };
    const found = conflictsOf(tried, [date, addDays(date, 1)]);
    return found.some((one) => one.date === date || one.beside === date) ? [] : [shift.shiftId];
  });
}
