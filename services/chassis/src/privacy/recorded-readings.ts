import { z } from 'zod';
import { contextOf } from '../access/scope.ts';
import { decider, event } from '../declare/streams/decider.ts';
import { type Reading, readingsStream } from '../declare/streams/reading.ts';
import { type ReachKind } from '../declare/reach.ts';
import { type AnyReadModel, readModel } from '../declare/models/read-model.ts';
import { type QueryScope } from '../declare/scope.ts';
import { type Part, type ServiceContext } from '../declare/service.ts';
import { StoreUnavailable } from '../ports/index.ts';

const text = z.string();
const shown = { model: text, guards: z.array(text) };

/** Who was shown guarded fields of whom: one stream per reader. Ids only. */
export const fieldReadings = decider({
  name: readingsStream,
  initial: {},
  events: { GuardedFieldsRead: event(1, z.object({ ...shown, persons: z.array(text) })) },
  evolve: { GuardedFieldsRead: (state) => state },
});

/** Readings, by whose rows people see who read about them. `reach` may look; `service` makes names unique. */
export function recordedReadings(service: string, own: ReachKind, reach: readonly ReachKind[]): Part {
  return { deciders: [fieldReadings], readModels: [readingsModel(service, own, reach)] };
}

function readingsModel(service: string, own: ReachKind, reach: readonly ReachKind[]): AnyReadModel {
  return readModel(fieldReadings).rows({
    name: `${service}FieldReadings`,
    row: `${service[0]!.toUpperCase()}${service.slice(1)}FieldReading`,
    version: 1,
    schema: z.object({ id: text, about: text, reader: text, ...shown, readAt: text }),
    indexes: {
      about: { path: 'about', of: 'id' },
      reader: { path: 'reader', of: 'id' },
      readAt: { path: 'readAt', of: 'instant' },
    },
    defaultSort: { by: 'readAt', descending: true },
    reach: { [own]: 'about' },
    access: reach,
    unaudited: true,
    keys: ({ data, event: of }) => (data.persons as string[]).map((about) => `${of}~${about}`),
    project: {
      GuardedFieldsRead: (_row, { data: { model, guards }, actor, at }, key) => ({
        about: key.slice(key.indexOf('~') + 1),
        reader: actor,
        model,
        guards,
        readAt: at,
      }),
    },
  });
}

/** Appends of one reader run one after the other, else they would conflict. */
const queues = new WeakMap<ServiceContext, Map<string, Promise<unknown>>>();

/** Nothing of the answer may go out before this resolves. @throws StoreUnavailable */
export async function recordReadings(scope: QueryScope, correlation: string): Promise<void> {
  const readings = scope.readings.take();
  if (readings.length === 0) return;
  const { organization, principal } = scope;
  const service = contextOf(scope);
  const queue = queues.get(service) ?? new Map<string, Promise<unknown>>();
  queues.set(service, queue);
  const slot = `${organization} ${principal.account}`;
  const append = async (): Promise<unknown> =>
    service.loop.run(
      fieldReadings,
      principal.account,
      { organization, actor: principal.account, key: `readings/${scope.ids.random()}`, body: '', correlation },
      () => draftsOf(readings),
    );
  const turn = (queue.get(slot) ?? Promise.resolve()).then(append, append);
  queue.set(slot, turn);
  try {
    await turn;
  } catch {
    throw new StoreUnavailable('who reads this cannot be recorded just now');
  } finally {
    if (queue.get(slot) === turn) queue.delete(slot);
  }
}

/** One event for all people of the same reading. */
function draftsOf(readings: readonly Reading[]) {
  const alike = Map.groupBy(readings, ({ model, guards }) => `${model} ${[...guards].sort().join()}`);
  return [...alike.values()].map((group) => ({
    type: 'GuardedFieldsRead' as const,
    data: {
      model: group[0]!.model,
      guards: [...group[0]!.guards].sort(),
      persons: group.map(({ person }) => person).sort(),
    },
  }));
}
