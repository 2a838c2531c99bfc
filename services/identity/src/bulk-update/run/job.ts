import { type Job, type JobControl, type CommandScope } from '@kadro/chassis';
import { signInOf } from '../../credentials/shared/sign-in-context.ts';
import { bulkUpdate } from '../events.ts';
import { type BulkResult } from '../shared/enums.ts';
import { type BulkUpdateState } from '../state.ts';
import { changeOne } from './one-person.ts';
import { end, recordSlice } from './rules.ts';

const sliceSize = 50;
/** Appends of so many people share a commit. */
const peopleAtOnce = 10;

/** With the requester's rights as they are at each slice, until all people are reported or somebody cancels. */
export async function runBulkUpdate(job: Job, scope: CommandScope, control: JobControl): Promise<void> {
  const id = String(job.data.bulkUpdateId);
  // the first slice may have been begun by a process that died
  for (let isRetry = true; !control.isStopped(); isRetry = false) {
    const { state } = await scope.state(bulkUpdate, id);
    const { employees, done, isCancelled, isEnded } = state;
    if (isEnded) return;
    if (done === employees.length) {
      await scope.run(bulkUpdate, id, 'end', end);
      return;
    }
    const people = employees.slice(done, done + sliceSize);
    const results = isCancelled
      ? people.map((one): BulkResult => ({ id: one, outcome: 'CANCELLED' }))
      : await runSlice(scope, id, state, people, isRetry);
    await scope.run(bulkUpdate, id, `slice/${done}`, (now: BulkUpdateState) => recordSlice(now, done, results));
    await control.progress({ done: done + results.length, total: employees.length });
  }
}

async function runSlice(
  scope: CommandScope,
  id: string,
  state: BulkUpdateState,
  people: readonly string[],
  isRetry: boolean,
): Promise<BulkResult[]> {
  const requester = await signInOf(scope).principals.ofAccount(scope.organization, state.requestedBy);
  const results: BulkResult[] = [];
  for (let at = 0; at < people.length; at += peopleAtOnce) {
    const changes = people
      .slice(at, at + peopleAtOnce)
      .map((one, n) => changeOne(scope, requester, state, one, { key: `${id}/${state.done + at + n}`, isRetry }));
    results.push(...(await Promise.all(changes)));
  }
  return results;
}
