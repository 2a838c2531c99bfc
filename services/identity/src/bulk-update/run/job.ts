import {
  type CommandScope,
  type Job,
  type JobControl,
  perform,
  type Principal,
  type Reaction,
  type ServiceRuntime,
  StoreUnavailable,
} from '@kadro/chassis';
import { house } from '@kadro/kernel';
import { bodyOfOne, bulkWays } from '../shared/kinds.ts';
import { bulkUpdate, type BulkResult, bulkUpdates, type BulkUpdateState } from '../events.ts';
import { person } from '../../person/events.ts';
import { signInOf } from '../../credentials/shared/sessions.ts';

export const bulkUpdateJob = 'bulkUpdate';
const slice = 50;
/** Appends of so many people share a commit. */
const abreast = 10;

const jobOf = (organization: string, bulkUpdateId: string) => ({
  id: `bulkUpdate.${bulkUpdateId}`,
  name: `identity.${bulkUpdateJob}`,
  organization,
  data: { bulkUpdateId },
});

/** What was asked for many is done in the background. */
export const queueBulkUpdate: Reaction = {
  name: 'queueBulkUpdate',
  from: 'identity',
  on: ['BulkUpdateRequested'],
  react: async ({ organization, stream }, scope) =>
    scope.runtime.ports.jobs.add(jobOf(organization, stream.slice(stream.indexOf('_') + 1))),
};

/** At start and now and then: what has no job any more, or one that failed too often, goes on. */
export async function resumeBulkUpdates(runtime: ServiceRuntime): Promise<void> {
  const rows = runtime.rows(bulkUpdates);
  for (const organization of await rows.organizations()) {
    const open = await rows.find(
      organization,
      { where: [{ index: 'state', eq: 'RUNNING' }] },
      { sort: { index: 'id', descending: false }, offset: 0, limit: 100 },
    );
    for (const { id } of open) {
      const job = jobOf(organization, id);
      await runtime.ports.jobs.add(job);
      if ((await runtime.ports.jobs.get(organization, job.id))?.state === 'FAILED')
        await runtime.ports.jobs.resume(organization, job.id);
    }
  }
}

/**
 * Changes the people slice by slice with the requester's rights as they are then, until all are reported or somebody
 * cancels.
 */
export async function runBulkUpdate(job: Job, scope: CommandScope, control: JobControl): Promise<void> {
  const { loop } = scope.runtime;
  const id = String(job.data.bulkUpdateId);
  // the first slice may have been begun by a process that died: what it did is found in each person's whole past
  for (let isAgain = true; !control.isStopped(); isAgain = false) {
    const { state } = await loop.state<BulkUpdateState>(bulkUpdate, scope.organization, id);
    const { employees, done, isCancelled, isEnded } = state;
    if (isEnded) return;
    if (done === employees.length) {
      await scope.run<BulkUpdateState>(bulkUpdate, id, 'end', (now) =>
        now.isEnded ? [] : [{ type: 'BulkUpdateEnded', data: {} }],
      );
      return;
    }
    const people = employees.slice(done, done + slice);
    const results = isCancelled
      ? people.map((one): BulkResult => ({ id: one, outcome: 'CANCELLED' }))
      : await runSlice(scope, id, state, people, isAgain);
    await scope.run<BulkUpdateState>(bulkUpdate, id, `slice/${done}`, (now) =>
      now.done === done ? [{ type: 'BulkUpdateSliceDone', data: { from: done, results } }] : [],
    );
    await control.progress({ done: done + results.length, total: employees.length });
  }
}

async function runSlice(
  scope: CommandScope,
  id: string,
  state: BulkUpdateState,
  people: readonly string[],
  isAgain: boolean,
): Promise<BulkResult[]> {
  const requester = await signInOf(scope).principals.ofAccount(scope.organization, state.requestedBy);
  const results: BulkResult[] = [];
  for (let at = 0; at < people.length; at += abreast) {
    const group = people.slice(at, at + abreast);
    results.push(
      ...(await Promise.all(
        group.map((one, n) => runOne(scope.runtime, requester, state, one, `${id}/${state.done + at + n}`, isAgain)),
      )),
    );
  }
  return results;
}

/** Changes one person under a key of his own; what was appended under it, now or before, says what became of him. */
async function runOne(
  runtime: ServiceRuntime,
  requester: Principal | null,
  { kind, target, effectiveOn }: BulkUpdateState,
  one: string,
  key: string,
  isAgain: boolean,
): Promise<BulkResult> {
  if (!requester) return { id: one, outcome: 'REFUSED', code: 'forbidden' };
  const way = bulkWays.find((known) => known.kind === kind)!;
  const { organization } = requester;
  const { revision } = await runtime.loop.state(person, organization, one);
  let code: string | undefined;
  try {
    await perform(runtime, requester, way.command, { id: one }, bodyOfOne(way, target, effectiveOn), key);
  } catch (thrown) {
    code = refusalOrFault(runtime, thrown, key);
  }
  const events = await runtime.log.read(runtime.log.stream(person, organization, one), isAgain ? 0 : revision + 1);
  const made = events.find(({ stored }) => stored.meta.correlation === key);
  if (made) return { id: one, outcome: made.name.endsWith('Planned') ? 'PLANNED' : 'CHANGED' };
  return code ? { id: one, outcome: 'REFUSED', code } : { id: one, outcome: 'UNCHANGED' };
}

/** A fault with one person does not keep the others waiting; a store that is away is waited for by the queue. */
function refusalOrFault(runtime: ServiceRuntime, thrown: unknown, key: string): string {
  if (thrown instanceof StoreUnavailable) throw thrown;
  if (thrown instanceof Error && house.errors.has(thrown.name)) return thrown.name;
  runtime.logger.error(
    { key, fault: thrown instanceof Error ? thrown.name : 'unknown' },
    'a person could not be changed',
  );
  return 'server_error';
}
