import {
  type CommandScope,
  type Job,
  type JobControl,
  type Reaction,
  type ServiceRuntime,
  systemScope,
} from '@kadro/chassis';
import { approval, type Step } from '@kadro/kernel';
import { people, type PersonRow } from '../../replicas/people.ts';
import { leaveAccount } from '../events.ts';
import { type LeaveRequestRow, leaveRequests } from '../rows/requests/model.ts';
import { candidatesFor, hasLeft } from '../shared/approvers.ts';
import { type LeaveAccountState } from '../state.ts';
import { isUndecided, replaceApprover } from './rules.ts';

export const replaceJob = 'replaceApprover';
const slice = 50;
const dayMs = 24 * 3_600_000;
const open = { index: 'status', in: ['PENDING', 'NEED_EXTRA_DETAIL'] };

/** Somebody who left, or may no longer approve: the requests that wait for him go to another one, in the background. */
export const approverLeft: Reaction = {
  name: 'replaceApprovers',
  from: 'leave',
  on: ['PersonRecorded'],
  react: async ({ id, organization, stream, data }, scope) => {
    if (data.status !== 'RESIGNED' && data.mayApproveLeave !== false && data.superAdmin !== false) return;
    const personId = stream.slice(stream.indexOf('_') + 1);
    // who was never anybody's approver is no work
    const named = await scope.find(leaveRequests, [{ index: 'namedIds', eq: personId }, open], { limit: 1 });
    if (named.length > 0)
      await scope.runtime.ports.jobs.add({
        id: `replace.${id}`,
        name: `leave.${replaceJob}`,
        organization,
        data: { personId },
      });
  },
};

/** Every open request in whose chain the person stands undecided. */
export async function replaceEverywhere(job: Job, scope: CommandScope, control: JobControl): Promise<void> {
  const named = { index: 'namedIds', eq: String(job.data.personId) };
  let { done } = job;
  for (let after: string | null = job.cursor ?? ''; after !== null;) {
    const page: LeaveRequestRow[] = await openAfter(scope, after, named);
    for (const row of page) {
      if (control.isStopped()) return;
      await replaceIn(scope, row);
    }
    done += page.length;
    after = page.length === slice ? page.at(-1)!.id : null;
    await control.progress({ done, total: Math.max(done, job.total), cursor: after ?? '~' });
  }
}

function openAfter(
  scope: CommandScope,
  after: string,
  ...where: { index: string; eq: string }[]
): Promise<LeaveRequestRow[]> {
  return scope.find<LeaveRequestRow>(leaveRequests, [...where, open, { index: 'id', from: `${after}\u0000` }], {
    limit: slice,
  });
}

async function replaceIn(scope: CommandScope, { id, employeeId, revision, steps }: LeaveRequestRow): Promise<void> {
  const undecided = steps.filter(isUndecided) as Step[];
  const rows = new Map(
    (await scope.rowsById<PersonRow>(people.model, undecided.map(approval.approverOf))).map((row) => [row.id, row]),
  );
  const gone = undecided.flatMap((step) => {
    const row = rows.get(approval.approverOf(step));
    return row && hasLeft(row, step) ? [row.id] : [];
  });
  const requester = gone.length > 0 ? await scope.row<PersonRow>(people.model, employeeId) : null;
  if (!requester) return;
  const candidates = (await candidatesFor(scope, requester)).filter((one) => !gone.includes(one.id));
  const facts = { requester: employeeId, at: scope.now().toString({ smallestUnit: 'millisecond' }) };
  for (const leaving of gone) {
    await scope.run<LeaveAccountState>(leaveAccount, employeeId, `${id}/${revision}/${leaving}`, (state) =>
      replaceApprover(state, { id, leaving, candidates }, facts),
    );
  }
}

/** Looks at every open request once a day: what came while messages were late, or stood nowhere. */
export const missedReplacements = {
  name: 'replaceMissed',
  everyMs: dayMs,
  run: async (runtime: ServiceRuntime): Promise<void> => {
    const day = runtime.ports.clock.now().toString().slice(0, 10);
    for (const organization of await runtime.rows(leaveRequests).organizations()) {
      const scope = systemScope(runtime, {
        organization,
        actor: 'system',
        key: `replaceMissed/${day}`,
        body: '',
        correlation: `replaceMissed/${day}`,
      });
      for (let after: string | null = ''; after !== null;) {
        const page: LeaveRequestRow[] = await openAfter(scope, after);
        for (const row of page) await replaceIn(scope, row);
        after = page.length === slice ? page.at(-1)!.id : null;
      }
    }
  },
};
