import { addDays } from '@kadro/kernel';
import { type FactSource } from '@kadro/chassis/declare';
import { timesheetFacts } from './facts.ts';
import { pairingSince, weeksOf } from './person-facts.ts';
import { ofKey } from './weeks.ts';

interface ReadingEvent {
  id: string;
  data: Record<string, unknown>;
}

/**
 * Of the records around a reading, those that it may change: from the day before the stay that it may belong to, up to
 * the day after the last reading that may pair otherwise; whole weeks where a week is counted as one.
 */
export async function readingKeys(
  { id, data: { on, until = on } }: ReadingEvent,
  keys: readonly string[],
  source: FactSource,
): Promise<readonly string[]> {
  const state: FactSource['state'] = (decider, of) => source.state(decider, of);
  // names play no part in it
  const facts = await timesheetFacts({ organization: source.organization, state, cleared: state }, id);
  if (!facts || typeof on !== 'string' || typeof until !== 'string') return keys;
  const [from, to] = [addDays(pairingSince(facts, on), -1), addDays(until, 1)];
  return keys.filter((key) => {
    const { date } = ofKey(key);
    return (from <= date && date <= to) || weeksOf(facts, date, date).hasWeekDuty;
  });
}
