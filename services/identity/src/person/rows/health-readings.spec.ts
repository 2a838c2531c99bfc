import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { type Company, faults, ids, startCompany } from '../../testing/company.ts';

let company: Company;
let before: number;
beforeAll(async () => {
  company = await startCompany();
});
afterAll(async () => {
  expect(faults).toEqual([]);
  await company.stop();
});

const readings = async (person: keyof typeof ids) => {
  await company.hosted.runtime.caughtUp(await company.ports.events.head());
  const query = '{ identityFieldReadings(rowsPerPage: 100) { items { about reader guards model } total } }';
  const { body } = await company.query(query, await company.session(ids[person]));
  return body.data.identityFieldReadings as { items: object[]; total: number };
};
const ask = async (person: keyof typeof ids, query: string) => {
  const { body } = await company.query(query, await company.session(ids[person]));
  return JSON.stringify(body);
};

beforeEach(async () => {
  before = (await readings('subordinate')).total;
});

describe('reading the health of somebody else', () => {
  const bloodType = `{ employee(id: "${ids.subordinate}") { personal { bloodType } } }`;

  it('is told to the person: by whom', async () => {
    expect(await ask('admin', bloodType)).toContain('A_POSITIVE');
    const { total, items } = await readings('subordinate');
    expect([total - before, items[0]]).toEqual([
      1,
      { about: ids.subordinate, reader: ids.admin, guards: ['health'], model: 'employees' },
    ]);
  });

  it.each<[string, (send: Company['send'], as: string) => Promise<unknown>]>([
    [
      'a history',
      () =>
        ask(
          'admin',
          `{ employeeHistory(id: "${ids.subordinate}", rowsPerPage: 100) { items { changes { field new } } } }`,
        ),
    ],
    ['an export', (send, as) => send('GET', `personal-data/${ids.subordinate}/export`, { as })],
  ])('is recorded in %s', async (_what, read) => {
    await read(company.send, await company.session(ids.admin));
    expect((await readings('subordinate')).total - before).toBe(1);
  });

  it.each<[keyof typeof ids, string, string]>([
    ['admin', 'other parts of the file', `{ employee(id: "${ids.subordinate}") { personal { birthDate } firstName } }`],
    ['hr', 'what he may not see of it', bloodType],
    ['subordinate', 'his own', bloodType],
    ['colleague', 'whom he does not reach', bloodType],
  ])('is not what %s does who reads %s', async (who, _what, query) => {
    await ask(who, query);
    expect((await readings('subordinate')).total - before).toBe(0);
  });
});
