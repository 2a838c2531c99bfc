import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { forgottenPeople } from '../forgetting/rows/forgotten-people.ts';
import { employees } from '../person/rows/employees.ts';
import { type Company, ids, startCompany } from '../testing/company.ts';
import { afterRestore } from './task.ts';

let company: Company;
beforeAll(async () => {
  company = await startCompany();
});
afterAll(() => company.stop());

it('who lost the keys of the name is resigned and marked as forgotten, once', async () => {
  const { runtime } = company.hosted;
  await company.ports.keys.destroy(ids.orgA, ids.employee, 'identity');
  await afterRestore(runtime);
  const head = await company.ports.events.head();
  await runtime.caughtUp(head);
  const row = await runtime.rows(employees).get(ids.orgA, ids.employee);
  const forgotten = await runtime.rows(forgottenPeople).get(ids.orgA, ids.employee);
  expect([row?.doc.status, forgotten?.doc.classes.map(({ dataClass }) => dataClass)]).toEqual([
    'RESIGNED',
    ['identity'],
  ]);
  const before = await runtime.log.read(runtime.log.stream(employees.decider, ids.orgA, ids.employee));
  await afterRestore(runtime);
  const after = await runtime.log.read(runtime.log.stream(employees.decider, ids.orgA, ids.employee));
  expect(after).toHaveLength(before.length);
});
