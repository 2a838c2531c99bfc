import { addDays, weekStart } from '@kadro/kernel';
import { explainedRecords } from '../../day/records.ts';
import { type ExplainedRecord } from '../../day/shapes.ts';
import { nowOf } from '../derive.ts';
import { type TimesheetFacts } from '../facts.ts';
import { dayFactsOf } from '../person-facts.ts';

/** The record of one date with its reasons, from the same facts as its row. */
export function explainedDay(facts: TimesheetFacts, date: string): ExplainedRecord | null {
  const monday = weekStart(date);
  const range = { from: monday, to: addDays(monday, 6), now: nowOf(facts, monday) };
  return explainedRecords(dayFactsOf(facts, { ...range, on: date })).find((record) => record.date === date) ?? null;
}
