import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { describeBlobs } from '../../testing/contracts/blobs.ts';
import { MongoBlobs } from './blobs.ts';
import { type Mongo } from './connection.ts';
import { dropNamespace, freshNamespace, openTestMongo, testMongo } from '../../testing/engines/mongodb.ts';

const { fresh, again } = openTestMongo((mongo, namespace) => ({ blobs: new MongoBlobs(mongo, namespace) }));

describe('blobs (MongoDB)', () => describeBlobs(fresh, again));

const namespace = freshNamespace();
let mongo: Mongo;
beforeAll(() => void (mongo = testMongo()));
afterAll(async () => {
  await mongo.close();
  await dropNamespace(namespace);
});
const count = (name: string): Promise<number> => mongo.use(namespace, (db) => db.collection(name).countDocuments({}));

describe('a file that is removed while it is read', () => {
  it('is never given as if what is left of it were all', async () => {
    const blobs = new MongoBlobs(mongo, namespace);
    await blobs.put('o', 'half', Buffer.from('first'));
    await mongo.use(namespace, (db) => db.collection('files.chunks').deleteMany({}));
    await expect(blobs.get('o', 'half')).rejects.toThrow('0 of 5 bytes are there');
    await blobs.delete('o', 'half');
  });
});

describe('tidying up after a process that died', () => {
  it('removes what nobody is pointed to, and nothing else', async () => {
    await new MongoBlobs(mongo, namespace).put('o', 'a', Buffer.from('first'));
    const long = new Date(Date.now() - 7_200_000);
    await mongo.use(namespace, async (db) => {
      const [pointed] = await db.collection('files.files').find({}).toArray();
      await db.collection('files.files').updateOne({ _id: pointed!._id }, { $set: { uploadDate: long } });
      const { insertedId } = await db
        .collection('files.files')
        .insertOne({ filename: 'o/a', length: 1, chunkSize: 1, uploadDate: long });
      await db.collection('files.chunks').insertOne({ files_id: insertedId, n: 0, data: Buffer.from('x') });
      await db.collection('blobs.unfinished').insertMany([
        { _id: pointed!._id, of: 'o/a', at: long },
        { _id: insertedId, of: 'o/b', at: new Date() },
      ] as never);
    });
    const after = new MongoBlobs(mongo, namespace);
    await after.put('o', 'c', Buffer.from('c'));
    expect([await count('files.files'), await count('files.chunks'), await count('blobs.unfinished')]).toEqual([
      2, 2, 1,
    ]);
    expect(Buffer.from((await after.get('o', 'a'))!).toString()).toBe('first');
  });
});
