import { afterAll, beforeAll, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Row, type RowPage, type RowQuery, type RowStore } from '../../../ports/index.ts';
import { expectedIds } from '../../../testing/contracts/rows/oracle.ts';
import { page, people, query } from '../../../testing/contracts/rows/people.ts';
import { SqliteReadModels } from '../read-models.ts';

const folder = mkdtempSync(join(tmpdir(), 'kadro-finder-'));
const first = ['ada', 'adana', 'bora', 'can', 'deniz', 'zeynep'];
const last = ['adak', 'boran', 'cank', 'dener', 'demir', 'o', 'yil', 'yilmaz'];
const branches = ['ankara', 'berlin', 'izmir'];
const limits = [
  { few: 1, walk: 1 },
  { few: 20, walk: 4 },
  { few: 60, walk: 200 },
];

/** Ids, names, grades and branches go together, as they do where people came in groups. */
function person(n: number): Row {
  const given = first[Math.floor(n / 60)]!;
  const words = [given, last[n % last.length]!, `${n}`];
  return {
    id: `p${String(n).padStart(4, '0')}`,
    name: n % 23 === 0 ? null : words.join(' '),
    branchId: branches[Math.floor(n / 90) % branches.length],
    grade: n % 31 === 0 ? null : Math.floor(n / 50),
    isAway: n % 7 === 0,
    managers: n % 40 === 0 ? ['m0'] : [],
    _words: words,
  };
}

const rows = Array.from({ length: 360 }, (_, n) => person(n));
const opened: SqliteReadModels[] = [];
let stores: RowStore[];

beforeAll(async () => {
  stores = await Promise.all(
    limits.map(async (limit, n) => {
      const models = new SqliteReadModels(join(folder, `${n}`), { limits: limit });
      opened.push(models);
      const store = await models.open(people);
      const record = (doc: Row) => ({ organization: 'o', id: doc.id, stream: doc.id, doc });
      await store.apply(
        'e:1',
        rows.map((doc) => ({ organization: 'o', id: doc.id, record: record(doc) })),
      );
      return store;
    }),
  );
});

afterAll(async () => {
  await Promise.all(opened.map((models) => models.close()));
  rmSync(folder, { recursive: true });
});

const word = fc
  .tuple(fc.constantFrom(...first, ...last, '1', '35'), fc.integer({ min: 1, max: 6 }))
  .map(([whole, length]) => whole.slice(0, length));
const reach = fc.option(
  fc.tuple(fc.subarray(branches), fc.constantFrom('p0007', 'p0200')).map(([within, id]) => [
    { index: 'id', eq: id },
    { index: 'managers', eq: 'm0' },
    { index: 'branch', in: within },
  ]),
  { nil: undefined },
);

async function expectFound(asked: RowQuery, of: RowPage): Promise<void> {
  const meant = expectedIds(people, rows, asked, of.sort);
  for (const store of stores) {
    const found = await store.find('o', asked, of);
    expect(found.map(({ id }) => id)).toEqual(meant.slice(of.offset, of.offset + of.limit));
    expect(await store.count('o', asked, 10_000)).toEqual({ total: meant.length, capped: false });
  }
}

it('finds the pages and counts of a plain filter and sort, by whichever way', async () => {
  await fc.assert(
    fc.asyncProperty(query, fc.array(word, { maxLength: 3 }), reach, page, ({ where }, words, reached, of) =>
      expectFound({ where: where.slice(0, 1), words, reach: reached }, of),
    ),
    { numRuns: 400 },
  );
});

const inBranches = fc.oneof(
  fc.constantFrom(...branches).map((eq) => ({ index: 'branch', eq })),
  fc.subarray(branches).map((within) => ({ index: 'branch', in: within })),
);
const carried = fc.subarray([
  { index: 'away', eq: true },
  { index: 'grade', from: 1, to: 5 },
  { index: 'grade', isNull: false },
]);

it('finds what an index says without the rows, of all or of those in reach', async () => {
  await fc.assert(
    fc.asyncProperty(inBranches, carried, reach, page, (branch, others, reached, of) =>
      expectFound({ where: [branch, ...others], reach: reached }, of),
    ),
    { numRuns: 200 },
  );
});
