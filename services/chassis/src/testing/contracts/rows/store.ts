import { type OpenedPorts } from '../opened-ports.ts';
import { openBeforeEach, type PortsUnderTest } from '../ports-under-test.ts';
import { beforeEach, describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { type Row, type RowChange, type RowPage, type RowStore } from '../../../ports/index.ts';
import { expectedIds } from './oracle.ts';
import { page, people, person, query } from './people.ts';

const byName: RowPage = { sort: { index: 'name', descending: false }, offset: 0, limit: 10 };

const change = (organization: string, doc: Row): RowChange => ({
  organization,
  id: doc.id,
  record: { organization, id: doc.id, stream: `test.person-${organization}_${doc.id}`, doc },
});
const removal = (organization: string, id: string): RowChange => ({ organization, id, record: null });
const plain = (row: Row): Row => JSON.parse(JSON.stringify(row)) as Row;

type RowPorts = Pick<OpenedPorts, 'readModels' | 'close'>;

interface StoreUnderTest extends PortsUnderTest<RowPorts> {
  readonly store: RowStore;
}

export function describeRowStore(open: () => Promise<RowPorts>, reopen: typeof open): void {
  const tested = openBeforeEach(open, reopen);
  let store: RowStore;
  beforeEach(async () => {
    store = await tested.ports.readModels.open(people);
  });
  const at: StoreUnderTest = {
    get ports() {
      return tested.ports;
    },
    get store() {
      return store;
    },
    reopen: async () => {
      await tested.reopen();
      store = await tested.ports.readModels.open(people);
    },
  };
  describe('finding rows', () => {
    itAnswersAsTheOracle(at);
    itSortsAndSearches(at);
    itRefusesUnknownIndexes(at);
    itCounts(at);
  });
  describe('keeping rows', () => {
    itKeepsRows(at);
    itGoesOnAfterACrash(at);
    itStartsEmpty(at);
  });
}

function itAnswersAsTheOracle(at: StoreUnderTest): void {
  it('answers 1,000 random queries as the oracle does, after rows changed and went', async () => {
    const rows = new Map<string, Row>();
    for (let turn = 0; turn < 3; turn++) {
      const changed = Array.from({ length: 600 }, (_, n) => person(n, turn)).filter(
        (_, n) => turn === 0 || n % (turn + 2) === 0,
      );
      for (const row of changed) rows.set(row.id, row);
      const gone = turn === 0 ? [] : [...rows.keys()].filter((_, n) => n % 29 === turn);
      for (const id of gone) rows.delete(id);
      await at.store.apply(`e:${turn}`, [
        ...changed.map((row) => change('o', row)),
        ...gone.map((id) => removal('o', id)),
        change('other', person(turn)),
      ]);
    }
    const all = [...rows.values()];
    await fc.assert(
      fc.asyncProperty(query, page, async (asked, of) => {
        const meant = expectedIds(people, all, asked, of.sort);
        const found = await at.store.find('o', asked, of);
        expect(found.map(({ id }) => id)).toEqual(meant.slice(of.offset, of.offset + of.limit));
        const total = meant.length;
        expect(await at.store.count('o', asked, 10_000)).toEqual({ total, capped: false });
        expect(await at.store.count('o', asked, 20)).toEqual({ total: Math.min(total, 20), capped: total > 20 });
      }),
      { numRuns: 1_000 },
    );
  });
}

function itSortsAndSearches(at: StoreUnderTest): void {
  it('puts rows without a sort value in the order of their ids', async () => {
    const nameless = Array.from({ length: 12 }, (_, n) => ({ ...person(n), name: null, managers: [`m${n % 2}`] }));
    await at.store.apply(
      'e:1',
      nameless.map((row) => change('o', row)),
    );
    const found = await at.store.find(
      'o',
      { where: [{ index: 'managers', in: ['m0', 'm1'] }] },
      { ...byName, sort: { index: 'name', descending: true }, limit: 20 },
    );
    expect(found.map(({ id }) => id)).toEqual(nameless.map(({ id }) => id).toReversed());
  });

  it('takes what is searched for literally', async () => {
    await at.store.apply('e:1', [
      change('o', { ...person(1), _words: ['zey%', "o'neil", 'a\u0001b'] }),
      change('o', { ...person(2), _words: ['zeynep'] }),
    ]);
    const ids = async (word: string) =>
      (await at.store.find('o', { where: [], words: [word] }, byName)).map(({ id }) => id);
    expect(await Promise.all(['zey%', 'ze%', "o'n", '_eynep', 'z', 'zeyne'].map(ids))).toEqual([
      ['p0001'],
      [],
      ['p0001'],
      [],
      expect.any(Array),
      ['p0002'],
    ]);
  });
}

function itRefusesUnknownIndexes(at: StoreUnderTest): void {
  it('refuses indexes that are not declared', async () => {
    await expect(at.store.find('o', { where: [{ index: 'salary', eq: 1 }] }, byName)).rejects.toBeInstanceOf(
      RangeError,
    );
    await expect(
      at.store.count('o', { where: [], reach: [{ index: 'n; DROP TABLE rows', eq: 1 }] }, 10),
    ).rejects.toBeInstanceOf(RangeError);
    await expect(
      at.store.find('o', { where: [] }, { ...byName, sort: { index: 'salary', descending: true } }),
    ).rejects.toBeInstanceOf(RangeError);
  });
}

function itCounts(at: StoreUnderTest): void {
  it('counts exactly up to the cap', async () => {
    await at.store.apply(
      'e:1',
      Array.from({ length: 120 }, (_, n) => change('o', { ...person(n), branchId: 'izmir' })),
    );
    const izmir = { where: [{ index: 'branch', eq: 'izmir' }] };
    expect(await at.store.count('o', izmir, 120)).toEqual({ total: 120, capped: false });
    expect(await at.store.count('o', izmir, 119)).toEqual({ total: 119, capped: true });
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
      await at.store.apply(`e:${n}`, [moved]);
      totals.push((await at.store.count('o', izmir, 8)).total);
    }
    const all = [...Array.from({ length: 20 }, (_, n) => n + 1), ...Array.from({ length: 20 }, (_, n) => 19 - n)];
    expect(totals).toEqual(all.map((total) => Math.min(total, 8)));
  });
}

