import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { type Company, ids, type People, startCompany } from '../../testing/company.ts';

let company: Company;
beforeAll(async () => void (company = await startCompany()));
afterAll(() => company.stop());

type Told = { revision: number; updatedDateTime: string };
const ask = async (who: People, query: string) =>
  (await company.query(`{ ${query} }`, await company.session(ids[who]))).body;
const told = async (who: People): Promise<Told> =>
  (await ask(who, `employee(id: "${ids.subordinate}") { revision updatedDateTime }`)).data.employee;
const listed = async (who: People): Promise<Told> =>
  (await ask(who, 'employees(rowsPerPage: 100) { items { id revision updatedDateTime } }')).data.employees.items
    .filter(({ id }: { id: string }) => id === ids.subordinate)
    .map(({ revision, updatedDateTime }: Told) => ({ revision, updatedDateTime }))[0];
const inFile = (body: object) => company.perform('ChangePersonal', { id: ids.subordinate }, body);
const later = () => company.clock.advance({ minutes: 1 });

/** A change, who is not told of it, and who is. */
const changes: [string, () => Promise<unknown>, People[], People[]][] = [
  ['health', () => inFile({ bloodType: 'B_NEGATIVE' }), ['manager', 'hr'], ['subordinate', 'restricted', 'admin']],
  ['the file', () => inFile({ passportNumber: 'U7' }), ['manager'], ['subordinate', 'hr', 'restricted', 'admin']],
  [
    'plans',
    () => company.perform('ResignPerson', { id: ids.subordinate }, { quitDate: '2026-12-31', quitReason: 'DISMISSAL' }),
    ['manager', 'subordinate'],
    ['hr', 'restricted', 'admin'],
  ],
];

describe.each(changes)('a change of %s', (_what, change, others, readers) => {
  it('moves the row for those who read it, and for nobody else', async () => {
    const all = [...others, ...readers];
    const before = new Map<People, Told>();
    for (const who of all) before.set(who, await told(who));
    later();
    await change();
    for (const who of others) {
      expect([who, await told(who)]).toEqual([who, before.get(who)]);
      if (who !== 'subordinate') expect([who, await listed(who)]).toEqual([who, before.get(who)]);
    }
    for (const who of readers) expect((await told(who)).revision).toBeGreaterThan(before.get(who)!.revision);
  });
});

describe('what everybody in reach reads', () => {
  it('moves the row for all', async () => {
    const before = await told('manager');
    await company.perform('ChangeOverview', { id: ids.subordinate }, { title: 'Welder' });
    expect((await told('manager')).revision).toBeGreaterThan(before.revision);
  });
});

describe('a command of somebody who does not read all', () => {
  it('is not stale, nor told, because of what they do not read', async () => {
    const as = await company.session(ids.subordinate);
    const { revision } = await told('subordinate');
    await company.perform('ChangeEmployment', { id: ids.subordinate }, { jobId: ids.job, effectiveOn: '2026-11-01' });
    const { status } = await company.send('PUT', `employees/${ids.subordinate}/contact`, {
      as,
      body: { address: 'Moda 1', revision },
    });
    expect(status).toBe(200);
  });
});

describe('the order by the last change', () => {
  it('is refused to those who do not read everything', async () => {
    const query = 'employees(sortBy: updatedDateTime, descending: true) { total }';
    expect((await ask('hr', query)).errors[0].extensions.name).toBe('guarded_field');
    expect((await ask('admin', query)).data.employees.total).toBeGreaterThan(1);
  });
});
