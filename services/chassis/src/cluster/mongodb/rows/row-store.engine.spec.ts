import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { Fenced, type Row, type RowChange, type RowStore, type RowStoreDeclaration } from '../../../ports/index.ts';
import { expectedIds } from '../../../testing/contracts/rows/oracle.ts';
import { type Mongo } from '../connection.ts';
import { MongoReadModels } from './read-models.ts';
import { dropNamespace, freshNamespace, testMongo } from '../../../testing/engines/mongodb.ts';

const odd = ['', 'a', 'a\u0000', 'a\u0000b', 'a.b', '$a', 'ab', 'É', 'é', '\u00a0', 'ب', '^a', 'a*'];
const things: RowStoreDeclaration = {
  name: 'test.things',
  version: 1,
  search: 'deep.words',
  defaultSort: 'a.b',
  indexes: [
    { name: 'a.b', path: 'deep.text', type: 'text' },
    { name: '$n', path: 'n', type: 'number' },
    { name: 'list', path: 'deep.list', type: 'list' },
  ],
};
const byId = { sort: { index: 'id', descending: false }, offset: 0, limit: 100 };

const namespace = freshNamespace();
let mongo: Mongo;
let models: MongoReadModels;
let store: RowStore;
let version = 0;
beforeAll(() => {
  mongo = testMongo();
  models = new MongoReadModels(mongo, namespace);
});
afterAll(async () => {
  await mongo.close();
  await dropNamespace(namespace);
});
beforeEach(async () => {
  store = await models.open({ ...things, version: ++version });
});

const row = (id: string, position?: string, doc: Record<string, unknown> = {}): RowChange => ({
  organization: 'o',
  id,
  record: { organization: 'o', id, stream: 's', doc: { id, ...doc }, ...(position !== undefined && { position }) },
});
const gone = (id: string): RowChange => ({ organization: 'o', id, record: null });
const told = async (id: string): Promise<unknown> => (await store.get('o', id))?.doc['said'];

describe('writing rows that may have been written before', () => {
  it('never puts an earlier event over a later one, and lets the same event write anew', async () => {
    await store.apply('e:05', [row('a', '05', { said: 5 }), row('b', '02', { said: 2 })]);
    await store.apply('e:03', [row('a', '03', { said: 3 }), row('b', '03', { said: 3 }), row('c', '03', { said: 3 })]);
    expect(await Promise.all(['a', 'b', 'c'].map(told))).toEqual([5, 3, 3]);
    await store.apply('e:05', [row('a', '05', { said: 'anew' })]);
    expect([await told('a'), (await store.get('o', 'a'))?.position]).toEqual(['anew', '05']);
  });

  it('does not bring back what a later event removed, and nothing of it stays', async () => {
    await store.apply('e:02', [row('a', '02', { said: 'secret' })]);
    await store.apply('e:04', [gone('a'), gone('never')]);
    await store.apply('e:03', [row('a', '03', { said: 'secret' })]);
    expect([await told('a'), await store.count('o', { where: [] }, 10), await store.getMany('o', ['a'])]).toEqual([
      undefined,
      { total: 0, capped: false },
      [],
    ]);
    const kept = await mongo.use(namespace, (db) =>
      db.collection(`rows.test.things.v${version}.1`).find({}).sort({ _id: 1 }).toArray(),
    );
    expect(kept).toEqual([
      { _id: 'o/a', p: '04' },
      { _id: 'o/never', p: '04' },
    ]);
    await store.apply('e:05', [row('a', '05', { said: 'back' })]);
    expect([await told('a'), await store.organizations()]).toEqual(['back', ['o']]);
  });

  it('ends with the latest event whoever of two writes first', async () => {
    const other = await models.open({ ...things, version });
    for (let n = 0; n < 10; n++)
      await Promise.all([
        store.apply('e:1', [row(`r${n}`, '1', { said: 1 })]),
        other.apply('e:2', [row(`r${n}`, '2', { said: 2 })]),
      ]);
    expect((await store.find('o', { where: [] }, byId)).map(({ doc }) => doc['said'])).toEqual(
      Array.from({ length: 10 }, () => 2),
    );
  });
});

describe('taking up rows that another process left half-way', () => {
  it('finds its batch written to the end, and the checkpoint with it', async () => {
    await store.apply('e:1', [row('a', '1', { said: 1 }), row('b', '1', { said: 1 })]);
    await store.apply('e:4', [row('a', '4', { said: 4 })]);
    const writes = ['a', 'b', 'c'].map((id) => ({
      position: '3',
      document: { _id: `o/${id}`, o: 'o', id, s: 's', d: JSON.stringify({ id, said: 3 }), x: {}, p: '3' },
    }));
    await mongo.use(namespace, (db) =>
      db
        .collection<{ _id: string }>('models')
        .updateOne(
          { _id: `test.things.v${version}.1` },
          { $set: { journal: { checkpoint: 'e:3', writes: JSON.stringify(writes) } } },
        ),
    );
    const other = await models.open({ ...things, version });
    expect(await other.checkpoint()).toBe('e:3');
    expect([await Promise.all(['a', 'b', 'c'].map(told)), await other.checkpoint()]).toEqual([[4, 3, 3], 'e:3']);
    const note = await mongo.use(namespace, (db) =>
      db.collection<{ _id: string }>('models').findOne({ _id: `test.things.v${version}.1` }),
    );
    expect(note).not.toHaveProperty('journal');
  });
});

