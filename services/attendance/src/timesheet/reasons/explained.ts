import { explainedRecords } from '../../day/records.ts';
import { type ExplainedRecord } from '../../day/shapes.ts';
import { askedOn } from '../derive.ts';
import { type TimesheetFacts } from '../facts.ts';
import { dayFactsOf } from '../person-facts.ts';

/** The record of one date with its reasons, from the same facts as its row. */
export function explainedDay(facts: TimesheetFacts, date: string): ExplainedRecord | null {
  return explainedRecords(dayFactsOf(facts, askedOn(facts, date))).find((record) => record.date === date) ?? null;
}
