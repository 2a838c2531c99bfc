import { addDays, weekStart } from '@kadro/kernel';
import { readingsOn } from '../clock/events.ts';
import { type Settings } from '../day/shapes.ts';
import { daysOf } from './day.ts';
import { type TimesheetFacts } from './facts.ts';
import { dayFactsOf, settingsOn } from './person-facts.ts';
import { type TimesheetRow } from './row.ts';
import { datesBetween } from './weeks.ts';

type Draft = Omit<TimesheetRow, 'id' | 'updatedDateTime'>;

export type Week = ReturnType<typeof daysOf>;

// the days of a week are calculated once, though they are asked for one by one
const weeks = new WeakMap<object, { facts: TimesheetFacts; byMonday: Map<string, Week> }>();

/** Whether two lists, maps or objects hold the same things; states of streams are the same only if they are one. */
function isAlike(a: unknown, b: unknown, depth = 3): boolean {
  if (a === b) return true;
  if (depth === 0 || typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return false;
  if (a instanceof Map && b instanceof Map) return isAlike([...a], [...b], depth + 1);
  if (Object.getPrototypeOf(a) !== Object.getPrototypeOf(b) || 'toSeq' in a) return false;
  const [one, other] = [Object.entries(a), Object.entries(b)];
  return (
    one.length === other.length &&
    one.every(([name, value], n) => name === other[n]![0] && isAlike(value, other[n]![1], depth - 1))
  );
}

/** What has happened by now: as far as time is known to have passed, at least up to what is recorded of these days. */
export function nowOf({ clock, workplan, absence, overtime, until }: TimesheetFacts, monday: string): string {
  const instants = datesBetween(addDays(monday, -1), addDays(monday, 7)).flatMap((date) => [
    clock.changedAt.get(date, until),
    workplan.changedAt.get(date, until),
    absence.changedAt.get(date, until),
    overtime.changedAt.get(date, until),
    ...readingsOn(clock, date).map(({ at }) => at),
  ]);
  return instants.reduce((last, one) => (one > last ? one : last), until);
}

/** The records of a week, each date by the rules that count on it: over a change of rules it is calculated once by each side's. */
export function calculatedWeek(facts: TimesheetFacts, monday: string): Week {
  const range = { from: monday, to: addDays(monday, 6), now: nowOf(facts, monday) };
  const sides = new Map<Settings, Week>();
  const week: Week = new Map();
  for (const on of datesBetween(range.from, range.to)) {
    const settings = settingsOn(facts, on);
    const side = sides.get(settings) ?? daysOf(facts, dayFactsOf(facts, { ...range, on }));
    sides.set(settings, side);
    const day = side.get(on);
    if (day) week.set(on, day);
  }
  return week;
}

function weekOf(facts: TimesheetFacts, monday: string): Week {
  const known = weeks.get(facts.clock);
  const memo = known && isAlike(known.facts, facts) ? known : { facts, byMonday: new Map<string, Week>() };
  if (memo !== known) weeks.set(facts.clock, memo);
  const week = memo.byMonday.get(monday) ?? calculatedWeek(facts, monday);
  memo.byMonday.set(monday, week);
  return week;
}

/** The record of one date; null where there is nothing to be said of it. */
export function timesheetDay(facts: TimesheetFacts, date: string): Draft | null {
  const day = weekOf(facts, weekStart(date)).get(date);
  return day ? { ...day, employeeId: facts.person, _name: facts.name, _managers: facts.managers } : null;
}
