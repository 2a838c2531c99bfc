import { rowInReach } from '../access/reach.ts';
import { contextOf } from '../access/scope.ts';
import { type ReachKind } from '../declare/reach.ts';
import { type Reaction } from '../declare/reaction.ts';
import { type ReceivedMessage } from '../ports/message-log.ts';
import { z } from 'zod';
import { endpoint, type Endpoint } from '../declare/command.ts';
import { decider, event } from '../declare/streams/decider.ts';
import { type Part } from '../declare/service.ts';
import { destroyAgain, erasedEvent } from './destroying-again.ts';
import { classOfKey } from '../sealing/generations.ts';
import { forget, type Forgotten, inventoryOf, keysOf } from './forgetting.ts';
import { type Job, type JobControl } from '../ports/job-queue.ts';
import { type AnyReadModel } from '../declare/models/read-model.ts';
import { type ServiceContext } from '../declare/service.ts';
import { type CommandScope } from '../declare/scope.ts';
import { type FileStore } from '../storage/file-store.ts';

export interface PersonalDataDeclaration {
  /** `forgets` and `exports`: kinds of reach for the inventory and the export. */
  people: AnyReadModel;
  forgets: readonly ReachKind[];
  exports: readonly ReachKind[];
  /** Beyond reach. @throws Refused */
  admits?: (scope: CommandScope, person: string) => Promise<void>;
  fileStores?: readonly FileStore[];
  /** The event or message of an erasure, and how it is read. */
  from: string;
  on: string;
  forgottenBy: (message: ReceivedMessage) => Forgotten;
  /** Runs first, while everything can be read; again after a crash. */
  before?: (scope: CommandScope, forgotten: Forgotten) => Promise<void>;
  /** All data about a person by section, as JSON. */
  collect: (scope: CommandScope, person: string) => Promise<Record<string, unknown>>;
}

const jobName = 'forget';
/** Keys are being destroyed. */
const begunCursor = 'begun';
/** Latest jobs among which failed ones are looked for. */
const lookedAt = 1_000;

interface State {
  /** Names of keys. */
  erased: readonly string[];
}

/** Erasures and exports of a person's data in this service. */
const personalData = decider({
  name: 'personalData',
  initial: { erased: [] } as State,
  events: {
    [erasedEvent]: event(1, z.object({ classes: z.array(z.string()), keys: z.array(z.string()).optional() })),
    PersonalDataExported: event(1, z.object({})),
  },
  evolve: {
    [erasedEvent]: ({ erased }, { classes, keys = classes }) => ({ erased: [...new Set([...erased, ...keys])] }),
    PersonalDataExported: (state) => state,
  },
});

const inventoryShape = z.object({
  id: z.string(),
  classes: z.array(z.object({ dataClass: z.string(), entries: z.int(), fields: z.int(), files: z.int() })),
  erased: z.array(z.string()),
  exports: z.array(z.object({ at: z.string(), by: z.string() })),
});

/** A service's part in forgetting and export: a job that survives a crash, the inventory, recorded exports. */
export function personalDataOf(declaration: PersonalDataDeclaration): Part {
  return {
    deciders: [personalData],
    endpoints: [inventoryRoute(declaration), exportRoute(declaration)],
    reactions: [forgettingReaction(declaration)],
    jobs: [{ name: jobName, mustFinish: true, run: (job, scope, control) => erase(declaration, job, scope, control) }],
    scheduledTasks: [
      { name: 'destroyAgain', everyMs: 3_600_000, isFirst: true, run: destroyAgain },
      {
        name: 'resumeForgetting',
        everyMs: 10 * 60_000,
        run: (scope) => resumeFailed(contextOf(scope), declaration.people),
      },
    ],
  };
}

/** An ordered erasure is done in the end, however often it failed. */
async function resumeFailed(context: ServiceContext, people: AnyReadModel): Promise<void> {
  const { jobs } = context.ports;
  for (const organization of await context.rows(people).organizations()) {
    const { items } = await jobs.list(organization, context.service.name, { offset: 0, limit: lookedAt });
    for (const { id, name, state } of items)
      if (name === `${context.service.name}.${jobName}` && state === 'FAILED') await jobs.resume(organization, id);
  }
}

