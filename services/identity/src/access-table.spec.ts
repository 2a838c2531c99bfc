import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { walkQueries } from './testing/access-queries.ts';
import { tableText } from './testing/access-table.ts';
import { dryPorts, signedIn, type TableRow, walkRoutes } from './testing/access-walk.ts';
import { type Company, startCompany } from './testing/company.ts';

const file = fileURLToPath(new URL('../access-table.md', import.meta.url));
let company: Company;
let routes: TableRow[];
let queries: TableRow[];

beforeAll(async () => {
  const { dress, dry } = dryPorts();
  company = await startCompany(dress);
  const signed = await signedIn(company);
  const { service } = company.hosted.runtime;
  dry(true);
  queries = await walkQueries(company, service, signed);
  routes = await walkRoutes(company, service, signed);
}, 120_000);
afterAll(() => company.stop());

describe('walking every route and query as everybody', () => {
  it('meets exactly what the table says', () => {
    const text = tableText([...routes, ...queries]);
    if (process.env.UPDATE === '1') writeFileSync(file, text);
    expect(text).toBe(readFileSync(file, 'utf8'));
  });
});

describe('the table', () => {
  const cells = (row: TableRow) => Object.values(row.met);

  it('has an object of the other organization and an unknown one that are alike for everybody here', () => {
    const here = ({ met: { 'other organization': _there, ...rest } }: TableRow) => rest;
    const pairs = [...Map.groupBy([...routes, ...queries], ({ route, method }) => `${method} ${route}`).values()].flatMap((rows) => {
      const unknown = rows.find(({ on }) => on === 'unknown');
      const foreign = rows.find(({ on }) => on === 'other organization');
      return unknown && foreign ? [{ unknown: here(unknown), foreign: here(foreign) }] : [];
    });
    expect(pairs.length).toBeGreaterThan(20);
    for (const { unknown, foreign } of pairs) expect(foreign).toEqual(unknown);
  });

  it('lets nobody in who is not signed in, or has resigned, but to sign in', () => {
    const open = [...routes, ...queries].filter(({ met }) => met.anonymous !== '401' || met.resigned !== '401').map(({ route }) => route);
    expect(open).toEqual(['login', 'account/refresh-token']);
  });

  it('has no fault', () => expect([...routes, ...queries].filter((row) => cells(row).some((cell) => /server_error|undefined|unknown_|constraint/.test(cell)))).toEqual([]));

  it('names every route and every query', () => {
    const { commands, endpoints } = company.hosted.runtime.service;
    expect(new Set(routes.map(({ route }) => route))).toEqual(new Set([...commands, ...endpoints].map(({ path }) => path)));
  });
});
