import { z } from 'zod';
import { type Access } from './access.ts';
import { endpoint, type Endpoint } from './command.ts';
import { type Part } from './define-service.ts';
import { type Job, jobStates } from './job-queue.ts';
import { type DeadLetter } from './dead-letter.ts';
import { Refused } from './refusal.ts';
import { type CommandScope } from './scope.ts';

const paging = { page: z.coerce.number().int().min(0).default(0), rowsPerPage: z.coerce.number().int().min(1).max(100).default(10) };
const none = z.strictObject({});

const jobShape = z.object({ id: z.string(), name: z.string(), state: z.enum(jobStates), done: z.int(), total: z.int(), attempts: z.int(), failure: z.string().nullable(), addedAt: z.string(), runAt: z.string(), endedAt: z.string().nullable() });
const letterShape = z.object({ id: z.string(), at: z.string(), type: z.string(), reaction: z.string(), reason: z.string(), attempts: z.int() });

const shownJob = ({ id, name, state, done, total, attempts, failure, addedAt, runAt, endedAt }: Job) => ({ id, name, state, done, total, attempts, failure, addedAt, runAt, endedAt });
const shownLetter = ({ id, at, type, reaction, reason, attempts }: DeadLetter) => ({ id, at, type, reaction, reason, attempts });

const one = (scope: CommandScope): string => scope.params.id!;

/** Jobs and dead letters of an organization, for those who run it: list, show, cancel, resume, send again. */
export function operations(access: Access): Part {
  return { endpoints: [...jobRoutes(access), ...letterRoutes(access)] };
}

function jobRoutes(access: Access): Endpoint[] {
  const list = endpoint({
    name: 'ListJobs', method: 'GET', path: 'jobs', access, summary: 'Work in the background, latest first', query: true,
    input: z.strictObject(paging), example: {}, answers: { status: 200, shape: z.object({ items: z.array(jobShape), total: z.int() }) },
    handle: async ({ page, rowsPerPage }, scope) => {
      const { items, total } = await scope.runtime.ports.jobs.list(scope.organization, { offset: page * rowsPerPage, limit: rowsPerPage });
      return { status: 200, body: { items: items.map(shownJob), total } };
    },
  });
  const change = (name: string, act: 'cancel' | 'resume', summary: string): Endpoint =>
    endpoint({
      name, method: 'PUT', path: `jobs/{id}/${act}`, access, summary, input: none, example: {}, answers: { status: 200, shape: jobShape },
      handle: async (_input, scope) => {
        const { jobs } = scope.runtime.ports;
        if (!(await jobs.get(scope.organization, one(scope)))) throw new Refused('entity_not_found');
        if (!(await jobs[act](scope.organization, one(scope)))) throw new Refused('changed_meanwhile');
        return { status: 200, body: shownJob((await jobs.get(scope.organization, one(scope)))!) };
      },
    });
  return [list, change('CancelJob', 'cancel', 'Stops a job at its next clean place'), change('ResumeJob', 'resume', 'Lets a cancelled or failed job go on where it was')];
}

function letterRoutes(access: Access): Endpoint[] {
  const list = endpoint({
    name: 'ListDeadLetters', method: 'GET', path: 'dead-letters', access, summary: 'What reactions gave up on, latest first', query: true,
    input: z.strictObject(paging), example: {}, answers: { status: 200, shape: z.object({ items: z.array(letterShape) }) },
    handle: async ({ page, rowsPerPage }, scope) => {
      const letters = await scope.runtime.reactor.deadLetters(scope.organization, { offset: page * rowsPerPage, limit: rowsPerPage });
      return { status: 200, body: { items: letters.map(shownLetter) } };
    },
  });
  const show = endpoint({
    name: 'ShowDeadLetter', method: 'GET', path: 'dead-letters/{id}', access, summary: 'One of them with what was heard',
    input: none, example: {}, answers: { status: 200, shape: letterShape },
    handle: async (_input, scope) => ({ status: 200, body: await letterOf(scope) }),
  });
  const resend = endpoint({
    name: 'ResendDeadLetter', method: 'POST', path: 'dead-letters/{id}/resend', access, summary: 'Lets the reaction hear it again',
    input: none, example: {}, answers: { status: 200, shape: letterShape },
    handle: async (_input, scope) => {
      const letter = await letterOf(scope);
      if (!(await scope.runtime.reactor.resend(scope.organization, letter.id))) throw new Refused('still_failing');
      return { status: 200, body: shownLetter(letter) };
    },
  });
  return [list, show, resend];
}

async function letterOf(scope: CommandScope): Promise<DeadLetter> {
  const letter = await scope.runtime.reactor.deadLetter(scope.organization, one(scope));
  if (!letter) throw new Refused('entity_not_found');
  return letter;
}
