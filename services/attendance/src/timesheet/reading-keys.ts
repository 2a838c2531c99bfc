import { addDays } from '@kadro/kernel';
import { type PersonFacts, weeksOf } from './person-facts.ts';
import { pairingSince } from './readings.ts';
import { dayKey, ofKey } from './weeks.ts';

interface ReadingEvent {
  data: Record<string, unknown>;
}

/**
 * Of the records around a reading, those that it may change: from the day before the stay that it may belong to, up to
 * the day after the last reading that may pair otherwise; whole weeks where a week is counted as one.
 */
export function readingKeys(
  { data: { on, until = on } }: ReadingEvent,
  keys: readonly string[],
  facts: PersonFacts | null,
): readonly string[] {
  if (!facts || typeof on !== 'string' || typeof until !== 'string') return keys;
  const { person } = ofKey(keys[0]!);
  const [first, last] = [dayKey(person, addDays(pairingSince(facts, on), -1)), dayKey(person, addDays(until, 1))];
  const hasWeeks = mayHaveWeekDuty(facts);
  const isOfWeek = (date: string): boolean => weeksOf(facts, date, date).hasWeekDuty;
  return keys.filter((key) => (first <= key && key <= last) || (hasWeeks && isOfWeek(ofKey(key).date)));
}

const mayHaveWeekDuty = ({ shifts }: PersonFacts): boolean =>
  [...shifts.values()].some(({ versions }) => versions.some(({ fields }) => fields.over === 'WEEK'));