function itKeepsRows(at: StoreUnderTest): void {
  it('keeps equal ids of two organizations apart', async () => {
    await at.store.apply('e:1', [
      change('o', { ...person(1), name: 'ours' }),
      change('other', { ...person(1), name: 'theirs' }),
    ]);
    await at.store.apply('e:2', [removal('other', 'p0001'), change('o', { ...person(1), name: 'still ours' })]);
    expect(await at.store.get('other', 'p0001')).toBeNull();
    expect((await at.store.get('o', 'p0001'))?.doc['name']).toBe('still ours');
    expect(await at.store.find('other', { where: [] }, byName)).toEqual([]);
    expect(await at.store.count('nobody', { where: [] }, 10)).toEqual({ total: 0, capped: false });
  });

  it('gives rows back as they were stored, several in the order asked', async () => {
    const [one, two] = [person(1), person(2)];
    await at.store.apply('e:1', [change('o', one), change('o', two)]);
    expect(await at.store.get('o', 'p0001')).toEqual({
      organization: 'o',
      id: 'p0001',
      stream: 'test.person-o_p0001',
      doc: plain(one),
    });
    expect((await at.store.getMany('o', ['p0002', 'missing', 'p0001'])).map(({ doc }) => doc)).toEqual([
      plain(two),
      plain(one),
    ]);
  });
}

function itGoesOnAfterACrash(at: StoreUnderTest): void {
  it('goes on after a crash from the checkpoint that its rows belong to', async () => {
    expect(await at.store.checkpoint()).toBeNull();
    await at.store.apply('e:1', [change('o', person(1))]);
    const poison: Row = { id: 'p0003', big: 1n };
    await expect(
      at.store.apply('e:2', [
        change('o', { ...person(1), name: 'later' }),
        change('new', person(2)),
        change('o', poison),
      ]),
    ).rejects.toThrow();
    await at.reopen();
    expect(await at.store.checkpoint()).toBe('e:1');
    await at.store.apply('e:2', [change('o', { ...person(1), name: 'later' }), change('new', person(2))]);
    expect([
      await at.store.checkpoint(),
      (await at.store.get('o', 'p0001'))?.doc['name'],
      (await at.store.get('new', 'p0002'))?.id,
    ]).toEqual(['e:2', 'later', 'p0002']);
  });
}

function itStartsEmpty(at: StoreUnderTest): void {
  it('starts empty for another version, and for another shape of the same version', async () => {
    await at.store.apply('e:1', [change('o', person(1))]);
    const next = await at.ports.readModels.open({ ...people, version: 2 });
    expect([await next.checkpoint(), await at.store.checkpoint()]).toEqual([null, 'e:1']);
    const reshaped = await at.ports.readModels.open({ ...people, indexes: people.indexes.slice(0, 4) });
    expect([await reshaped.checkpoint(), await reshaped.get('o', 'p0001')]).toEqual([null, null]);
  });

  it('is empty after it was cleared, and can be filled again', async () => {
    await at.store.apply('e:1', [change('o', person(1))]);
    await at.store.clear();
    expect([await at.store.checkpoint(), await at.store.get('o', 'p0001')]).toEqual([null, null]);
    await at.store.apply('e:1', [change('o', person(1))]);
    expect(await at.store.count('o', { where: [] }, 10)).toEqual({ total: 1, capped: false });
  });
}
