import {
  type CommandScope,
  type DeciderOf,
  type Job,
  type JobControl,
  type NewEvent,
  type Reaction,
  type ReadModel,
  type ScheduledTask,
  systemScope,
} from '@kadro/chassis';
import { approval } from '@kadro/kernel';
import { people, type PersonRow } from '../replicas/people.ts';
import { instantOf } from '../shared/decisions.ts';
import { directoryOf } from './directory.ts';
import { idAfter, openOnly, pageSize } from './rows/clauses.ts';
import { type Leaving } from './rules.ts';

const dayMs = 24 * 3_600_000;

/** Of rows of requests, what is looked at. */
interface Row {
  id: string;
  employeeId: string;
  revision: number;
  requestedDateTime: string;
  steps: approval.ShownStep[];
}

interface Kind<S, R extends Row> {
  /** In names of jobs, reactions and tasks. */
  noun: string;
  decider: DeciderOf<S>;
  model: ReadModel<R>;
  approvers: approval.Approvers<PersonRow>;
  /** Of a published person: the right to decide was taken away. */
  right: 'mayApproveOvertime' | 'mayApproveShift';
  replace: (state: S, leaving: Leaving) => readonly NewEvent[];
}

/** Approvers who left, or may no more, are replaced in open requests: at once, and daily what was missed. */
export class Replacing<S, R extends Row> {
  private readonly kind: Kind<S, R>;

  constructor(kind: Kind<S, R>) {
    this.kind = kind;
  }

  /** Resumes at the cursor, the id of the last request looked at. */
  get job(): { name: string; run: (job: Job, scope: CommandScope, control: JobControl) => Promise<void> } {
    return { name: `replace${this.kind.noun}Approver`, run: (...run) => this.everywhere(...run) };
  }

  get reaction(): Reaction {
    const { noun, model, right } = this.kind;
    return {
      name: `replace${noun}Approvers`,
      from: 'attendance',
      on: ['PersonRecorded'],
      react: async ({ id, at, organization, stream, data }, scope) => {
        if (data.status !== 'RESIGNED' && data[right] !== false && data.superAdmin !== false) return;
        const personId = stream.slice(stream.indexOf('_') + 1);
        // no job for somebody who has never been an approver
        const named = await scope.find(model, [{ index: 'namedIds', eq: personId }, openOnly], { limit: 1 });
        if (named.length > 0)
          await scope.jobs.add({
            id: `replace${noun}.${id}`,
            name: `attendance.${this.job.name}`,
            organization,
            // whoever is back when the job runs was away all the same
            data: data.status === 'RESIGNED' ? { personId, leftAt: at } : { personId },
          });
      },
    };
  }

  get missed(): ScheduledTask {
    const name = `replaceMissed${this.kind.noun}`;
    return {
      name,
      everyMs: dayMs,
      run: async (service) => {
        const key = `${name}/${service.now().toString().slice(0, 10)}`;
        for (const organization of await service.rows(this.kind.model).organizations()) {
          const scope = systemScope(service, { organization, actor: 'system', key, body: '', correlation: key });
          for (let after: string | null = ''; after !== null;) {
            const page: R[] = await this.openAfter(scope, after);
            for (const row of page) await this.replaceIn(scope, row);
            after = page.length === pageSize ? page.at(-1)!.id : null;
          }
        }
      },
    };
  }

  private async everywhere(job: Job, scope: CommandScope, control: JobControl): Promise<void> {
    const { personId, leftAt } = job.data;
    const named = { index: 'namedIds', eq: String(personId) };
    let { done } = job;
    for (let after: string | null = job.cursor ?? ''; after !== null;) {
      const page: R[] = await this.openAfter(scope, after, named);
      for (const row of page) {
        if (control.isStopped()) return;
        const isFromBefore = typeof leftAt === 'string' && row.requestedDateTime <= leftAt;
        await this.replaceIn(scope, row, isFromBefore ? String(personId) : undefined);
      }
      done += page.length;
      after = page.length === pageSize ? page.at(-1)!.id : null;
      await control.progress({ done, total: Math.max(done, job.total), cursor: after ?? '~' });
    }
  }

  private openAfter(scope: CommandScope, after: string, ...where: { index: string; eq: string }[]): Promise<R[]> {
    return scope.find<R>(this.kind.model, [...where, openOnly, idAfter(after)], { limit: pageSize });
  }

  /** `left`: an approver who left after he was asked, though he may be back. */
  private async replaceIn(scope: CommandScope, row: R, left?: string): Promise<void> {
    const { decider, approvers, replace } = this.kind;
    const { id, employeeId, revision, steps } = row;
    const chain = approval.unshown(steps);
    const directory = directoryOf(scope);
    const rows = new Map((await directory.byIds(approval.undecided(chain))).map((one) => [one.id, one]));
    const gone = approvers.gone(chain, rows, left);
    const requester = gone.length > 0 ? await scope.row<PersonRow>(people.model, employeeId) : null;
    if (!requester) return;
    const all = await approvers.candidatesFor(directory, requester);
    const candidates = all.filter((one) => !gone.includes(one.id));
    const facts = { id, candidates, requester: employeeId, at: instantOf(scope) };
    for (const leaving of gone)
      await scope.run<S>(decider, employeeId, `${id}/${revision}/${leaving}`, (state) =>
        replace(state, { ...facts, leaving }),
      );
  }
}
