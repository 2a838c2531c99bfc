import { topicOf } from '../../ports/message-log.ts';
import { deadTopicOf } from '../../ports/shared/dead-letter.ts';
import { nameOf } from '../../ports/shared/key-wrapping.ts';
import { type KeyValue, type Ports, type Log } from '../../ports/index.ts';
import { type ClusterEngines } from './config.ts';
import { type EventStoreDb } from '../../cluster/eventstore/event-store.ts';
import { deleteTopics } from '../../cluster/kafka/topics.ts';
import { alone, openTarget } from '../migration/target.ts';
import { dropAllRows } from '../../cluster/mongodb/rows/dropped-rows.ts';
import { Mongo } from '../../cluster/mongodb/connection.ts';
import { closeRedis, openRedis } from '../../cluster/redis/client.ts';
import { endTimedValues } from '../../cluster/redis/timed-values.ts';

const lettersAtOnce = 100;

interface DestroyedKeyName {
  organization: string;
  person: string;
  class: string;
}

interface RestoredOptions {
  engines: ClusterEngines;
  services: readonly string[];
  /** Keys that were destroyed since the back-up of keys, or before. */
  destroyed: readonly DestroyedKeyName[];
  logger: Log;
  /** Called before each step. */
  onStep: (step: string) => void;
}

interface Restored {
  destroyed: number;
  deadLetters: number;
  rows: number;
  ended: number;
  topics: number;
  epoch: string;
}

/**
 * Makes engines that were restored one by one consistent: keys that were destroyed are destroyed again, what does not
 * come from the restored log goes, and the log has a new epoch. Cut off at any point and begun again it does the rest.
 * @throws Error while a worker runs, ForeignMasterKey; StoreUnavailable
 */
export async function settleRestored(options: RestoredOptions): Promise<Restored> {
  const { engines, services, destroyed, logger, onStep } = options;
  const target = await openTarget(engines, logger);
  const [mongo, redis] = [new Mongo(engines.mongodb), openRedis(engines.redis)];
  try {
    return await alone(target.ports.leases, services, async (assertAlone) => {
      const step = (name: string): void => {
        assertAlone();
        onStep(name);
      };
      step('destroying keys');
      await target.keys.adopt(new Map(destroyed.map((key) => [nameOf(key.organization, key.person, key.class), null])));
      const deadLetters = await forgetBeside(target.ports, services, destroyed);
      step('dropping rows');
      const rows = await dropAllRows(mongo, engines.namespace);
      step('ending sessions');
      const ended = await endTimedValues(redis, engines.namespace);
      step('deleting topics');
      const topics = await deleteTopics({ ...engines.kafka, namespace: engines.namespace }, services.map(topicOf));
      step('renewing the epoch');
      const epoch = await renewEpoch(target.log, target.ports.keyValue, services);
      return { destroyed: destroyed.length, deadLetters, rows, ended, topics, epoch };
    });
  } finally {
    await Promise.all([target.close(), mongo.close(), closeRedis(redis)]);
  }
}

/** Deletes topics, to be published again from the log. Answers how many. @throws Error while a worker runs */
export async function resetTopics({
  engines,
  services,
  logger,
}: Pick<RestoredOptions, 'engines' | 'services' | 'logger'>): Promise<number> {
  const target = await openTarget(engines, logger);
  const { leases, keyValue } = target.ports;
  const topics = services.map(topicOf);
  try {
    return await alone(leases, services, async () => {
      // a checkpoint that outlived its topic would leave out what was published before it
      for (const topic of topics) await keyValue.delete('*', `relay/${topic}`);
      return deleteTopics({ ...engines.kafka, namespace: engines.namespace }, topics);
    });
  } finally {
    await target.close();
  }
}

/** Removes dead letters and notices about people with destroyed keys; answers how many dead letters. */
async function forgetBeside(
  { messages, notify }: Ports,
  services: readonly string[],
  destroyed: readonly DestroyedKeyName[],
): Promise<number> {
  const people = Map.groupBy(destroyed, ({ organization }) => organization);
  let removed = 0;
  for (const [organization, keys] of people) {
    const forgotten = [...new Set(keys.map(({ person }) => person))];
    for (const person of forgotten) await notify.forget(organization, person);
    for (const topic of services.map(deadTopicOf)) {
      for (let offset = 0, size = lettersAtOnce; size === lettersAtOnce;) {
        const page = await messages.read(topic, organization, { offset, limit: lettersAtOnce });
        const theirs = page.filter((message) => forgotten.some((person) => JSON.stringify(message).includes(person)));
        for (const { id } of theirs) await messages.remove(topic, organization, id);
        removed += theirs.length;
        size = page.length;
        offset += page.length - theirs.length;
      }
    }
  }
  return removed;
}

/** What a service had handled of its own events counts as handled: people are not notified again. */
async function renewEpoch(log: EventStoreDb, keyValue: KeyValue, services: readonly string[]): Promise<string> {
  const { formers, epoch } = await log.renewEpoch();
  const head = await log.head();
  for (const key of services.map((service) => `reactions/${service}`)) {
    const [of, handled = ''] = ((await keyValue.get('*', key)) ?? '').split(':');
    // one from before a run that was cut off here, too
    if (of && formers.includes(of)) await keyValue.set('*', key, `${epoch}:${handled < head ? handled : head}`);
  }
  return epoch;
}
