import { guarded } from '../declare/models/guarded.ts';
import { describe, expect, it } from '@jest/globals';
import { z } from 'zod';
import { type RowQuery } from '../ports/index.ts';
import { readModel } from '../declare/models/read-model.ts';
import { type QueryScope } from '../declare/scope.ts';
import { thing } from '../testing/services/small-service.ts';
import { type FilterInput, GuardedRows } from './guarded-rows.ts';

const model = readModel(thing).rows({
  name: 'wages',
  row: 'Wage',
  version: 1,
  schema: z.object({
    id: z.string(),
    name: z.string(),
    tags: z.array(z.string()),
    pay: guarded('pay', z.object({ gross: z.int() })),
    bank: z.object({ name: z.string(), iban: guarded('pay', z.string()) }),
  }),
  indexes: {
    name: { path: 'name' },
    gross: { path: 'pay.gross', type: 'number', guard: 'pay' },
    tags: { path: 'tags', type: 'list' },
    hidden: { path: '_x', filter: false, sort: false },
  },
  reach: { own: 'name' },
  access: ['own', 'all'],
  project: {},
});
const rows = new GuardedRows(model);
const row = { id: 'w1', name: 'A', tags: [], pay: { gross: 5 }, bank: { name: 'B', iban: 'DE1' } };

function scopeOf({
  kinds = ['all'],
  reads = true,
  everywhere = true,
}: { kinds?: string[]; reads?: boolean; everywhere?: boolean } = {}) {
  const asked: RowQuery[] = [];
  const record = { organization: 'o1', id: 'w1', stream: 's', doc: row };
  const store = {
    get: async () => record,
    getMany: async () => [record],
    find: async (_organization: string, query: RowQuery) => (asked.push(query), [record]),
    count: async () => ({ total: 1, capped: false }),
  };
  const policy = {
    clauses: () => (kinds.includes('all') ? undefined : []),
    kindsOf: () => new Set(kinds),
    mayRead: () => reads,
    readsEverywhere: () => everywhere,
  };
  const domain = { policy, words: (text: string) => text.split(' ') };
  const base = { domain, rows: () => store, row: async () => row };
  return {
    asked,
    scope: {
      ...base,
      organization: 'o1',
      principal: { searchLetters: 2 },
      language: 'en',
    } as unknown as QueryScope,
  };
}
const list = (args: { sortBy?: string; filter?: FilterInput }, who = {}) => rows.list(scopeOf(who).scope, args, true);

describe('a guarded field', () => {
  it('is closed in every nested place to one who may not read it', async () => {
    expect(await rows.one(scopeOf({ reads: false }).scope, 'w1')).toEqual({
      ...row,
      pay: null,
      bank: { name: 'B', iban: null },
    });
    expect(row.pay.gross).toBe(5);
  });
  it('is open to one who may', async () => expect(await rows.one(scopeOf().scope, 'w1')).toEqual(row));
  it('is neither filtered nor sorted by, nor counted, by one who may not read it on every row', async () => {
    for (const args of [
      { sortBy: 'gross' },
      { filter: { gross: { from: 4 } } },
      { filter: { gross: { isNull: false } } },
    ]) {
      await expect(list(args, { reads: true, everywhere: false })).rejects.toMatchObject({
        name: 'guarded_field',
        params: { field: 'gross' },
      });
    }
  });
  it('is found and sorted by one who may', async () =>
    expect((await list({ sortBy: 'gross', filter: { gross: { from: 4 } } })).total).toBe(1));
  it.each([
    ['pay.gross', true],
    ['pay', true],
    ['bank.iban', true],
    ['bank.name', false],
    ['payment', false],
  ])('is hidden in a history as %s: %s', (field, hidden) =>
    expect(rows.isHidden(scopeOf({ reads: false }).scope, row, field)).toBe(hidden),
  );
});

describe('a row out of reach', () => {
  it('is as if it were not there', async () => {
    const { scope } = scopeOf({ kinds: [] });
    expect([await rows.one(scope, 'w1'), rows.reaches(scope, row), await rows.byIds(scope, ['w1', 'w2'])]).toEqual([
      null,
      false,
      [null, null],
    ]);
  });
  it('is not asked for', async () => {
    const { scope, asked } = scopeOf({ kinds: ['own'] });
    await rows.list(scope, {}, true);
    expect(asked[0]?.reach).toEqual([]);
  });
});

describe('what is not declared', () => {
  it.each<[object, string]>([
    [{ sortBy: 'salary' }, 'unsorted_field'],
    [{ sortBy: 'tags' }, 'unsorted_field'],
    [{ sortBy: 'hidden' }, 'unsorted_field'],
    [{ sortBy: 'toString' }, 'unsorted_field'],
    [{ filter: { salary: { eq: 1 } } }, 'unknown_field'],
    [{ filter: { hidden: { eq: 1 } } }, 'unknown_field'],
    [{ filter: { constructor: { eq: 1 } } }, 'unknown_field'],
    [{ filter: { q: 'ab' } }, 'unknown_field'],
    [{ rowsPerPage: 101 }, 'page_too_large'],
    [{ rowsPerPage: 0 }, 'page_too_large'],
    [{ page: 2000, rowsPerPage: 10 }, 'page_too_large'],
  ])('is refused: %j', async (args, name) => expect(list(args)).rejects.toMatchObject({ name }));

  it.each(['eq', 'in', 'from', 'to', 'isNull'])('is refused as null: %s, for what has no value is isNull', (operator) =>
    expect(list({ filter: { name: { [operator]: null } } })).rejects.toMatchObject({
      name: 'constraint_violation',
      fields: { [`filter.name.${operator}`]: { name: 'required' } },
    }),
  );
});
