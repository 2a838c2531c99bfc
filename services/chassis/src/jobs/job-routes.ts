import { contextOf } from '../access/scope.ts';
import { z } from 'zod';
import { type Access } from '../declare/principal.ts';
import { endpoint, type Endpoint } from '../declare/command.ts';
import { type Service } from '../declare/service.ts';
import { type Job, jobStates, serviceOf } from '../ports/job-queue.ts';
import { Refused } from '../declare/refusal.ts';
import { type CommandScope } from '../declare/scope.ts';
import { offsetOf, paging } from './paging.ts';

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

/** List, cancel and resume under `path`. */
export function jobRoutes(access: Access, path: string): Endpoint[] {
  return [
    listRoute(access, path),
    changeRoute({ access, path }, { name: 'CancelJob', act: 'cancel', summary: 'Stops a job at its next clean place' }),
    changeRoute(
      { access, path },
      {
        name: 'ResumeJob',
        act: 'resume',
        summary: 'Lets a cancelled or failed job go on where it was',
      },
    ),
  ];
}

function listRoute(access: Access, path: string): Endpoint {
  return endpoint({
    name: 'ListJobs',
    method: 'GET',
    path,
    access,
    summary: 'Work in the background, latest first',
    query: true,
    input: z.strictObject(paging),
    example: {},
    answers: { status: 200, shape: z.object({ items: z.array(jobShape), total: z.int() }) },
    handle: async (page, scope) => {
      const { service } = contextOf(scope);
      const { items, total } = await scope.jobs.list(scope.organization, service.name, offsetOf(page));
      return { status: 200, body: { items: items.map((job) => shown(job, service)), total } };
    },
  });
}

function changeRoute(
  { access, path }: { access: Access; path: string },
  { name, act, summary }: { name: string; act: 'cancel' | 'resume'; summary: string },
): Endpoint {
  return endpoint({
    name,
    method: 'PUT',
    path: `${path}/{id}/${act}`,
    access,
    summary,
    input: z.strictObject({}),
    example: {},
    answers: { status: 200, shape: jobShape },
    handle: async (_input, scope) => {
      const { id, mustFinish } = await jobOf(scope);
      if (act === 'cancel' && mustFinish) throw new Refused('job_must_finish');
      if (!(await scope.jobs[act](scope.organization, id))) throw new Refused('changed_meanwhile');
      return { status: 200, body: await jobOf(scope) };
    },
  });
}

/** The queue is one for all services: only this one's jobs are found. */
async function jobOf(scope: CommandScope): Promise<z.infer<typeof jobShape>> {
  const { service } = contextOf(scope);
  const job = await scope.jobs.get(scope.organization, scope.params.id!);
  if (!job || serviceOf(job.name) !== service.name) throw new Refused('entity_not_found');
  return shown(job, service);
}

function shown(job: Job, service: Service): z.infer<typeof jobShape> {
  const { id, name, state, done, total, attempts, failure, addedAt, runAt, endedAt } = job;
  const mustFinish = service.jobs.some((one) => one.mustFinish === true && `${service.name}.${one.name}` === name);
  return { id, name, state, done, total, attempts, failure, addedAt, runAt, endedAt, mustFinish };
}
