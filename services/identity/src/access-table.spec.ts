import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { dryPorts, foreignAndUnknown, type TableRow, tableText } from '@kadro/chassis/testing';
import { askIdentity } from './testing/access/queries.ts';
import { forgottenOf, operationsOf, readingsIn, signedIn } from './testing/access/made.ts';
import { walkers } from './testing/access/objects.ts';
import {
  actsOnAccounts,
  actsOnRecords,
  actsWithReachOfAll,
  type HolderName,
  holderNames,
  mayAct,
  pairsIn,
  reachesAll,
  routesOnPeople,
  walkPairs,
} from './testing/access/pairs.ts';
import { walkIdentity } from './testing/access/routes.ts';
import { declaration } from './declaration.ts';
import { type Company, startCompany } from './testing/company.ts';

const file = fileURLToPath(new URL('../access-table.md', import.meta.url));
const intro = `# Who may do what

Written by \`UPDATE=1\` and the test of the access table (\`src/access-table.spec.ts\`), \
which walks every route and query as everybody.
Routes get their own example. **yes**: let in, and with a name, let in and refused by that rule; \
**403**, **404**, **401**: not let in;
**null**: as if it were not there; *without file*, *without health*: the row with those sections closed. A number is a count.
The member of the other organization is its super admin, and has the same id as the super admin here.
`;

const introOfPairs = `
# Roles and pairs of roles

Whoever acts on an account needs all rights of it ([0039](../../docs/decisions/0039-acting-on-an-account-needs-its-rights.md)). \
Columns act, rows are acted on: people of one branch, each with another account than the column of the same name.
`;

let company: Company;
let routes: TableRow[];
let queries: TableRow[];
let pairs: TableRow<HolderName>[];

beforeAll(async () => {
  const { dress, dry } = dryPorts();
  company = await startCompany(dress);
  const signed = await signedIn(company);
  await forgottenOf(company);
  const made = await operationsOf(company);
  const { service } = company.hosted.runtime;
  const readingOf = await readingsIn(company, signed);
  dry(true);
  queries = await askIdentity(company, service, { ...signed, readingOf });
  routes = await walkIdentity(company, service, { ...signed, ...made });
  dry(false);
  const holders = await pairsIn(company);
  dry(true);
  pairs = await walkPairs(company, service, holders);
});
afterAll(() => company.stop());

describe('walking every route and query as everybody', () => {
  it('meets exactly what the table says', () => {
    const text = tableText(intro, walkers, [...routes, ...queries]) + tableText(introOfPairs, holderNames, pairs);
    if (process.env.UPDATE === '1') writeFileSync(file, text);
    expect(text).toBe(readFileSync(file, 'utf8'));
  });
});

describe('the table', () => {
  const cells = (row: TableRow) => Object.values(row.met);

  it('has an object of the other organization and an unknown one that are alike for everybody here', () => {
    const pairs = foreignAndUnknown([...routes, ...queries], ['other organization']);
    expect(pairs.length).toBeGreaterThan(20);
    for (const { unknown, foreign } of pairs) expect(foreign).toEqual(unknown);
  });

  it('lets nobody in who is not signed in, or has resigned, but to sign in', () => {
    const open = [...routes, ...queries]
      .filter(({ met }) => met.anonymous !== '401' || met.resigned !== '401')
      .map(({ route }) => route);
    expect(open).toEqual(['login', 'account/refresh-token']);
  });

  it('has no fault', () =>
    expect(
      [...routes, ...queries].filter((row) =>
        cells(row).some((cell) => /server_error|undefined|unknown_|constraint/.test(cell)),
      ),
    ).toEqual([]));

  it('names every route and every query', () => {
    const { commands, endpoints } = company.hosted.runtime.service;
    expect(new Set(routes.map(({ route }) => route))).toEqual(
      new Set([...commands, ...endpoints].map(({ path }) => path)),
    );
  });
});

describe('acting on an account', () => {
  const { commands, endpoints } = declaration;
  const pathOf = (name: string): string => [...commands, ...endpoints].find((one) => one.name === name)!.path;

  it.each(actsOnAccounts)('by %s is for whoever has all its rights, and for nobody else', (name) => {
    const own = pairs.filter(({ route }) => route === pathOf(name));
    expect([...new Set(own.map(({ on }) => on))]).toEqual(holderNames);
    const may = (actor: HolderName, other: HolderName): boolean =>
      mayAct(actor, other) && (reachesAll(actor) || !actsWithReachOfAll.includes(name));
    for (const { on, met } of own)
      expect({
        on,
        met: Object.fromEntries(holderNames.map((actor) => [actor, met[actor].startsWith('yes')])),
      }).toEqual({
        on,
        met: Object.fromEntries(holderNames.map((actor) => [actor, may(actor, on as HolderName)])),
      });
  });

  it('is told from changing a record, for every route that names a person', () =>
    expect(routesOnPeople(declaration).toSorted()).toEqual([...actsOnAccounts, ...actsOnRecords].toSorted()));
});
