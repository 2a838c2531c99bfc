import { type CommandScope, type Job, type JobControl } from '@kadro/chassis';
import { approval } from '@kadro/kernel';
import { people, type PersonRow } from '../../replicas/people.ts';
import { instantOf } from '../../shared/decisions.ts';
import { approvers, directoryOf } from '../approvers.ts';
import { overtime } from '../events.ts';
import { idAfter, openOnly, pageSize } from '../rows/clauses.ts';
import { type OvertimeRow } from '../rows/fields.ts';
import { overtimes } from '../rows/overtimes.ts';
import { replaceApprover } from './rules.ts';

export const replaceJob = 'replaceOvertimeApprover';

/** Resumes at the cursor, the id of the last request looked at. */
export async function replaceEverywhere(job: Job, scope: CommandScope, control: JobControl): Promise<void> {
  const { personId, leftAt } = job.data;
  const named = { index: 'namedIds', eq: String(personId) };
  let { done } = job;
  for (let after: string | null = job.cursor ?? ''; after !== null;) {
    const page: OvertimeRow[] = await openAfter(scope, after, named);
    for (const row of page) {
      if (control.isStopped()) return;
      const isFromBefore = typeof leftAt === 'string' && row.requestedDateTime <= leftAt;
      await replaceIn(scope, row, isFromBefore ? String(personId) : undefined);
    }
    done += page.length;
    after = page.length === pageSize ? page.at(-1)!.id : null;
    await control.progress({ done, total: Math.max(done, job.total), cursor: after ?? '~' });
  }
}

export function openAfter(
  scope: CommandScope,
  after: string,
  ...where: { index: string; eq: string }[]
): Promise<OvertimeRow[]> {
  return scope.find<OvertimeRow>(overtimes, [...where, openOnly, idAfter(after)], { limit: pageSize });
}

/** `left`: an approver who left after he was asked, though he may be back. */
export async function replaceIn(
  scope: CommandScope,
  { id, employeeId, revision, steps }: OvertimeRow,
  left?: string,
): Promise<void> {
  const chain = approval.unshown(steps);
  const directory = directoryOf(scope);
  const rows = new Map((await directory.byIds(approval.undecided(chain))).map((row) => [row.id, row]));
  const gone = approvers.gone(chain, rows, left);
  const requester = gone.length > 0 ? await scope.row<PersonRow>(people.model, employeeId) : null;
  if (!requester) return;
  const all = await approvers.candidatesFor(directory, requester);
  const candidates = all.filter((one) => !gone.includes(one.id));
  const facts = { requester: employeeId, at: instantOf(scope) };
  for (const leaving of gone) {
    await scope.run(overtime, employeeId, `${id}/${revision}/${leaving}`, (state) =>
      replaceApprover(state, { id, leaving, candidates }, facts),
    );
  }
}
