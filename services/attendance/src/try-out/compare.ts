import { timesheetDay } from '../timesheet/derive.ts';
import { type TimesheetFacts } from '../timesheet/facts.ts';
import { datesBetween } from '../timesheet/weeks.ts';
import { changesOf, type FigureChange, isChanged, nothing, plus, type Sums, sumsOfDay } from './figures.ts';

export interface Range {
  from: string;
  /** Included. */
  to: string;
}

/** What a draft does to a person over a range of dates. */
export interface PersonDifference {
  before: Sums;
  after: Sums;
  /** The dates on which something is another, each with what that is. */
  days: { date: string; figures: FigureChange[] }[];
}

/** A person's records by the facts as they are, and by drafted ones: the same calculation as that of the day records. */
export function compared(facts: TimesheetFacts, draft: TimesheetFacts, { from, to }: Range): PersonDifference {
  const found: PersonDifference = { before: nothing, after: nothing, days: [] };
  for (const date of datesBetween(from, to)) {
    const [before, after] = [sumsOfDay(timesheetDay(facts, date)), sumsOfDay(timesheetDay(draft, date))];
    found.before = plus(found.before, before);
    found.after = plus(found.after, after);
    const figures = changesOf(before, after).filter(isChanged);
    if (figures.length > 0) found.days.push({ date, figures });
  }
  return found;
}
