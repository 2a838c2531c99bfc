import { type OpenedPorts } from './opened-ports.ts';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import {
  type Clause,
  type Row,
  type RowChange,
  type RowPage,
  type RowQuery,
  type RowStore,
  type RowStoreDeclaration,
} from '../../ports/index.ts';
import { expectedIds } from './row-oracle.ts';

const people: RowStoreDeclaration = {
  name: 'test.people',
  version: 1,
  indexes: [
    { name: 'name', path: 'name', type: 'text' },
    { name: 'branch', path: 'branchId', type: 'text' },
    { name: 'grade', path: 'grade', type: 'number' },
    { name: 'away', path: 'isAway', type: 'boolean' },
    { name: 'managers', path: 'managers', type: 'list' },
  ],
  search: '_words',
  defaultSort: 'name',
  pairs: [
    ['branch', 'name'],
    ['away', 'grade'],
  ],
  searchWithin: 'branch',
};

const names = [
  'ada',
  'adam',
  'adana',
  'ali',
  'alican',
  'b',
  'bora',
  'can',
  'cana',
  'mehmet',
  'mehmed',
  'zeynep',
  'zey%',
  '_',
  "o'neil",
  'İ',
];
const branches = ['ankara', 'berlin', 'izmir', 'lyon'];
const byName: RowPage = { sort: { index: 'name', descending: false }, offset: 0, limit: 10 };

/** A person who differs with `n` and `turn`, some fields missing now and then. */
function person(n: number, turn = 0): Row {
  const at = n * 7 + turn * 13;
  const words = [names[at % names.length]!, names[(at * 5 + 3) % names.length]!];
  return {
    id: `p${String(n).padStart(4, '0')}`,
    name: at % 11 === 0 ? null : words.join(' '),
    branchId: at % 9 === 0 ? undefined : branches[at % 4],
    grade: at % 13 === 0 ? null : (at % 17) / 2,
    isAway: at % 5 === 0 ? null : at % 3 === 0,
    managers: [`m${at % 6}`, `m${at % 4}`].slice(0, at % 3),
    _words: words,
  };
}

const change = (organization: string, doc: Row): RowChange => ({
  organization,
  id: doc.id,
  record: { organization, id: doc.id, stream: `test.person-${organization}_${doc.id}`, doc },
});
const removal = (organization: string, id: string): RowChange => ({ organization, id, record: null });
const plain = (row: Row): Row => JSON.parse(JSON.stringify(row)) as Row;

const clause: fc.Arbitrary<Clause> = fc.oneof(
  fc.constantFrom(...branches, 'nowhere').map((eq) => ({ index: 'branch', eq })),
  fc
    .uniqueArray(fc.constantFrom(...branches, 'nowhere'), { maxLength: 3 })
    .map((values) => ({ index: 'branch', in: values })),
  fc.boolean().map((eq) => ({ index: 'away', eq })),
  fc.record(
    { index: fc.constant('grade'), from: fc.integer({ min: 0, max: 8 }), to: fc.integer({ min: 2, max: 9 }) },
    { requiredKeys: ['index', 'from'] },
  ),
  fc.record(
    { index: fc.constant('name'), from: fc.constantFrom('a', 'b', 'm'), to: fc.constantFrom('b', 'c', 'z') },
    { requiredKeys: ['index', 'to'] },
  ),
  fc.record({ index: fc.constant('grade'), above: fc.integer({ min: 0, max: 8 }) }),
  fc.record(
    { index: fc.constant('name'), above: fc.constantFrom('a', 'b'), below: fc.constantFrom('c', 'm') },
    { requiredKeys: ['index', 'below'] },
  ),
  fc.record({ index: fc.constant('away'), above: fc.boolean() }),
  fc.nat(600).map((n) => ({ index: 'id', above: `p${String(n).padStart(4, '0')}` })),
  fc.record({ index: fc.constantFrom('name', 'branch', 'grade', 'away', 'managers'), isNull: fc.boolean() }),
  fc.constantFrom('m0', 'm1', 'm3', 'm').map((eq) => ({ index: 'managers', eq })),
  fc
    .uniqueArray(fc.constantFrom('m0', 'm2', 'm5'), { maxLength: 3 })
    .map((values) => ({ index: 'managers', in: values })),
  fc.nat(600).map((n) => ({ index: 'id', eq: `p${String(n).padStart(4, '0')}` })),
  fc.constantFrom(1, 2.5, 4).map((eq) => ({ index: 'grade', eq })),
);
const words = fc.array(
  fc.tuple(fc.constantFrom(...names), fc.integer({ min: 1, max: 7 })).map(([name, length]) => name.slice(0, length)),
  { maxLength: 2 },
);
const query: fc.Arbitrary<RowQuery> = fc.record(
  { where: fc.array(clause, { maxLength: 2 }), reach: fc.array(clause, { maxLength: 3 }), words },
  { requiredKeys: ['where'] },
);
const page: fc.Arbitrary<RowPage> = fc.record({
  sort: fc.record({
    index: fc.constantFrom('name', 'name', 'branch', 'grade', 'away', 'id'),
    descending: fc.boolean(),
  }),
  offset: fc.oneof(fc.constant(0), fc.nat(600)),
  limit: fc.integer({ min: 1, max: 60 }),
});

