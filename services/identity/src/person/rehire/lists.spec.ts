import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { Accounts } from '../../testing/accounts.ts';
import { type Company, faults, ids, startCompany } from '../../testing/company.ts';
import { settleDueChanges } from '../due-changes/job.ts';
import { type EmployeeRow } from '../rows/employee.ts';
import { employees } from '../rows/employees.ts';

let company: Company;
let accounts: Accounts;
let boss: string;
let led: string;
beforeAll(async () => {
  company = await startCompany();
  accounts = new Accounts(company);
});
beforeEach(async () => {
  company.clock.set('2026-07-08T08:00:00Z');
  [boss, led] = [(await accounts.hire()).id, (await accounts.hire()).id];
});
afterAll(async () => {
  expect(faults).toEqual([]);
  await company.stop();
});

const row = async (id: string): Promise<EmployeeRow> =>
  (await company.hosted.runtime.rows(employees).get(ids.orgA, id))!.doc as EmployeeRow;
const seenBy = async (who: string) =>
  (await company.query(`{ employee(id: "${led}") { id } }`, await company.session(who))).body.data.employee as
    | object
    | null;
async function at(instant: string): Promise<void> {
  company.clock.set(instant);
  await settleDueChanges(company.hosted.runtime);
}
async function leaveAndComeBack(): Promise<void> {
  await accounts.run('ResignPerson', boss, { quitDate: '2026-07-10', quitReason: 'DISMISSAL' });
  await at('2026-07-15T08:00:00Z');
  await accounts.run('RehirePerson', boss, { hiredDate: '2026-07-15' });
}

describe('who comes back', () => {
  it.each([
    ['direct manager', 'ChangeEmployment', () => ({ managerId: boss })],
    ['leave manager', 'ChangeManagement', () => ({ leaveManagers: [ids.manager, boss] })],
    ['general manager', 'ChangeManagement', () => ({ generalManagers: [boss] })],
    ['leave manager by a plan', 'ChangeManagement', () => ({ leaveManagers: [boss], effectiveOn: '2026-07-20' })],
  ])('is no %s because of before', async (_what, command, body) => {
    await accounts.run(command, led, body());
    await leaveAndComeBack();
    expect(await seenBy(boss)).toBeNull();
    await at('2026-07-21T08:00:00Z');
    expect(await seenBy(boss)).toBeNull();
  });

  it('leaves the others in their order, and the past as it was', async () => {
    await accounts.run('ChangeManagement', led, { leaveManagers: [boss, ids.manager] });
    await leaveAndComeBack();
    const { management, planned } = await row(led);
    expect([management.leaveManagers, planned]).toEqual([[ids.manager], []]);
    const { body } = await company.query(
      `{ employee(id: "${led}", asOf: "2026-07-14") { management { leaveManagers } } }`,
      await company.session(ids.superAdmin),
    );
    expect(body.data.employee.management.leaveManagers).toEqual([boss, ids.manager]);
  });

  it('manages whom he is named for anew', async () => {
    await accounts.run('ChangeManagement', led, { leaveManagers: [boss] });
    await leaveAndComeBack();
    await accounts.run('ChangeManagement', led, { leaveManagers: [boss] });
    expect(await seenBy(boss)).toEqual({ id: led });
  });
});
