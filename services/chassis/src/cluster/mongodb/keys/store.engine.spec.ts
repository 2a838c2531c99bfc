import { afterAll, afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { randomBytes } from 'node:crypto';
import { describeKeys } from '../../../testing/contracts/small-ports.ts';
import { type Mongo } from '../connection.ts';
import { MongoKeys } from './store.ts';
import { dropNamespace, freshNamespace, openTestMongo, testMongo } from '../../../testing/engines/mongodb.ts';

const master = Buffer.alloc(32, 7);
const { fresh, again } = openTestMongo((mongo, namespace) => ({ keys: new MongoKeys(mongo, namespace, master) }));

describe('keys (MongoDB)', () => describeKeys(fresh, again));

describe('keys of several processes', () => {
  const namespace = freshNamespace();
  let mongos: Mongo[];
  let keys: MongoKeys[];
  beforeEach(() => {
    mongos = [1, 2, 3].map(() => testMongo());
    keys = mongos.map((mongo) => new MongoKeys(mongo, namespace, master));
  });
  afterEach(async () => {
    for (const mongo of mongos) await mongo.close();
  });
  afterAll(() => dropNamespace(namespace));

  it('are one key where they ask at once', async () => {
    const asked = await Promise.all(Array.from({ length: 30 }, (_, n) => keys[n % 3]!.dataKey('o', 'p', 'pay')));
    expect(new Set(asked.map((key) => key?.toString('hex'))).size).toBe(1);
    const secrets = await Promise.all(keys.map((one) => one.secret('pepper', () => randomBytes(48))));
    expect(new Set(secrets.map((secret) => secret.toString('hex'))).size).toBe(1);
  });

  it('are given by none once one of them was destroyed, and the count of destroyed ones tells it', async () => {
    for (const one of keys) await one.dataKey('o', 'q', 'pay');
    const before = await keys[1]!.forgotten();
    await keys[0]!.destroy('o', 'q', 'pay');
    expect(
      await Promise.all(keys.flatMap((one) => [one.existingKey('o', 'q', 'pay'), one.dataKey('o', 'q', 'pay')])),
    ).toEqual([null, null, null, null, null, null]);
    expect(await keys[2]!.forgotten()).not.toBe(before);
  });

  it('rest wrapped, and open with their own master key only', async () => {
    const key = (await keys[0]!.dataKey('o', 'r', 'pay'))!;
    const stored = await mongos[0]!.use(`${namespace}-keys`, (db) => db.collection('keys').find({}).toArray());
    expect(JSON.stringify(stored)).not.toContain(key.toString('base64').slice(0, 20));
    const other = new MongoKeys(mongos[0]!, namespace, Buffer.alloc(32, 8));
    for (let time = 0; time < 2; time++) await expect(other.existingKey('o', 'never', 'pay')).rejects.toThrow();
  });
});
