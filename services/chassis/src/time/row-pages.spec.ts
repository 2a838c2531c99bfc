import { afterEach, describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { BuildingRows } from '../embedded/rows/building-rows.ts';
import { Database } from '../embedded/sqlite.ts';
import { type Row, type RowPage, type RowStoreDeclaration } from '../ports/index.ts';
import { keysetPages } from './row-pages.ts';

const declaration: RowStoreDeclaration = {
  name: 'test.people',
  version: 1,
  indexes: [
    { name: 'name', path: 'name', type: 'text' },
    { name: 'grade', path: 'grade', type: 'number' },
    { name: 'isAway', path: 'isAway', type: 'boolean' },
  ],
};

let db: Database;
afterEach(() => db?.close());

function store(docs: readonly Row[]): BuildingRows {
  db = new Database(':memory:', { synchronous: 'NORMAL' });
  const rows = new BuildingRows(db, declaration);
  void put(rows, docs);
  return rows;
}

const put = (rows: BuildingRows, docs: readonly Row[]) =>
  rows.apply(
    'e:1',
    docs.map((doc) => ({ organization: 'o', id: doc.id, record: { organization: 'o', id: doc.id, stream: 's', doc } })),
  );
const remove = (rows: BuildingRows, id: string) => rows.apply('e:1', [{ organization: 'o', id, record: null }]);
const valueBy = (index: string) => (row: unknown) => ((row as Row)[index] ?? null) as string | number | boolean | null;
const pages = (rows: BuildingRows, sort: RowPage['sort'], limit: number) =>
  keysetPages({ rows, query: { where: [] } }, 'o', sort, valueBy(sort.index), limit);

async function idsOf(found: ReturnType<typeof pages>): Promise<string[]> {
  const ids: string[] = [];
  for await (const page of found) ids.push(...page.map(({ id }) => id));
  return ids;
}

const doc = fc.record({
  id: fc.nat(40).map((n) => `p${String(n).padStart(2, '0')}`),
  name: fc.option(fc.constantFrom('Ada', 'Bo', 'Çağ', 'a', '')),
  grade: fc.option(fc.constantFrom(-1, 0, 1.5, 2)),
  isAway: fc.option(fc.boolean()),
});
const sort = fc.record({ index: fc.constantFrom('id', 'name', 'grade', 'isAway'), descending: fc.boolean() });

describe('reading all rows page by page', () => {
  it('gives the rows of the whole list in its order, whatever the sort and the size of a page', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.uniqueArray(doc, { selector: ({ id }) => id }),
        sort,
        fc.integer({ min: 1, max: 9 }),
        async (docs, by, limit) => {
          const rows = store(docs);
          const whole = await rows.find('o', { where: [] }, { sort: by, offset: 0, limit: 100 });
          expect(await idsOf(pages(rows, by, limit))).toEqual(whole.map(({ id }) => id));
          db.close();
        },
      ),
      { numRuns: 80 },
    );
    db = undefined as never;
  });

  it('gives no row twice and misses none that was there all the time, while others come and go', async () => {
    const all = Array.from({ length: 20 }, (_, n) => ({
      id: `p${n + 10}`,
      name: n % 2 ? 'Ada' : 'Bo',
      grade: n,
      isAway: null,
    }));
    const rows = store(all);
    const seen: string[] = [];
    for await (const page of pages(rows, { index: 'name', descending: false }, 4)) {
      seen.push(...page.map(({ id }) => id));
      await remove(rows, page[0]!.id);
      await put(rows, [{ id: `a${seen.length}`, name: 'Ada', grade: 0, isAway: null }]);
    }
    expect([new Set(seen).size, all.filter(({ id }) => !seen.includes(id))]).toEqual([seen.length, []]);
  });

  it('asks for no further page when its reader stops', async () => {
    const rows = store(Array.from({ length: 9 }, (_, n) => ({ id: `p${n}` })));
    let asked = 0;
    const counting = { find: async (...given: Parameters<typeof rows.find>) => (asked++, rows.find(...given)) };
    for await (const _page of keysetPages(
      { rows: counting, query: { where: [] } },
      'o',
      { index: 'id', descending: false },
      () => null,
      3,
    ))
      break;
    expect(asked).toBe(1);
  });
});
