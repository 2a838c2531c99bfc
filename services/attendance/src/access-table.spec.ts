import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { type Ports } from '@kadro/chassis';
import { dryPorts, foreignAndUnknown, type TableRow, tableText } from '@kadro/chassis/testing';
import { walkers } from '@kadro/kernel/testing';
import { prepare } from './testing/access/made.ts';
import { askAttendance, walkAttendance } from './testing/access/walks.ts';
import { type Company, startCompany } from './testing/company.ts';

const file = fileURLToPath(new URL('../access-table.md', import.meta.url));
const intro = [
  '# Who may do what',
  '',
  'Written by `UPDATE=1` and the test of the access table ' +
    '(`src/access-table.spec.ts`), which walks every route and query as everybody.',
  'Routes get their own example. **yes**: let in, and with a name, let in and ' +
    'refused by that rule; **403**, **404**, **401**: not let in;',
  '**null**: as if it were not there. A number is a count. Each person has one planned day with a clock-in, and overtime asked for; the asked ' +
    'manager is shift manager of the subordinate, may not assign shifts, and decides before the next manager.',
  'Plans and readings of both organizations belong to people with the same ids; the member of the other organization is ' +
    'its super admin, and has the same id as the super admin here.',
  '',
].join('\n');
let company: Company;
let routes: TableRow[];
let queries: TableRow[];

beforeAll(async () => {
  const { dress, dry } = dryPorts();
  let ports: Ports | undefined;
  company = await startCompany((open) => (ports = dress(open)));
  const made = await prepare(company);
  dry(true);
  // somebody unknown is not waited for
  ports!.readYourWritesMs = 20;
  queries = await askAttendance(company, made);
  routes = await walkAttendance(company, made);
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
  const all = () => [...routes, ...queries];
  const cells = (row: TableRow) => Object.values(row.met);

  it('has an object of the other organization and an unknown one that are alike for everybody here', () => {
    const pairs = foreignAndUnknown(all(), ['other organization']);
    expect(pairs.length).toBeGreaterThan(20);
    for (const { unknown, foreign } of pairs) expect(foreign).toEqual(unknown);
  });

  it('lets nobody in who is not signed in', () =>
    expect(all().filter(({ met }) => met.anonymous !== '401')).toEqual([]));

  it('has no fault', () =>
    expect(
      all().filter((row) => cells(row).some((cell) => /server_error|undefined|unknown_|constraint/.test(cell))),
    ).toEqual([]));

  it('names every route and every query', () => {
    const { commands, endpoints } = company.hosted.runtime.service;
    expect(new Set(routes.map(({ route }) => route))).toEqual(
      new Set([...commands, ...endpoints].map(({ path }) => path)),
    );
  });
});
