import { type FactSource, foldEvents, type QueryScope } from '@kadro/chassis';
import { people } from '../../replicas/people.ts';
import { type Figures, figuresOf } from '../figures.ts';
import { type DateRange } from '../months.ts';
import { timesheetDay } from '../../timesheet/derive.ts';
import { timesheetFacts, type TimesheetFacts } from '../../timesheet/facts.ts';
import { ruleSetIdOn } from '../../timesheet/person-facts.ts';
import { datesBetween } from '../../timesheet/weeks.ts';
import { type Calculated } from './rules.ts';

type StateOf = FactSource['state'];

/** As it is recorded now. */
const stateNow =
  (scope: QueryScope): StateOf =>
  async (decider, id) =>
    (await scope.state(decider, id)).state;

/** As it was at a place in the log; what has not moved since is not read again. */
const stateAt =
  (scope: QueryScope, position: string): StateOf =>
  async (decider, id) => {
    const now = await scope.state(decider, id);
    if (now.position <= position) return now.state;
    const events = await scope.events.read(scope.events.stream(decider, scope.organization, id));
    const then = events.filter(({ stored }) => stored.position <= position);
    return foldEvents(decider, undefined, then).state as typeof decider.initial;
  };

const factsOf = (scope: QueryScope, person: string, state: StateOf, until?: string): Promise<TimesheetFacts | null> =>
  // names play no part in what counts
  timesheetFacts({ organization: scope.organization, state, cleared: state }, person, until);

/** What a person's days follow from as of a closing: nothing after it, and by its instant everything has happened. */
export const factsAt = (scope: QueryScope, person: string, { position, at }: { position: string; at: string }) =>
  factsOf(scope, person, stateAt(scope, position), at);

/** Whether somebody was ever at a branch, as of a place in the log: of all others nothing more is read. */
export async function isEverAt(
  scope: QueryScope,
  person: string,
  { position, branchId }: { position: string; branchId: string | null },
) {
  const { fields } = await stateAt(scope, position)(people.decider, person);
  return fields.places?.some((place) => place.branchId === branchId) ?? false;
}

export const factsNow = (scope: QueryScope, person: string): Promise<TimesheetFacts | null> =>
  factsOf(scope, person, stateNow(scope));

/** What the days of a month come to that the person was at the branch; by `at` everything has happened. */
export function calculatedMonth(
  facts: TimesheetFacts,
  { from, to }: DateRange,
  { branchId, at }: { branchId: string | null; at: string },
): Calculated {
  const then = facts.until < at ? { ...facts, until: at } : facts;
  const days = new Map<string, Figures>();
  let due: string | null = null;
  for (const date of datesBetween(from, to)) {
    const day = timesheetDay(then, date);
    if (day?.branchId !== branchId) continue;
    days.set(date, figuresOf(day));
    if (day._due !== null && (due === null || day._due < due)) due = day._due;
  }
  return { days, due };
}

/** Rule sets of a month's days, each in its version of now. */
export function rulesOf(facts: TimesheetFacts, dates: Iterable<string>): { ruleSetId: string; version: number }[] {
  const ids = new Set([...dates].flatMap((date) => ruleSetIdOn(facts, date) ?? []));
  return [...ids].map((ruleSetId) => ({ ruleSetId, version: facts.ruleSets.get(ruleSetId)?.changes.length ?? 0 }));
}