/** What every row store must do. */
export function describeRowStore(
  open: () => Promise<Pick<OpenedPorts, 'readModels' | 'close'>>,
  reopen: typeof open,
): void {
  let ports: Awaited<ReturnType<typeof open>>;
  let store: RowStore;
  beforeEach(async () => {
    ports = await open();
    store = await ports.readModels.open(people);
  });
  afterEach(() => ports.close());

  describe('finding rows', () => {
    it('answers 1,000 random queries as the oracle does, after rows changed and went', async () => {
      const rows = new Map<string, Row>();
      for (let turn = 0; turn < 3; turn++) {
        const changed = Array.from({ length: 600 }, (_, n) => person(n, turn)).filter(
          (_, n) => turn === 0 || n % (turn + 2) === 0,
        );
        for (const row of changed) rows.set(row.id, row);
        const gone = turn === 0 ? [] : [...rows.keys()].filter((_, n) => n % 29 === turn);
        for (const id of gone) rows.delete(id);
        await store.apply(`e:${turn}`, [
          ...changed.map((row) => change('o', row)),
          ...gone.map((id) => removal('o', id)),
          change('other', person(turn)),
        ]);
      }
      const all = [...rows.values()];
      await fc.assert(
        fc.asyncProperty(query, page, async (asked, at) => {
          const meant = expectedIds(people, all, asked, at.sort);
          const found = await store.find('o', asked, at);
          expect(found.map(({ id }) => id)).toEqual(meant.slice(at.offset, at.offset + at.limit));
          const total = meant.length;
          expect(await store.count('o', asked, 10_000)).toEqual({ total, capped: false });
          expect(await store.count('o', asked, 20)).toEqual({ total: Math.min(total, 20), capped: total > 20 });
        }),
        { numRuns: 1_000 },
      );
    });

    it('puts rows without a sort value in the order of their ids', async () => {
      const nameless = Array.from({ length: 12 }, (_, n) => ({ ...person(n), name: null, managers: [`m${n % 2}`] }));
      await store.apply(
        'e:1',
        nameless.map((row) => change('o', row)),
      );
      const found = await store.find(
        'o',
        { where: [{ index: 'managers', in: ['m0', 'm1'] }] },
        { ...byName, sort: { index: 'name', descending: true }, limit: 20 },
      );
      expect(found.map(({ id }) => id)).toEqual(nameless.map(({ id }) => id).toReversed());
    });

    it('takes what is searched for literally', async () => {
      await store.apply('e:1', [
        change('o', { ...person(1), _words: ['zey%', "o'neil", 'a\u0001b'] }),
        change('o', { ...person(2), _words: ['zeynep'] }),
      ]);
      const ids = async (word: string) =>
        (await store.find('o', { where: [], words: [word] }, byName)).map(({ id }) => id);
      expect(await Promise.all(['zey%', 'ze%', "o'n", '_eynep', 'z', 'zeyne'].map(ids))).toEqual([
        ['p0001'],
        [],
        ['p0001'],
        [],
        expect.any(Array),
        ['p0002'],
      ]);
    });

    it('refuses indexes that are not declared', async () => {
      await expect(store.find('o', { where: [{ index: 'salary', eq: 1 }] }, byName)).rejects.toBeInstanceOf(RangeError);
      await expect(
        store.count('o', { where: [], reach: [{ index: 'n; DROP TABLE rows', eq: 1 }] }, 10),
      ).rejects.toBeInstanceOf(RangeError);
      await expect(
        store.find('o', { where: [] }, { ...byName, sort: { index: 'salary', descending: true } }),
      ).rejects.toBeInstanceOf(RangeError);
    });

    it('counts exactly up to the cap', async () => {
      await store.apply(
        'e:1',
        Array.from({ length: 120 }, (_, n) => change('o', { ...person(n), branchId: 'izmir' })),
      );
      const izmir = { where: [{ index: 'branch', eq: 'izmir' }] };
      expect(await store.count('o', izmir, 120)).toEqual({ total: 120, capped: false });
      expect(await store.count('o', izmir, 119)).toEqual({ total: 119, capped: true });
    });

    it('counts again what rows came, changed and went', async () => {
      const izmir = { where: [{ index: 'branch', eq: 'izmir' }] };
      const totals: number[] = [];
      for (let n = 0; n < 40; n++) {
        const moved =
          n < 20
            ? change('o', { ...person(n), branchId: 'izmir' })
            : n % 2 === 0
              ? removal('o', person(n - 20).id)
              : change('o', { ...person(n - 20), branchId: 'lyon' });
        await store.apply(`e:${n}`, [moved]);
        totals.push((await store.count('o', izmir, 8)).total);
      }
      const all = [...Array.from({ length: 20 }, (_, n) => n + 1), ...Array.from({ length: 20 }, (_, n) => 19 - n)];
      expect(totals).toEqual(all.map((total) => Math.min(total, 8)));
    });
  });

  describe('keeping rows', () => {
    it('keeps equal ids of two organizations apart', async () => {
      await store.apply('e:1', [
        change('o', { ...person(1), name: 'ours' }),
        change('other', { ...person(1), name: 'theirs' }),
      ]);
      await store.apply('e:2', [removal('other', 'p0001'), change('o', { ...person(1), name: 'still ours' })]);
      expect(await store.get('other', 'p0001')).toBeNull();
      expect((await store.get('o', 'p0001'))?.doc['name']).toBe('still ours');
      expect(await store.find('other', { where: [] }, byName)).toEqual([]);
      expect(await store.count('nobody', { where: [] }, 10)).toEqual({ total: 0, capped: false });
    });

    it('gives rows back as they were stored, several in the order asked', async () => {
      const [one, two] = [person(1), person(2)];
      await store.apply('e:1', [change('o', one), change('o', two)]);
      expect(await store.get('o', 'p0001')).toEqual({
        organization: 'o',
        id: 'p0001',
        stream: 'test.person-o_p0001',
        doc: plain(one),
      });
      expect((await store.getMany('o', ['p0002', 'missing', 'p0001'])).map(({ doc }) => doc)).toEqual([
        plain(two),
        plain(one),
      ]);
    });

    it('goes on after a crash from the checkpoint that its rows belong to', async () => {
      expect(await store.checkpoint()).toBeNull();
      await store.apply('e:1', [change('o', person(1))]);
      const poison: Row = { id: 'p0003', big: 1n };
      await expect(
        store.apply('e:2', [
          change('o', { ...person(1), name: 'later' }),
          change('new', person(2)),
          change('o', poison),
        ]),
      ).rejects.toThrow();
      await ports.close();
      ports = await reopen();
      store = await ports.readModels.open(people);
      expect(await store.checkpoint()).toBe('e:1');
      await store.apply('e:2', [change('o', { ...person(1), name: 'later' }), change('new', person(2))]);
      expect([
        await store.checkpoint(),
        (await store.get('o', 'p0001'))?.doc['name'],
        (await store.get('new', 'p0002'))?.id,
      ]).toEqual(['e:2', 'later', 'p0002']);
    });

    it('starts empty for another version, and for another shape of the same version', async () => {
      await store.apply('e:1', [change('o', person(1))]);
      const next = await ports.readModels.open({ ...people, version: 2 });
      expect([await next.checkpoint(), await store.checkpoint()]).toEqual([null, 'e:1']);
      const reshaped = await ports.readModels.open({ ...people, indexes: people.indexes.slice(0, 4) });
      expect([await reshaped.checkpoint(), await reshaped.get('o', 'p0001')]).toEqual([null, null]);
    });

    it('is empty after it was cleared, and can be filled again', async () => {
      await store.apply('e:1', [change('o', person(1))]);
      await store.clear();
      expect([await store.checkpoint(), await store.get('o', 'p0001')]).toEqual([null, null]);
      await store.apply('e:1', [change('o', person(1))]);
      expect(await store.count('o', { where: [] }, 10)).toEqual({ total: 1, capped: false });
    });
  });
}
