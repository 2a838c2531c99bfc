import { afterAll } from '@jest/globals';
import { type mongo } from 'mongoose';
import { readEngines } from './config.ts';
import { dropNamespace, freshNamespace, testMongo } from '../../testing/engines/mongodb.ts';
import { openClusterPorts } from './ports.ts';
import { describeDestroyingAgain } from '../../testing/contracts/destroying-again.ts';
import { testPatience } from '../../testing/time/patience.ts';

const namespace = freshNamespace().slice(0, 24);
const collections = ['keys', 'counts', 'notes'];
const quiet = { info: () => undefined, warn: () => undefined, error: () => undefined };
const engines = ['EVENTSTORE_URL', 'KAFKA_BROKERS', 'MONGODB_URL', 'REDIS_URL'].map((name) => [
  `KADRO_${name}`,
  process.env[`KADRO_${name}`],
]);
const cluster = {
  ...readEngines({ ...Object.fromEntries(engines), KADRO_MASTER_KEY: Buffer.alloc(32, 7).toString('base64') }),
  namespace,
  patience: testPatience,
};
let kept: mongo.BSON.Document[][] = [];

afterAll(() => dropNamespace(namespace));

async function inMongo(database: string, act: (db: mongo.Db) => Promise<void>): Promise<void> {
  const mongo = testMongo();
  await mongo.use(database, act).finally(() => mongo.close());
}

describeDestroyingAgain({
  open: () => openClusterPorts(cluster, quiet) as never,
  copy: () =>
    inMongo(
      `${namespace}-keys`,
      async (db) => void (kept = await Promise.all(collections.map((name) => db.collection(name).find().toArray()))),
    ),
  restore: async () => {
    await inMongo(`${namespace}-keys`, async (db) => {
      for (const [n, name] of collections.entries()) {
        await db.collection(name).deleteMany({});
        if (kept[n]!.length > 0) await db.collection(name).insertMany(kept[n]!);
      }
    });
    await inMongo(namespace, async (db) => {
      for (const { name } of await db.listCollections().toArray())
        if (/^(models$|rows\.)/.test(name)) await db.collection(name).drop();
    });
  },
});