const forgettingReaction = ({ from, on, forgottenBy }: PersonalDataDeclaration): Reaction => ({
  name: 'forgetPersonalData',
  from,
  on: [on],
  react: async (message, scope) => {
    const { service } = contextOf(scope);
    const forgotten = forgottenBy(message);
    // a republished topic repeats old erasures
    const { state } = await scope.state<State>(personalData, forgotten.person);
    if (keysOf(forgotten).every((one) => state.erased.includes(one))) return;
    await scope.jobs.add({
      id: `${service.name}.forget.${message.id}`,
      name: `${service.name}.${jobName}`,
      organization: message.organization,
      data: { ...forgotten },
    });
  },
});

async function erase(
  { before, fileStores = [] }: PersonalDataDeclaration,
  job: Job,
  scope: CommandScope,
  control: JobControl,
): Promise<void> {
  const forgotten = job.data as Forgotten;
  await before?.(scope, forgotten);
  await forget(contextOf(scope), scope.organization, forgotten, fileStores, {
    report: (done, total) => control.progress({ done, total: total + 1, cursor: begunCursor }),
    begun: () => control.progress({ done: 0, total: 1, cursor: begunCursor }),
    isResumed: job.cursor === begunCursor,
  });
  await scope.run<State>(personalData, forgotten.person, 'erased', () => [
    { type: erasedEvent, data: { classes: forgotten.classes, keys: keysOf(forgotten) } },
  ]);
  await control.progress({ done: 1, total: 1 });
}

const person = z.strictObject({});

function inventoryRoute({ people, forgets, admits, fileStores = [] }: PersonalDataDeclaration): Endpoint {
  const access = { who: 'reach', reach: forgets } as const;
  return endpoint({
    name: 'ShowPersonalData',
    method: 'GET',
    path: 'personal-data/{id}',
    access,
    summary: 'What is held of a person by class, and what was erased; changes nothing',
    input: person,
    example: {},
    answers: { status: 200, shape: inventoryShape },
    handle: async (_input, scope) => {
      const { id } = await rowInReach(scope, { access }, people);
      await admits?.(scope, id);
      const { organization, events: own } = scope;
      const events = await own.read(own.stream(personalData, organization, id));
      const exports = events
        .filter(({ name }) => name === 'PersonalDataExported')
        .map(({ stored }) => ({ at: stored.at, by: stored.meta.actor }));
      const { state } = await scope.state<State>(personalData, id);
      const classes = await inventoryOf(contextOf(scope), organization, id, fileStores);
      const held = new Set(classes.map(({ dataClass }) => dataClass));
      return {
        status: 200,
        body: {
          id,
          classes,
          // what was recorded since can be forgotten again
          erased: [...new Set(state.erased.map(classOfKey))].filter((one) => !held.has(one)),
          exports,
        },
      };
    },
  });
}

function exportRoute({ people, exports, admits, collect }: PersonalDataDeclaration): Endpoint {
  const access = { who: 'reach', reach: exports } as const;
  return endpoint({
    name: 'ExportPersonalData',
    method: 'GET',
    path: 'personal-data/{id}/export',
    access,
    summary: 'Everything that is held about a person; who took it along is recorded first',
    input: person,
    example: {},
    answers: { status: 200, shape: z.record(z.string(), z.unknown()) },
    handle: async (_input, scope) => {
      const { id } = await rowInReach(scope, { access }, people);
      await admits?.(scope, id);
      await scope.run<State>(personalData, id, 'export', () => [{ type: 'PersonalDataExported', data: {} }]);
      const receipt = { by: scope.principal.account, at: scope.now().toString({ smallestUnit: 'millisecond' }) };
      return {
        status: 200,
        body: { ...receipt, ...(await collect(scope, id)) },
        headers: { 'cache-control': 'private, no-store' },
      };
    },
  });
}
