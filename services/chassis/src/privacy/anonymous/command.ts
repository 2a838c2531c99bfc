import { randomBytes } from 'node:crypto';
import { z } from 'zod';
import { endpoint, type Endpoint, type HttpAnswer, type Route } from '../../declare/command.ts';
import {
  type AnyDecider,
  type Decider,
  type NewEvent,
  type EventType,
  type EventTypes,
} from '../../declare/streams/decider.ts';
import { type ReadModel } from '../../declare/models/read-model.ts';
import { type CommandScope } from '../../declare/scope.ts';
import { Refused } from '../../declare/refusal.ts';
import { type PartReaction } from '../../declare/reaction.ts';
import { type Part } from '../../declare/service.ts';
import { type CommandContext } from '../../declare/streams/decisions.ts';
import { rowInReach } from '../../access/reach.ts';
import { contextOf } from '../../access/scope.ts';
import { streamParts } from '../../ports/shared/streams.ts';
import { type Destination, releaseAll } from './release.ts';
import { dropAnswer, putAnswer } from './sealed-answers.ts';
import { end, hold, type Waiting, waiting, waitingRows } from './waiting.ts';

const releaseEveryMs = 60_000;

/** Participation, recorded apart from the answer. */
interface Completion<C, CE extends EventTypes, R> {
  decider: Decider<C, CE>;
  at: (scope: CommandScope, row: R) => string;
  /** @throws Refused for whoever may not, no longer, or has already */
  decide: (state: C, row: R, scope: CommandScope) => readonly NewEvent<CE>[];
}

interface Declaration<
  S,
  E extends EventTypes,
  I extends z.ZodObject,
  C,
  CE extends EventTypes,
  R extends { id: string },
> extends Route {
  /** Row of the path's id, under reach; the answers' stream has its id. */
  on: ReadModel<R>;
  input: I;
  example: z.input<I>;
  /** The answers' stream, and how many are appended together before the end. */
  anonymous: { stream: Decider<S, E>; threshold: number };
  /** Events of the row's stream after which nothing more comes: what waits is appended then, however few. */
  endsWith: readonly string[];
  completion: Completion<C, CE, R>;
  /** From the input alone, nothing of its author. */
  decide: (input: z.infer<I>, row: R) => NewEvent<NoInfer<E>>;
}

export interface AnonymousCommand {
  name: string;
  destination: Destination;
  endsWith: readonly string[];
  endpoint: Endpoint;
}

/** Declares a command whose event never reveals its author. @throws Error where no event ends it */
export function anonymousCommand<
  S,
  E extends EventTypes,
  I extends z.ZodObject,
  C,
  CE extends EventTypes,
  R extends { id: string },
>(declaration: Declaration<S, E, I, C, CE, R>): AnonymousCommand {
  const { on, anonymous, endsWith, completion, decide, ...route } = declaration;
  const unheardOf = endsWith.filter((name) => !on.decider.events[name]);
  if (endsWith.length === 0 || unheardOf.length > 0)
    throw new Error(
      `${route.name}: endsWith names events of ${on.decider.name}, not ${unheardOf.join(', ') || 'none'}`,
    );
  return {
    name: route.name,
    destination: anonymous,
    endsWith,
    endpoint: endpoint({
      ...route,
      // it could be guessed
      keepsIntent: false,
      answers: { status: 201, shape: z.object({ id: z.string(), position: z.string() }) },
      handle: async (input, scope) => {
        const { access, area } = route;
        const row = await rowInReach(scope, { access, area }, on);
        const draft = decide(input, row) as NewEvent;
        const { schema } = (anonymous.stream as AnyDecider).events[draft.type] as EventType;
        const data = schema.parse(draft.data);
        return answer(scope, route.name, row, { ...draft, data } as NewEvent, completion);
      },
    }),
  };
}

export function anonymousPart(commands: readonly AnonymousCommand[]): Part {
  const destinations = new Map(commands.map(({ name, destination }) => [name, destination]));
  const destinationOf = (collection: string) => {
    const name = collection.slice(0, collection.indexOf('.'));
    const destination = destinations.get(name);
    return destination ? { row: collection.slice(name.length + 1), destination } : null;
  };
  return {
    deciders: [waiting],
    readModels: [waitingRows],
    endpoints: commands.map((one) => one.endpoint),
    reactions: commands.map(endOf),
    scheduledTasks: [
      {
        name: 'releaseAnswers',
        everyMs: releaseEveryMs,
        run: (service) => releaseAll(contextOf(service), destinationOf),
      },
    ],
  };
}

/** Follows from the event itself, so no process that dies after it leaves answers behind; the next run appends them. */
const endOf = ({ name, endsWith }: AnonymousCommand): PartReaction => ({
  name: `end${name}`,
  on: endsWith,
  react: async ({ stream }, scope) => {
    await scope.run<Waiting>(waiting, collectionOf(name, streamParts(stream).id), 'end', end);
  },
});

const collectionOf = (name: string, row: string): string => `${name}.${row}`;

/** Stores the answer, then records participation. Interrupted and sent again, only the record is missing. */
async function answer<C, CE extends EventTypes, R extends { id: string }>(
  scope: CommandScope,
  name: string,
  row: R,
  draft: NewEvent,
  { decider, at, decide }: Completion<C, CE, R>,
): Promise<HttpAnswer> {
  const { organization, principal } = scope;
  const { loop } = contextOf(scope);
  const collection = collectionOf(name, row.id);
  // no hash of the body: it could be guessed
  const context: CommandContext = { ...scope.context, key: scope.hash(scope.context.key, row.id), body: '' };
  const id = at(scope, row);
  const repeat = await loop.seen(decider, context, id);
  if (!repeat) {
    decide((await loop.state(decider, organization, id)).state, row, scope);
    const place = scope.hash('anonymous', organization, collection, principal.account);
    await holdOnce(scope, collection, place, draft);
  }
  scope.outcome = repeat ?? (await loop.run(decider, id, context, (state) => decide(state, row, scope)));
  return { status: 201, body: { id: row.id, position: scope.outcome.position } };
}

async function holdOnce(scope: CommandScope, collection: string, place: string, draft: NewEvent): Promise<void> {
  const { organization } = scope;
  const service = contextOf(scope);
  const { state } = await service.loop.state<Waiting>(waiting, organization, collection);
  if (state.taken.has(place)) return;
  const kept = await putAnswer(service, organization, draft);
  // a new key each time: else two concurrent answers of one person pass for one append with one of two blobs
  const key = randomBytes(16).toString('hex');
  const context = { organization, actor: 'anonymous', key, body: '', correlation: 'anonymous' };
  try {
    const { repeated } = await service.loop.run<Waiting>(waiting, collection, context, (now) => hold(now, place, kept));
    if (!repeated) return;
  } catch (thrown) {
    // an unavailable log may have it all the same; a blob it does not name cannot be read by anybody
    if (thrown instanceof Refused) await dropIfUnknown(scope, collection, kept);
    throw thrown;
  }
  await dropIfUnknown(scope, collection, kept);
}

async function dropIfUnknown(
  scope: CommandScope,
  collection: string,
  kept: { blob: string; key: string },
): Promise<void> {
  const service = contextOf(scope);
  const { organization } = scope;
  const { state } = await service.loop.state<Waiting>(waiting, organization, collection);
  const isKnown = [...state.held, ...(state.closing?.answers ?? [])].some(({ blob }) => blob === kept.blob);
  if (!isKnown) await dropAnswer(service, organization, kept);
}
