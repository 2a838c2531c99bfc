import { type QueryScope } from '@kadro/chassis';
import { type OrganizationRow, organizations } from '../../organization/rows/organizations.ts';
import { type Retention } from '../../organization/shared/fields.ts';
import { type EmployeeRow } from '../../person/rows/employee.ts';
import { employees } from '../../person/rows/employees.ts';
import { type ForgottenRow, forgottenPeople } from '../rows/forgotten-people.ts';
import { type DueClass, dueOf } from './rules.ts';

const rowsPerRead = 500;

export interface PersonDue {
  employeeId: string;
  quitDate: string;
  classes: DueClass[];
}

type Place = Pick<QueryScope, 'runtime' | 'organization'>;

/** Whoever asks; in the order of ids. */
export async function peopleDue(scope: Place, on: string): Promise<PersonDue[]> {
  const retention = await retentionOf(scope);
  const due: PersonDue[] = [];
  if (Object.values(retention).every((months) => months === null)) return due;
  for (let after = ''; ;) {
    const page = await resignedAfter(scope, after);
    due.push(...(await dueAmong(scope, page, retention, on)));
    if (page.length < rowsPerRead) return due;
    after = page.at(-1)!.id;
  }
}

async function retentionOf({ runtime, organization }: Place): Promise<Retention> {
  const row = (await runtime.rows(organizations).get(organization, organization))?.doc as OrganizationRow | undefined;
  return row?.retention ?? {};
}

async function resignedAfter({ runtime, organization }: Place, after: string): Promise<EmployeeRow[]> {
  const where = [
    { index: 'status', eq: 'RESIGNED' },
    { index: 'id', from: `${after}\u0000` },
  ];
  const page = await runtime
    .rows(employees)
    .find(organization, { where }, { sort: { index: 'id', descending: false }, offset: 0, limit: rowsPerRead });
  return page.map(({ doc }) => doc as EmployeeRow);
}

async function dueAmong(
  { runtime, organization }: Place,
  people: readonly EmployeeRow[],
  retention: Retention,
  on: string,
): Promise<PersonDue[]> {
  const ids = people.map(({ id }) => id);
  const found = await runtime.rows(forgottenPeople).getMany(organization, ids);
  const forgottenById = new Map(
    found.map(({ id, doc }) => [id, (doc as Partial<ForgottenRow>).classes!.map((one) => one.dataClass)]),
  );
  return people.flatMap(({ id, employment: { quitDate } }) => {
    if (!quitDate) return [];
    const classes = dueOf({ quitDate, forgotten: forgottenById.get(id) ?? [] }, retention, on);
    return classes.length > 0 ? [{ employeeId: id, quitDate, classes }] : [];
  });
}
