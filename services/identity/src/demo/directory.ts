import { perform, type AnyReadModel, type ServiceRuntime } from '@kadro/chassis';
import { type DemoCompany, type DemoHoliday, type DemoPerson, type Language } from '@kadro/kernel';
import { systemPrincipal } from '../shared/system-principal.ts';
import { type EmployeeRow } from '../person/rows/employee.ts';
import { employees } from '../person/rows/employees.ts';
import { branches } from '../organization/records/branches.ts';
import { holidays } from '../organization/records/holidays.ts';
import { type DemoLogin } from './accounts.ts';
import { lale, laleAccounts } from './companies/lale.ts';
import { nordlys, nordlysAccounts } from './companies/nordlys.ts';
import { demoId } from './timeline.ts';

async function all<R>(runtime: ServiceRuntime, model: AnyReadModel, organization: string): Promise<R[]> {
  const found = await runtime
    .rows(model)
    .find(organization, { where: [] }, { sort: { index: 'id', descending: false }, offset: 0, limit: 1_000 });
  return found.map(({ doc }) => doc as R);
}

/** With everybody who works there now. */
export async function companiesOf(runtime: ServiceRuntime): Promise<DemoCompany[]> {
  return Promise.all(
    (
      [
        [lale, 'lale', laleAccounts],
        [nordlys, 'nordlys', nordlysAccounts],
      ] as const
    ).map(async ([company, name, logins]) => {
      const { id, admin } = company;
      const branchById = new Map(
        (await all<{ id: string; zone: string; country: string }>(runtime, branches.model, id)).map((row) => [
          row.id,
          row,
        ]),
      );
      const people = (await all<EmployeeRow>(runtime, employees, id)).filter(({ status }) => status === 'ACTIVE');
      return {
        id,
        name,
        admin: demoId(company, 'person', admin),
        people: people.map((row) => personOf(row, branchById.get(row.branchId!)!, logins)),
        holidays: (await all(runtime, holidays.model, id)).length,
      };
    }),
  );
}

function personOf(
  { id, staffNumber, branchId, language, hiredDate, management, roles: { adminBranches, ...roles } }: EmployeeRow,
  { zone, country }: { zone: string; country: string },
  logins: readonly DemoLogin[],
): DemoPerson {
  return {
    id,
    number: staffNumber!,
    branchId: branchId!,
    zone,
    country,
    language: language as Language,
    hiredDate,
    leaveManagers: management.leaveManagers,
    roles,
    adminBranches,
    hasAccount: logins.some(({ number }) => number === staffNumber),
  };
}

/** At the time of the clock. @returns id of the holiday */
export async function declareHoliday(
  runtime: ServiceRuntime,
  { id: organization, name, admin }: DemoCompany,
  holiday: DemoHoliday,
): Promise<string> {
  const { key, ...body } = holiday;
  const id = demoId(name === 'lale' ? lale : nordlys, 'holiday', key);
  await perform(
    runtime,
    { ...systemPrincipal(organization), account: admin },
    'CreateHoliday',
    {},
    { id, ...body },
    `demo/${id}`,
  );
  return id;
}
