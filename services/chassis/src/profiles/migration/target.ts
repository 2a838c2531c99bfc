import { type Job } from '../../ports/job-queue.ts';
import { type Leases, type Ports, type Log } from '../../ports/index.ts';
import { type ClusterEngines } from '../cluster/config.ts';
import { EventStoreDb } from '../../cluster/eventstore/event-store.ts';
import { Mongo } from '../../cluster/mongodb/connection.ts';
import { MongoKeys } from '../../cluster/mongodb/keys/store.ts';
import { openClusterPorts } from '../cluster/ports.ts';
import { closeRedis, openRedis } from '../../cluster/redis/client.ts';
import { JobRecords } from '../../cluster/redis/job-records.ts';

const aloneWithinMs = 15_000;

export interface Target {
  ports: Ports;
  log: EventStoreDb;
  keys: MongoKeys;
  adoptJob: (job: Job) => Promise<void>;
  close(): Promise<void>;
}

/** @throws StoreUnavailable while an engine that is needed at once is away */
export async function openTarget(engines: ClusterEngines, logger: Log): Promise<Target> {
  const ports = await openClusterPorts(engines, logger);
  const log = await EventStoreDb.open(engines.eventStore, engines.namespace);
  const mongo = new Mongo(engines.mongodb);
  const keys = new MongoKeys(mongo, engines.namespace, engines.masterKey, engines.formerMasterKey);
  const redis = openRedis(engines.redis);
  const records = new JobRecords(redis, engines.namespace);
  return {
    ports,
    log,
    keys,
    adoptJob: async (job) => {
      await records.adopt(job);
      if (job.state === 'WAITING') await ports.jobs.add(job);
    },
    close: async () => {
      await ports.close();
      await Promise.all([log.close(), keys.close().then(() => mongo.close()), closeRedis(redis)]);
    },
  };
}

/**
 * Does something while no service can begin on the engines: this process has the leases of their rows. `assertAlone`
 * throws when one is lost. @throws Error where a service has its lease
 */
export async function alone<T>(
  leases: Leases,
  services: readonly string[],
  work: (assertAlone: () => void) => Promise<T>,
): Promise<T> {
  let isLost = false;
  const given = services.map(() => Promise.withResolvers<void>());
  const lines = services.map((service, n) =>
    leases.hold(`rows/${service}`, async () => {
      given[n]!.resolve();
      return { close: async () => void (isLost = true) };
    }),
  );
  const enough = setTimeout(
    () => given[0]!.reject(new Error('A service runs on these engines. Stop every process of it first.')),
    aloneWithinMs,
  );
  try {
    await Promise.all(given.map(({ promise }) => promise));
    clearTimeout(enough);
    return await work(() => {
      if (isLost) throw new Error('Redis was away too long. Run it again: it goes on where it was.');
    });
  } finally {
    clearTimeout(enough);
    await Promise.all(lines.map((line) => line.close()));
  }
}