describe('writing under a lease', () => {
  it('is refused once a later one was seen, before a row is written', async () => {
    await store.apply('e:1', [row('a', '1', { said: 1 })], 7);
    const other = await models.open({ ...things, version });
    await other.apply('e:2', [], 8);
    await expect(store.apply('e:3', [row('a', '3', { said: 3 })], 7)).rejects.toBeInstanceOf(Fenced);
    expect([await told('a'), await store.checkpoint()]).toEqual([1, 'e:2']);
    await store.apply('e:3', [row('a', '3', { said: 3 })], 8);
    expect(await told('a')).toBe(3);
  });
});

describe('keeping any text', () => {
  it.each([
    { 'a.b': 1, $set: { $x: 'y' }, '': null, '\u0000': 'a\u0000b' },
    {
      half: '\ud83d',
      list: [null, 1.5, -0.1, 2 ** 53, true, [[]]],
      date: '2026-01-05T08:00:00.000Z',
      _id: 'x',
      __proto__x: 1,
    },
  ])('gives %j back as JSON has it', async (doc) => {
    const { id: _, ...rest } = { id: 'a', ...doc };
    await store.apply('e:1', [row('a', '1', rest)]);
    expect((await store.get('o', 'a'))?.doc).toEqual(JSON.parse(JSON.stringify({ id: 'a', ...rest })));
  });

  it('keeps organizations apart whose names hold separators', async () => {
    const doc = { id: 'c', said: 1 };
    await store.apply('e:1', [
      { organization: 'a/b', id: 'c', record: { organization: 'a/b', id: 'c', stream: 's', doc } },
    ]);
    expect([await store.get('a', 'b/c'), (await store.get('a/b', 'c'))?.doc]).toEqual([null, doc]);
  });
});

describe('finding rows by odd values', () => {
  it('answers random queries as the oracle does', async () => {
    const rows: Row[] = Array.from({ length: 120 }, (_, n) => {
      const text = odd[n % odd.length]!;
      return {
        id: `r${n}`,
        n: n % 7 === 0 ? null : (n % 5) - 2.5,
        text: n % 9 === 0 ? null : text,
        deep: { text: n % 9 === 0 ? null : text, list: [text, `v${n % 4}`].slice(0, n % 3), words: [text, 'all'] },
      };
    });
    await store.apply(
      'e:1',
      rows.map((doc) => ({
        organization: 'o',
        id: doc.id,
        record: { organization: 'o', id: doc.id, stream: 's', doc },
      })),
    );
    const value = fc.constantFrom(...odd);
    const clause = fc.oneof(
      value.map((eq) => ({ index: 'a.b', eq })),
      value.map((from) => ({ index: 'a.b', from })),
      value.map((to) => ({ index: 'a.b', to })),
      fc.array(value, { maxLength: 3 }).map((values) => ({ index: 'list', in: values })),
      fc.boolean().map((isNull) => ({ index: 'list', isNull })),
      fc.record({
        index: fc.constant('$n'),
        from: fc.integer({ min: -3, max: 0 }),
        to: fc.integer({ min: -1, max: 2 }),
      }),
    );
    // mingo reads a dotted path, the oracle's sort does not: the same values stand at both places
    const flat = {
      ...things,
      search: 'words',
      indexes: [{ ...things.indexes[0]!, path: 'text' }, things.indexes[1]!, things.indexes[2]!],
    };
    const plain = rows.map((doc) => ({ ...doc, words: (doc['deep'] as { words: string[] }).words }));
    const query = fc.record(
      {
        where: fc.array(clause, { maxLength: 2 }),
        reach: fc.array(clause, { maxLength: 2 }),
        words: fc.array(value, { maxLength: 1 }),
      },
      { requiredKeys: ['where'] },
    );
    const sort = fc.record({ index: fc.constantFrom('a.b', '$n', 'id'), descending: fc.boolean() });
    await fc.assert(
      fc.asyncProperty(query, sort, fc.nat(60), async (asked, by, offset) => {
        const found = await store.find('o', asked, { sort: by, offset, limit: 30 });
        expect(found.map(({ id }) => id)).toEqual(expectedIds(flat, plain, asked, by).slice(offset, offset + 30));
      }),
      { numRuns: 300 },
    );
  });
});
