import { DeadLetters } from '../messaging/dead-letters.ts';
import { contextOf } from '../access/scope.ts';
import { z } from 'zod';
import { type Access } from '../declare/principal.ts';
import { endpoint, type Endpoint } from '../declare/command.ts';
import { type Part, type Service } from '../declare/service.ts';
import { type Job, jobStates, serviceOf } from '../ports/job-queue.ts';
import { type DeadLetter } from '../ports/shared/dead-letter.ts';
import { Refused } from '../declare/refusal.ts';
import { type CommandScope } from '../declare/scope.ts';

const paging = {
  page: z.coerce.number().int().min(0).default(0),
  rowsPerPage: z.coerce.number().int().min(1).max(100).default(10),
};
const none = z.strictObject({});

const jobShape = z.object({
  id: z.string(),
  name: z.string(),
  state: z.enum(jobStates),
  done: z.int(),
  total: z.int(),
  attempts: z.int(),
  failure: z.string().nullable(),
  addedAt: z.string(),
  runAt: z.string(),
  endedAt: z.string().nullable(),
  mustFinish: z.boolean(),
});
const letterShape = z.object({
  id: z.string(),
  at: z.string(),
  type: z.string(),
  reaction: z.string(),
  reason: z.string(),
  attempts: z.int(),
});

const shownJob = (
  { id, name, state, done, total, attempts, failure, addedAt, runAt, endedAt }: Job,
  service: Service,
) => ({
  id,
  name,
  state,
  done,
  total,
  attempts,
  failure,
  addedAt,
  runAt,
  endedAt,
  mustFinish: service.jobs.some((one) => one.mustFinish === true && `${service.name}.${one.name}` === name),
});
const shownLetter = ({ id, at, type, reaction, reason, attempts }: DeadLetter) => ({
  id,
  at,
  type,
  reaction,
  reason,
  attempts,
});

const one = (scope: CommandScope): string => scope.params.id!;

/**
 * Jobs and dead letters of a service for an organization, for those who run it: list, show, cancel, resume, send again,
 * set aside.
 * `jobs` is the path of the jobs, another one where the service has rows of that name.
 */
export function operations(access: Access, jobs = 'jobs'): Part {
  return { endpoints: [...jobRoutes(access, jobs), ...letterRoutes(access)] };
}

function jobRoutes(access: Access, path: string): Endpoint[] {
  const list = endpoint({
    name: 'ListJobs',
    method: 'GET',
    path,
    access,
    summary: 'Work in the background, latest first',
    query: true,
    input: z.strictObject(paging),
    example: {},
    answers: { status: 200, shape: z.object({ items: z.array(jobShape), total: z.int() }) },
    handle: async ({ page, rowsPerPage }, scope) => {
      const { service } = contextOf(scope);
      const { items, total } = await scope.jobs.list(scope.organization, service.name, {
        offset: page * rowsPerPage,
        limit: rowsPerPage,
      });
      return { status: 200, body: { items: items.map((job) => shownJob(job, service)), total } };
    },
  });
  const change = (name: string, act: 'cancel' | 'resume', summary: string): Endpoint =>
    endpoint({
      name,
      method: 'PUT',
      path: `${path}/{id}/${act}`,
      access,
      summary,
      input: none,
      example: {},
      answers: { status: 200, shape: jobShape },
      handle: async (_input, scope) => {
        const { id, mustFinish } = await jobOf(scope);
        if (act === 'cancel' && mustFinish) throw new Refused('job_must_finish');
        if (!(await scope.jobs[act](scope.organization, id))) throw new Refused('changed_meanwhile');
        return { status: 200, body: await jobOf(scope) };
      },
    });
  return [
    list,
    change('CancelJob', 'cancel', 'Stops a job at its next clean place'),
    change('ResumeJob', 'resume', 'Lets a cancelled or failed job go on where it was'),
  ];
}

function letterRoutes(access: Access): Endpoint[] {
  const list = endpoint({
    name: 'ListDeadLetters',
    method: 'GET',
    path: 'dead-letters',
    access,
    summary: 'What reactions gave up on, latest first',
    query: true,
    input: z.strictObject(paging),
    example: {},
    answers: { status: 200, shape: z.object({ items: z.array(letterShape) }) },
    handle: async ({ page, rowsPerPage }, scope) => {
      const letters = await new DeadLetters(contextOf(scope)).list(scope.organization, {
        offset: page * rowsPerPage,
        limit: rowsPerPage,
      });
      return { status: 200, body: { items: letters.map(shownLetter) } };
    },
  });
  const show = endpoint({
    name: 'ShowDeadLetter',
    method: 'GET',
    path: 'dead-letters/{id}',
    access,
    summary: 'One of them with what was heard',
    input: none,
    example: {},
    answers: { status: 200, shape: letterShape },
    handle: async (_input, scope) => ({ status: 200, body: await letterOf(scope) }),
  });
  const resend = endpoint({
    name: 'ResendDeadLetter',
    method: 'POST',
    path: 'dead-letters/{id}/resend',
    access,
    summary: 'Lets the reaction hear it again',
    input: none,
    example: {},
    answers: { status: 200, shape: letterShape },
    handle: async (_input, scope) => {
      const letter = await letterOf(scope);
      const outcome = await new DeadLetters(contextOf(scope)).resend(scope.organization, letter.id);
      if (outcome === 'failed') throw new Refused('still_failing');
      if (outcome === 'unheard') throw new Refused('nobody_listens');
      return { status: 200, body: shownLetter(letter) };
    },
  });
  const discard = endpoint({
    name: 'DiscardDeadLetter',
    method: 'DELETE',
    path: 'dead-letters/{id}',
    access,
    summary: 'Sets it aside: nobody hears it any more',
    input: none,
    example: {},
    answers: { status: 204 },
    handle: async (_input, scope) => {
      if (
        (await new DeadLetters(contextOf(scope)).discard(scope.organization, one(scope), scope.principal.account)) ===
        'gone'
      )
        throw new Refused('entity_not_found');
      return { status: 204 };
    },
  });
  return [list, show, resend, discard];
}

/** One of this service: the queue is one for all. */
async function jobOf(scope: CommandScope): Promise<z.infer<typeof jobShape>> {
  const { service } = contextOf(scope);
  const job = await scope.jobs.get(scope.organization, scope.params.id!);
  if (!job || serviceOf(job.name) !== service.name) throw new Refused('entity_not_found');
  return shownJob(job, service);
}

async function letterOf(scope: CommandScope): Promise<DeadLetter> {
  const letter = await new DeadLetters(contextOf(scope)).find(scope.organization, one(scope));
  if (!letter) throw new Refused('entity_not_found');
  return letter;
}
