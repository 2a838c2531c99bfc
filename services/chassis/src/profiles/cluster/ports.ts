import { consumerLag, deadLetters } from '../../observe/metrics.ts';
import { systemTime } from '../../ports/time/system.ts';
import { buildSource } from './fill-rows.ts';
import { type Clock, type Ports, type Log } from '../../ports/index.ts';
import { type ClusterEngines } from './config.ts';
import { EventStoreDb } from '../../cluster/eventstore/event-store.ts';
import { KafkaMessageLog, type KafkaFigures } from '../../cluster/kafka/message-log.ts';
import { MongoBlobs } from '../../cluster/mongodb/blobs.ts';
import { Mongo } from '../../cluster/mongodb/connection.ts';
import { MongoKeys } from '../../cluster/mongodb/keys/store.ts';
import { MongoDeadLetterStore } from '../../cluster/mongodb/dead-letter-store.ts';
import { MongoNotify } from '../../cluster/mongodb/notify.ts';
import { MongoReadModels } from '../../cluster/mongodb/rows/read-models.ts';
import { closeRedis, openRedis } from '../../cluster/redis/client.ts';
import { BullJobQueue } from '../../cluster/redis/job-queue.ts';
import { RedisKeyValue } from '../../cluster/redis/key-value.ts';
import { RedisLeases } from '../../cluster/redis/leases.ts';

export const kafkaFigures: KafkaFigures = {
  lag: (at, messages) => (messages === null ? consumerLag.remove(at) : consumerLag.set(at, messages)),
  unreadable: (group) => deadLetters.inc({ service: group, reaction: 'unreadable' }),
};

/** All ports on the engines, for any number of processes. `clock` is for tests. @throws StoreUnavailable */
export async function openClusterPorts(
  engines: ClusterEngines,
  logger: Log,
  clock: Clock = systemTime.clock,
): Promise<Ports & { close(): Promise<void> }> {
  const { namespace, masterKey, formerMasterKey, patience } = engines;
  const events = await EventStoreDb.open(engines.eventStore, namespace, patience);
  const redis = openRedis(engines.redis, patience);
  const mongo = new Mongo(engines.mongodb, patience);
  const keyValue = new RedisKeyValue(redis, namespace);
  const leases = new RedisLeases(redis, namespace);
  const jobs = new BullJobQueue(redis, namespace);
  const keys = new MongoKeys(mongo, namespace, masterKey, formerMasterKey);
  const readModels = new MongoReadModels(mongo, namespace, { source: buildSource(events, keys) });
  const messages = new KafkaMessageLog(
    { ...engines.kafka, namespace, patience },
    { keyValue, leases, deadLetters: new MongoDeadLetterStore(mongo, namespace), figures: kafkaFigures, logger },
  );
  const blobs = new MongoBlobs(mongo, namespace);
  const notify = new MongoNotify(mongo, namespace);
  return {
    events,
    readModels,
    keyValue,
    keys,
    messages,
    jobs,
    blobs,
    notify,
    leases,
    ...systemTime,
    clock,
    close: async () => {
      await Promise.all([messages.close(), jobs.close(), leases.close()]);
      await events.close();
      await Promise.all([readModels.close(), blobs.close(), notify.close(), keyValue.close(), keys.close()]);
      await Promise.all([mongo.close(), closeRedis(redis)]);
    },
  };
}
