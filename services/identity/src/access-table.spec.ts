import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { dryPorts, foreignAndUnknown, type TableRow, tableText } from '@kadro/chassis/testing';
import { askIdentity } from './testing/access/queries.ts';
import { forgottenOf, operationsOf, readingsIn, signedIn } from './testing/access/made.ts';
import { walkers } from './testing/access/objects.ts';
import { walkIdentity } from './testing/access/routes.ts';
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

let company: Company;
let routes: TableRow[];
let queries: TableRow[];

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
});
afterAll(() => company.stop());

describe('walking every route and query as everybody', () => {
  it('meets exactly what the table says', () => {
    const text = tableText(intro, walkers, [...routes, ...queries]);
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
