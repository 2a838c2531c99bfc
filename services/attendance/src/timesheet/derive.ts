import { addDays, weekStart } from '@kadro/kernel';
import { type Day, daysOf, isKnown } from './day.ts';
import { type TimesheetFacts } from './facts.ts';
import { type Asked, dayFactsOf, readingDates, weeksOf } from './person-facts.ts';
import { readingsAt } from './readings.ts';

type Week = Map<string, Day>;

// a week that is counted as one is calculated once, though its days are asked for one by one
const weeks = new WeakMap<TimesheetFacts, Map<string, Week>>();

/** What has happened by now: as far as time is known to have passed, at least up to what is recorded of these days. */
function nowOf(facts: TimesheetFacts, from: string, to: string): string {
  const { clock, until } = facts;
  let now = until;
  const passed = (instant: string | undefined): void => {
    if (instant !== undefined && instant > now) now = instant;
  };
  // what is planned or taken may change every day of its week
  const weeks = weeksOf(facts, from, to);
  passed(weeks.changedAt);
  for (const date of readingDates(facts, weeks, from, to)) {
    passed(clock.changedAt.get(date));
    for (const { at } of readingsAt(clock, date)) passed(at);
  }
  return now;
}

/** What the record of a date is calculated with: alone, or with its week where that is counted as one. */
export function askedOn(facts: TimesheetFacts, date: string): Asked {
  const monday = weekStart(date);
  const { hasWeekDuty } = weeksOf(facts, date, date);
  const [from, to] = hasWeekDuty ? [monday, addDays(monday, 6)] : [date, date];
  return { from, to, now: nowOf(facts, from, to) };
}

/** The record of one date; null where there is nothing to be said of it. */
export function timesheetDay(facts: TimesheetFacts, date: string): Day | null {
  const asked = askedOn(facts, date);
  if (asked.from === asked.to) {
    const dayFacts = dayFactsOf(facts, asked);
    // of many dates around what is touched there is nothing to say
    const isEmpty = dayFacts.readings.length === 0 && !isKnown(facts, date);
    return isEmpty ? null : (daysOf(facts, dayFacts).get(date) ?? null);
  }
  const known = weeks.get(facts) ?? new Map<string, Week>();
  weeks.set(facts, known);
  const week = known.get(asked.from) ?? daysOf(facts, dayFactsOf(facts, asked));
  known.set(asked.from, week);
  return week.get(date) ?? null;
}
