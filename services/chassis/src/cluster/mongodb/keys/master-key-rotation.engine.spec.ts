import { afterAll, afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { fingerprintOf } from '../../../ports/shared/key-wrapping.ts';
import { type Mongo } from '../connection.ts';
import { MongoKeys } from './store.ts';
import { rewrapKeys } from './master-key-rotation.ts';
import { dropNamespace, freshNamespace, testMongo } from '../../../testing/engines/mongodb.ts';

const former = Buffer.alloc(32, 1);
const current = Buffer.alloc(32, 2);
const pair = { current, former };
const people = Array.from({ length: 600 }, (_, n) => `p${n}`);
const some = people.filter((_, n) => n % 50 === 0);
const mongo = testMongo();
let namespace: string;

const keysWith = (master: Buffer, before?: Buffer) => new MongoKeys(mongo, namespace, master, before);
const rotate = () => rewrapKeys(mongo, namespace, pair, 0);
const stored = () => mongo.use(`${namespace}-keys`, (db) => db.collection('keys').find({}).sort({ _id: 1 }).toArray());
const opened = async (keys: MongoKeys) =>
  String(
    await Promise.all(some.map((person) => keys.existingKey('o', person, 'pay').then((key) => key?.toString('hex')))),
  );

let before: string;
beforeEach(async () => {
  namespace = freshNamespace();
  const keys = keysWith(former);
  await keys.adopt(new Map(people.map((person, n) => [JSON.stringify(['o', person, 'pay']), Buffer.alloc(32, n)])));
  await keys.destroy('o', 'gone', 'pay');
  before = await opened(keys);
});
afterEach(() => dropNamespace(namespace));
afterAll(() => mongo.close());

describe('rotating the master key of keys in MongoDB', () => {
  it('keeps every key, under the current one; who is forgotten stays so', async () => {
    expect(await rotate()).toEqual({
      keys: 601,
      rewrapped: 601,
      former: fingerprintOf(former),
      current: fingerprintOf(current),
    });
    const keys = keysWith(current);
    expect([await opened(keys), await keys.existingKey('o', 'gone', 'pay'), await keys.destroyed()]).toEqual([
      before,
      null,
      [['o', 'gone', 'pay']],
    ]);
    await expect(keysWith(former).existingKey('o', 'p1', 'pay')).rejects.toThrow(
      `do not open with this master key (${fingerprintOf(former)}); they were wrapped with ${fingerprintOf(current)}`,
    );
  });

  it('finds nothing to do the second time', async () => {
    await rotate();
    expect(await rotate()).toMatchObject({ keys: 601, rewrapped: 0 });
  });

  it.each([1, 2, 3])('goes on where it was cut off at the write %i', async (nth) => {
    let n = 0;
    const cut = Object.create(mongo, {
      use: {
        value: (database: string, work: never) =>
          n++ === 4 + 2 * nth ? Promise.reject(new Error('killed')) : mongo.use(database, work),
      },
    }) as Mongo;
    await expect(rewrapKeys(cut, namespace, pair, 0)).rejects.toThrow('killed');
    expect(await opened(keysWith(current, former))).toBe(before);
    await rotate();
    expect(await opened(keysWith(current))).toBe(before);
  });

  it('changes nothing where a master key is not one of the two, or a key opens with neither', async () => {
    const was = await stored();
    await expect(rewrapKeys(mongo, namespace, { current, former: Buffer.alloc(32, 3) }, 0)).rejects.toThrow(
      `they were wrapped with ${fingerprintOf(former)}`,
    );
    expect(await stored()).toEqual(was);
    await mongo.use(`${namespace}-keys`, (db) =>
      db
        .collection<{ _id: string }>('keys')
        .updateOne({ _id: '["o","p7","pay"]' }, { $set: { wrapped: was.at(-1)!['wrapped'] } }),
    );
    await expect(rotate()).rejects.toThrow('1 keys open with neither master key, such as ["o","p7","pay"]');
  });
});

describe('processes while the master key is rotated', () => {
  it('with both keys wrap with the former one as long as others may have that only, then with the current one', async () => {
    const [old, both] = [keysWith(former), keysWith(current, former)];
    const early = await both.dataKey('o', 'early', 'pay');
    expect(await old.existingKey('o', 'early', 'pay')).toEqual(early);
    await rotate();
    const late = await both.dataKey('o', 'late', 'pay');
    const next = keysWith(current);
    expect([await next.existingKey('o', 'early', 'pay'), await next.existingKey('o', 'late', 'pay')]).toEqual([
      early,
      late,
    ]);
  });

  it('lose no key that is made meanwhile, and bring none back that is destroyed meanwhile', async () => {
    const both = keysWith(current, former);
    const making = (async () => {
      const made = [];
      for (let n = 0; n < 40; n++) made.push(await both.dataKey('o', `new${n}`, 'pay'));
      return made;
    })();
    const [made] = await Promise.all([
      making,
      both.destroy('o', 'p599', 'pay'),
      rewrapKeys(mongo, namespace, pair, 3_000),
    ]);
    const next = keysWith(current);
    expect(await Promise.all(made.map((_, n) => next.existingKey('o', `new${n}`, 'pay')))).toEqual(made);
    expect(await next.existingKey('o', 'p599', 'pay')).toBeNull();
  });
});
