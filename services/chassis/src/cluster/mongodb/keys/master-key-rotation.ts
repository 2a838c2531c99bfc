import { setTimeout } from 'node:timers/promises';
import { checkName, fingerprintOf, unwrappedByOne, wrapped } from '../../../ports/shared/key-wrapping.ts';
import { type Mongo, type MongoCollection } from '../connection.ts';
import { assertOneOpens, type KeyDocument, keysIn } from './store.ts';

const keysAtOnce = 500;
/** Longer than a process takes to write a key after it has looked which master key is to wrap it. */
const usuallySettlesMs = 20_000;

interface MasterKeyPair {
  current: Buffer;
  former: Buffer;
}

export interface RewrappedKeys {
  keys: number;
  rewrapped: number;
  former: string;
  current: string;
}

/** Rewraps all keys with the current master key, beside running processes; may be repeated. @throws ForeignMasterKey */
export async function rewrapKeys(
  mongo: Mongo,
  namespace: string,
  pair: MasterKeyPair,
  settlesMs = usuallySettlesMs,
): Promise<RewrappedKeys> {
  const collection = keysIn(mongo, namespace);
  const check = await collection.use((keys) => keys.findOne({ _id: checkName }));
  if (!check) throw new Error(`There are no keys in ${namespace}-keys.`);
  assertOneOpens([pair.current, pair.former], check);
  const keys = await countOpening(collection, pair);
  // from now on new keys are wrapped with the current one
  let rewrapped = await rewrapSome(collection, [check], pair);
  for (let isSettled = false; ; isSettled = true) {
    const found = await rewrapAll(collection, pair);
    rewrapped += found;
    if (rewrapped === 0 || (isSettled && found === 0))
      return { keys, rewrapped, former: fingerprintOf(pair.former), current: fingerprintOf(pair.current) };
    await setTimeout(settlesMs);
  }
}

async function countOpening(
  collection: MongoCollection<KeyDocument>,
  { current, former }: MasterKeyPair,
): Promise<number> {
  const foreign: string[] = [];
  let count = 0;
  for await (const page of pagesOf(collection)) {
    count += page.length;
    for (const { _id, wrapped: rest } of page) if (!opens([current, former], _id, rest!)) foreign.push(_id);
  }
  if (foreign.length > 0)
    throw new Error(`${foreign.length} keys open with neither master key, such as ${foreign[0]}. Nothing was changed.`);
  return count;
}

function opens(masters: readonly Buffer[], name: string, rest: string): boolean {
  try {
    return unwrappedByOne(masters, name, Buffer.from(rest, 'base64')).key.length > 0;
  } catch {
    return false;
  }
}

async function rewrapAll(collection: MongoCollection<KeyDocument>, pair: MasterKeyPair): Promise<number> {
  let count = 0;
  for await (const page of pagesOf(collection)) count += await rewrapSome(collection, page, pair);
  return count;
}

/** One that was destroyed in between stays destroyed. */
async function rewrapSome(
  collection: MongoCollection<KeyDocument>,
  page: readonly KeyDocument[],
  { current, former }: MasterKeyPair,
): Promise<number> {
  const writes = page.flatMap(({ _id, wrapped: rest }) => {
    const { key, master } = unwrappedByOne([current, former], _id, Buffer.from(rest!, 'base64'));
    if (master === current) return [];
    const anew = {
      wrapped: wrapped(current, _id, key).toString('base64'),
      ...(_id === checkName && { master: fingerprintOf(current) }),
    };
    return [{ updateOne: { filter: { _id, wrapped: rest }, update: { $set: anew } } }];
  });
  if (writes.length > 0) await collection.use((keys) => keys.bulkWrite(writes, { ordered: false }));
  return writes.length;
}

async function* pagesOf(collection: MongoCollection<KeyDocument>): AsyncGenerator<KeyDocument[]> {
  for (let last = ''; ;) {
    const page = await collection.use((keys) =>
      keys
        .find({ _id: { $gt: last }, wrapped: { $ne: null } })
        .sort({ _id: 1 })
        .limit(keysAtOnce)
        .toArray(),
    );
    if (page.length === 0) return;
    yield page;
    last = page.at(-1)!._id;
  }
}
