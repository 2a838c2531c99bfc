import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { parse } from 'graphql';
import { z } from 'zod';
import { guarded } from '../declare/models/guarded.ts';
import { type Domain } from '../declare/domain.ts';
import { type AnyReadModel } from '../declare/models/read-model.ts';
import { defineService } from '../declare/service.ts';
import { executeQuery } from '../graphql/execute.ts';
import { schemaOf } from '../graphql/schema.ts';
import { internalRows } from '../http/internal-rows.ts';
import { type Ports, StoreUnavailable } from '../ports/index.ts';
import { type Small, smallService, somebody, startSmall, thing, things } from '../testing/services/small-service.ts';
import { recordedReadings } from './recorded-readings.ts';

const text = z.string().nullable();
/** A thing is about whoever it is named after; its code is health, its steps are a section with pay in it. */
const about: AnyReadModel = {
  ...things,
  schema: z.object({ id: z.string(), name: text, code: guarded('health', text), steps: guarded('open', z.int()) }),
  indexes: { ...things.indexes, name: { path: 'name' } },
  reach: { own: 'name' },
  access: ['own', 'all'],
  history: true,
};
const domain: Domain = {
  ...smallService.domain,
  policy: {
    ...smallService.domain.policy,
    clauses: (principal, rule, kinds) =>
      kinds.includes('all') && principal.account !== 'bo'
        ? undefined
        : [{ index: String(rule.own), eq: principal.account }],
    kindsOf: (principal, rule, row) => {
      const own = typeof rule.own === 'string' && row[rule.own] === principal.account;
      return new Set([...(own ? ['own'] : []), ...(principal.account === 'bo' ? [] : ['all'])]);
    },
  },
  recorded: { guards: ['health'], own: 'own' },
};
const parts = {
  ...smallService,
  domain,
  readModels: [about],
  // whoever calls is named by his token
  authenticator: () => ({ principal: async (token?: string) => somebody(token) }),
};
const service = defineService({ ...parts, parts: [recordedReadings('small', 'own', ['own'])] });
const schema = schemaOf(service);

let small: Small;
let isFull = false;
beforeEach(async () => {
  isFull = false;
  small = await startSmall(dressed, service);
  for (const [id, name] of [
    ['t1', 'ada'],
    ['t2', 'bo'],
    ['t3', 'cy'],
  ])
    await small.run('MakeThing', { id, name, code: `secret ${id}` });
});
afterEach(() => small.stop());

/** Ports whose log takes nothing while it is full. */
function dressed(ports: Ports): Ports {
  const append = ports.events.append.bind(ports.events);
  ports.events.append = (...given) => (isFull ? Promise.reject(new StoreUnavailable('full')) : append(...given));
  return ports;
}

const ask = (query: string, as = 'ada') =>
  executeQuery(small.runtime, schema, { document: parse(query), headers: { authorization: as } });
const recorded = async (reader = 'ada') =>
  (await small.runtime.log.read(`small.fieldReadings-o1_${reader}`)).map(({ data }) => data);
const reading = (...persons: string[]) => ({ model: 'things', guards: ['health'], persons });

describe('showing a guarded field of somebody else', () => {
  it.each<[string, string, string[]]>([
    ['a list', '{ things { items { code } } }', ['bo', 'cy']],
    ['one row', '{ thing(id: "t2") { code } }', ['bo']],
    ['rows by ids', '{ thingsByIds(ids: ["t3", "t1", "t2"]) { name, code } }', ['bo', 'cy']],
    ['a history', '{ thingHistory(id: "t3") { items { changes { field new } } } }', ['cy']],
    ['an alias', '{ mine: thing(id: "t3") { harmless: code } }', ['cy']],
    ['a fragment', 'query { thing(id: "t3") { ...f } } fragment f on Thing { ... on Thing { code } }', ['cy']],
    ['several questions at once', '{ a: thing(id: "t2") { code } b: thing(id: "t3") { code } }', ['bo', 'cy']],
    ['a day of the past', '{ thing(id: "t3", asOf: "2026-01-05") { code } }', ['cy']],
  ])('is recorded, once for an answer, in %s', async (_what, query, persons) => {
    const { errors, data } = await ask(query);
    expect([errors, JSON.stringify(data)]).toEqual([undefined, expect.stringContaining('secret')]);
    expect(await recorded()).toEqual([reading(...persons)]);
  });

  it.each<[string, string, string]>([
    ['other fields are asked for', '{ things { items { name steps } total } }', 'ada'],
    ['only that something changed is asked for', '{ thingHistory(id: "t3") { total items { at } } }', 'ada'],
    ['it is on another page', '{ thingHistory(id: "t3", page: 1) { items { changes { new } } } }', 'ada'],
    ['they are one’s own', '{ things { items { code } } }', 'bo'],
    ['nobody reaches them', '{ thing(id: "t3") { code } }', 'bo'],
    ['there are none', '{ thing(id: "t9") { code } }', 'ada'],
  ])('is not recorded where %s', async (_when, query, as) => {
    expect((await ask(query, as)).errors).toBeUndefined();
    expect(await recorded(as)).toEqual([]);
  });

  it('gives no answer where it cannot be recorded, in no form', async () => {
    isFull = true;
    const answer = await ask('{ things { items { name code } } }');
    expect([answer.data, answer.errors!.map(({ extensions }) => extensions.name)]).toEqual([
      undefined,
      ['StoreUnavailable'],
    ]);
    expect(JSON.stringify(answer)).not.toContain('secret');
    const rows = internalRows(small.runtime, { model: 'things', body: {}, headers: { authorization: 'ada' } });
    await expect(rows).rejects.toThrow(StoreUnavailable);
  });

  it('is recorded before rows go to another service', async () => {
    const pages = await internalRows(small.runtime, { model: 'things', body: {}, headers: { authorization: 'ada' } });
    expect(await recorded()).toEqual([reading('bo', 'cy')]);
    await pages.return(undefined);
  });

  it('does not stand in its own way, however much one reads at once', async () => {
    const answers = await Promise.all(Array.from({ length: 30 }, () => ask('{ thing(id: "t3") { code } }')));
    expect([answers.filter(({ errors }) => errors), (await recorded()).length]).toEqual([[], 30]);
  });
});

describe('who has read of me', () => {
  it('is told to the person, and to nobody who is another', async () => {
    await ask('{ thing(id: "t2") { code } }');
    await small.runtime.caughtUp(await small.ports.events.head());
    const query = '{ smallFieldReadings { items { about reader model guards } } }';
    const items = [{ about: 'bo', reader: 'ada', model: 'things', guards: ['health'] }];
    expect([await ask(query, 'bo'), await ask(query, 'ada')]).toEqual([
      { data: { smallFieldReadings: { items } } },
      { data: { smallFieldReadings: { items: [] } } },
    ]);
  });
});

describe('a service with such fields', () => {
  it('is not defined without what records their reading', () => {
    expect(() => defineService({ ...parts, deciders: [thing] })).toThrow('readings of things are not recorded');
  });
});
