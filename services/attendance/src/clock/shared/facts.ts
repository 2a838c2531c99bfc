import { type QueryScope } from '@kadro/chassis';
import { addDays } from '@kadro/kernel';
import { dayRecords } from '../../day/records.ts';
import { factsNow } from '../../timesheet/facts.ts';
import { dayFactsOf, type PersonFacts, shiftIdOf } from '../../timesheet/person-facts.ts';
import { plannedOn } from '../../workplan/state.ts';
import { type Reading } from '../events.ts';

/** What the person's days follow from, as it is recorded now. */
export const personFacts: (scope: QueryScope, person: string) => Promise<PersonFacts | null> = factsNow;

/** Where a reading would stand if it were there: the key of a shift, or ASK, UNPLANNED, IGNORED. */
function placeOf(facts: PersonFacts, reading: Reading): string | undefined {
  const { dates, byDate } = facts.clock;
  const clock = {
    ...facts.clock,
    dates: dates.set(reading.id, reading.on),
    byDate: byDate.update(reading.on, [], (all) => [...all.filter(({ id }) => id !== reading.id), reading]),
  };
  const range = { from: addDays(reading.on, -1), to: addDays(reading.on, 1), now: reading.at };
  const records = dayRecords(dayFactsOf({ ...facts, clock }, range));
  return records.map((record) => record.readings[reading.id]).find((label) => label !== undefined);
}

/** Ids of the shifts of which the person has to choose one for this reading; none where it is clear. */
export function shiftsToChoose(facts: PersonFacts, reading: Reading): string[] {
  if (placeOf(facts, { ...reading, shiftId: null }) !== 'ASK') return [];
  const near = [-1, 0, 1].flatMap(
    (days) => plannedOn(facts.workplan, addDays(reading.on, days), facts.worksheets) ?? [],
  );
  const ids = [...new Set(near.map(({ shiftId }) => shiftId))];
  return ids.filter((shiftId) => {
    const label = placeOf(facts, { ...reading, shiftId });
    return label !== undefined && shiftIdOf(label) === shiftId;
  });
}
