import { addDays, weekStart } from '@kadro/kernel';
import { readingsOn } from '../clock/events.ts';
import { nextChange } from '../day/next-change.ts';
import { type DayFacts } from '../day/shapes.ts';
import { daysOf } from './day.ts';
import { type TimesheetFacts } from './facts.ts';
import { dayFactsOf } from './person-facts.ts';
import { type TimesheetRow } from './row.ts';
import { datesBetween } from './weeks.ts';

type Draft = Omit<TimesheetRow, 'id' | 'updatedDateTime'>;

interface Week {
  facts: DayFacts;
  days: ReturnType<typeof daysOf>;
}

// the days of a week are calculated once, though they are asked for one by one
const weeks = new WeakMap<object, { facts: TimesheetFacts; byMonday: Map<string, Week> }>();

const isSame = (a: TimesheetFacts, b: TimesheetFacts): boolean =>
  a.workplan === b.workplan &&
  a.absence === b.absence &&
  a.places === b.places &&
  a.employments === b.employments &&
  a.calendar === b.calendar &&
  a.until === b.until &&
  a.zone === b.zone &&
  [...a.leaveTypes].every(([id, tag]) => b.leaveTypes.get(id) === tag) &&
  [...a.shifts].every(([id, state]) => b.shifts.get(id) === state) &&
  [...a.branches].every(([id, { zone, patterns }]) => {
    const other = b.branches.get(id);
    return other?.zone === zone && other.patterns === patterns;
  });

/** What has happened by now: as far as time is known to have passed, at least up to what is recorded of these days. */
function nowOf({ clock, workplan, absence, until }: TimesheetFacts, monday: string): string {
  const instants = datesBetween(addDays(monday, -1), addDays(monday, 7)).flatMap((date) => [
    clock.changedAt.get(date, until),
    workplan.changedAt.get(date, until),
    absence.changedAt.get(date, until),
    ...readingsOn(clock, date).map(({ at }) => at),
  ]);
  return instants.reduce((last, one) => (one > last ? one : last), until);
}

function weekOf(facts: TimesheetFacts, monday: string): Week {
  const known = weeks.get(facts.clock);
  const memo = known && isSame(known.facts, facts) ? known : { facts, byMonday: new Map<string, Week>() };
  if (memo !== known) weeks.set(facts.clock, memo);
  const found = memo.byMonday.get(monday);
  if (found) return found;
  const range = { from: monday, to: addDays(monday, 6) };
  const dayFacts = dayFactsOf(facts, { ...range, now: nowOf(facts, monday) });
  const week = { facts: dayFacts, days: daysOf(facts, dayFacts) };
  memo.byMonday.set(monday, week);
  return week;
}

/** The record of one date; null where there is nothing to be said of it. */
export function timesheetDay(facts: TimesheetFacts, date: string): Draft | null {
  const { facts: dayFacts, days } = weekOf(facts, weekStart(date));
  const day = days.get(date);
  if (!day) return null;
  return {
    ...day,
    employeeId: facts.person,
    _name: facts.name,
    _managers: facts.managers,
    _due: nextChange(dayFacts, date),
  };
}
