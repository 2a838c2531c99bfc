import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { type Company, faults, ids, startCompany } from '../../testing/company.ts';

const changes = 450;
let pauses = 0;
let company: Company;
beforeAll(async () => {
  company = await startCompany((ports) => ({
    ...ports,
    wait: {
      ...ports.wait,
      sleep: (ms, signal) => {
        if (ms === 0) pauses++;
        return ports.wait.sleep(ms, signal);
      },
    },
  }));
  for (let n = 0; n < changes; n++)
    await company.perform('ChangeContact', { id: ids.employee }, { address: `Lindenallee ${n}` });
});
afterAll(async () => {
  expect(faults).toEqual([]);
  await company.stop();
});

const history = (alias: string) =>
  `${alias}: employeeHistory(id: "${ids.employee}", rowsPerPage: 100) { total items { changes { field new } } }`;

describe('a long history', () => {
  it('is told page by page, newest first, and lets others have the process meanwhile', async () => {
    const before = pauses;
    const { body } = await company.query(`{ ${history('one')} }`, await company.session(ids.superAdmin));
    const { total, items } = body.data.one;
    expect([items.length, total >= changes, items[0].changes[0]]).toEqual([
      100,
      true,
      { field: 'contact.address', new: `Lindenallee ${changes - 1}` },
    ]);
    expect(pauses - before).toBeGreaterThanOrEqual(Math.floor(changes / 200));
  });

  it('is the same for who sees it by its place', async () => {
    const of = async (who: string) =>
      (await company.query(`{ ${history('one')} }`, await company.session(who))).body.data.one;
    expect(await of(ids.restricted)).toEqual(await of(ids.superAdmin));
  });

  it('is not asked for more than five times in one request', async () => {
    const ask = async (count: number) => {
      const aliases = Array.from({ length: count }, (_, n) => history(`h${n}`)).join(' ');
      const { body } = await company.query(`{ ${aliases} }`, await company.session(ids.superAdmin));
      return body.errors?.[0]?.extensions.name;
    };
    expect([await ask(5), await ask(6)]).toEqual([undefined, 'query_too_complex']);
  });
});
