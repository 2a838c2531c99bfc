import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { z } from 'zod';
import { queryScope } from '../access/scope.ts';
import { guarded } from '../declare/models/guarded.ts';
import { readModel } from '../declare/models/read-model.ts';
import { type Policy } from '../declare/principal.ts';
import { defineService } from '../declare/service.ts';
import { type Small, smallService, somebody, startSmall, thing } from '../testing/services/small-service.ts';
import { auditPage } from './page.ts';
import { toldOf } from './told.ts';

interface ThingRow {
  id: string;
  name: string | null;
  code: string;
  steps: number;
}
const text = z.string();

/** Things whose name is closed to all but those who reach everything; `lists` have no history. */
const things = readModel(thing).rows<ThingRow>({
  name: 'things',
  row: 'Thing',
  version: 1,
  schema: z.object({ id: text, name: guarded('file', text.nullable()), code: text, steps: z.int() }),
  indexes: { code: { path: 'code' } },
  placedBy: 'code',
  reach: { near: 'code' },
  access: ['near', 'all'],
  history: true,
  project: {
    ThingMade: (_row, { data }) => ({ name: data.name ?? null, code: data.code, steps: 0 }),
    ThingChanged: (row, { data }) => row && { ...row, ...data },
  },
});
const lists = readModel(thing).rows<{ id: string; by: number }>({
  name: 'lists',
  row: 'List',
  version: 1,
  schema: z.object({ id: text, by: guarded('file', z.int()) }),
  indexes: {},
  reach: {},
  access: ['near', 'all'],
  project: { ThingStepped: (_row, { data }) => ({ by: data.by }) },
});

/** `near` reaches what has the code 1; the keeper reaches everything. */
const isKeeper = (account: string) => account === 'keeper';
const policy: Policy = {
  ...smallService.domain.policy,
  clauses: ({ account }, rule) =>
    isKeeper(account) ? undefined : [{ index: 'near' in rule ? String(rule.near) : 'id', eq: '1' }],
  kindsOf: ({ account }, rule, row) =>
    new Set(isKeeper(account) ? ['all'] : !('near' in rule) || row.code === '1' ? ['near'] : []),
  mayRead: (_guard, kinds) => kinds.has('all'),
  readsEverywhere: ({ account }) => isKeeper(account),
};
const service = defineService({
  ...smallService,
  domain: { ...smallService.domain, policy },
  readModels: [things, lists],
  reservations: {},
});

let small: Small;
beforeAll(async () => {
  small = await startSmall(undefined, service);
  await append('t1', { type: 'ThingMade', data: { name: 'Lamp', mail: null, code: '1' } });
  await append('t1', { type: 'ThingChanged', data: { name: 'Light' } });
  await append('t2', { type: 'ThingMade', data: { name: 'Desk', mail: null, code: '2' } });
  await append('t2', { type: 'ThingChanged', data: { code: '1' } });
  await append('t1', { type: 'ThingStepped', data: { by: 1 } });
  await append('t1', { type: 'ThingChanged', data: { code: '2' } });
  await small.runtime.caughtUp(await small.ports.events.head());
});
afterAll(() => small.stop());

let n = 0;
const append = (id: string, event: { type: string; data: object }) =>
  small.runtime.loop.run(
    thing,
    id,
    { organization: 'o1', actor: 'a1', key: `k${n++}`, body: '', correlation: 'c' },
    () => [event as never],
  );
const scopeOf = (account: string) => queryScope(small.runtime, somebody(account), 'en');
const told = async (account: string) =>
  (await auditPage(scopeOf(account), { limit: 100 })).items.map(({ record, type }) => `${record} ${type}`);
async function changes(account: string) {
  const scope = scopeOf(account);
  const { items } = await auditPage(scope, { limit: 100 });
  const found = await toldOf([things, lists], scope, items);
  return Promise.all(found.map(async (one) => (await one.changes())?.changes.map(({ field }) => field) ?? null));
}

describe('an entry of the audit log', () => {
  it('is told of everything to whoever reads everything', async () => {
    expect(await told('keeper')).toEqual([
      't1 ThingChanged',
      't1 ThingStepped',
      't2 ThingChanged',
      't2 ThingMade',
      't1 ThingChanged',
      't1 ThingMade',
    ]);
    expect(await changes('keeper')).toEqual([
      ['code'],
      null,
      ['code'],
      ['name', 'code', 'steps'],
      ['name'],
      ['name', 'code', 'steps'],
    ]);
  });

  it('is told of what is reached and of where it was then, and of no closed field nor that it changed', async () => {
    expect(await told('neighbour')).toEqual(['t1 ThingChanged', 't2 ThingChanged', 't1 ThingMade']);
    expect(await changes('neighbour')).toEqual([['code'], ['code'], ['code', 'steps']]);
  });
});

describe('a page of the audit log', () => {
  it('ends after a thousand rows that are not for the reader, and goes on there', async () => {
    for (let round = 0; round < 11; round++)
      await small.runtime.loop.run(
        thing,
        't3',
        { organization: 'o2', actor: 'a1', key: `many/${round}`, body: '', correlation: 'c' },
        () => [
          ...(round === 0 ? [{ type: 'ThingMade', data: { name: 'Shelf', mail: null, code: '2' } } as never] : []),
          ...Array.from({ length: 100 }, (_, by) => ({ type: 'ThingStepped', data: { by } }) as never),
        ],
      );
    const scope = queryScope(small.runtime, somebody('neighbour', 'o2'), 'en');
    const first = await auditPage(scope, { limit: 10 });
    expect(first.items).toEqual([]);
    expect(first.next).not.toBeNull();
    expect(await auditPage(scope, { limit: 10, before: first.next! })).toEqual({ items: [], next: null });
    const whole = await auditPage(queryScope(small.runtime, somebody('keeper', 'o2'), 'en'), { limit: 10 });
    expect(whole.items.length).toBe(10);
  });
});
