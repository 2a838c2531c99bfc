import { type CommandScope } from '@kadro/chassis';
import { people, type PersonRow } from '../../replicas/people.ts';
import { leaveAccount } from '../events.ts';
import { rowsNow } from '../history.ts';
import { leaveEntries } from '../rows/leave-entries.ts';
import { aroundOf } from '../recount/workplaces.ts';
import { firstDifference, workplaceOn, workplacesOf, type WorkHistory } from '../shared/workplaces.ts';
import { placeEntries } from './rules.ts';

/** By what is a fact: plans give no right before they are due. */
function hasMoved(before: WorkHistory, after: WorkHistory): boolean {
  return firstDifference(workplacesOf(before), workplacesOf(after), ({ branchId }) => branchId) !== null;
}

/** Reads the events of the account once. */
async function placeEntriesOf(scope: CommandScope, personId: string): Promise<void> {
  const person = await scope.row<PersonRow>(people.model, personId);
  // undated states change no past
  if (!person?.places?.length) return;
  const { state, revision } = await scope.state(leaveAccount, personId);
  const entries = await rowsNow(scope, leaveEntries, personId);
  const events = placeEntries(state, entries, (day) => workplaceOn(person, day).branchId);
  if (events.length > 0) await scope.run(leaveAccount, personId, `entries/${revision}`, () => events);
}

/** After a recorded state of a person that says another branch of some day than the state before, or several. */
export async function placeAfter(scope: CommandScope, personId: string, revision: number): Promise<void> {
  const [before, after] = await aroundOf<WorkHistory>(scope, people, personId, revision);
  const isOfSeveral = new Set(workplacesOf(after).map(({ branchId }) => branchId)).size > 1;
  if (isOfSeveral || (revision > 0 && hasMoved({ branchId: null, workingPattern: null, ...before }, after)))
    await placeEntriesOf(scope, personId);
}

/** For an entry that was decided by a place that is known better by now, after the others had been placed. */
export async function placeIfMoved(scope: CommandScope): Promise<void> {
  if (!scope.outcome) return;
  const before = scope.foundRow<PersonRow>(people.model);
  const now = await scope.row<PersonRow>(people.model, before.id);
  if (now && hasMoved(before, now)) await placeEntriesOf(scope, before.id);
}
