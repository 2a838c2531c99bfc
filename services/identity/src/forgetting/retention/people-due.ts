import { type ServiceScope } from '@kadro/chassis';
import { organizations } from '../../organization/rows/organizations.ts';
import { type Retention } from '../../organization/shared/fields.ts';
import { type EmployeeRow } from '../../person/rows/employee.ts';
import { employees } from '../../person/rows/employees.ts';
import { forgottenPeople } from '../rows/forgotten-people.ts';
import { type DueClass, dueOf } from './rules.ts';

const rowsPerRead = 500;

export interface PersonDue {
  employeeId: string;
  quitDate: string;
  classes: DueClass[];
}

/** Whoever asks; in the order of ids. */
export async function peopleDue(scope: ServiceScope, organization: string, on: string): Promise<PersonDue[]> {
  const retention = await retentionOf(scope, organization);
  const due: PersonDue[] = [];
  if (Object.values(retention).every((months) => months === null)) return due;
  for (let after = ''; ;) {
    const page = await resignedAfter(scope, organization, after);
    due.push(...dueAmong(await forgottenClasses(scope, organization, page), page, retention, on));
    if (page.length < rowsPerRead) return due;
    after = page.at(-1)!.id;
  }
}

async function retentionOf(scope: ServiceScope, organization: string): Promise<Retention> {
  return (await scope.rows(organizations).get(organization, organization))?.doc.retention ?? {};
}

async function resignedAfter(scope: ServiceScope, organization: string, after: string): Promise<EmployeeRow[]> {
  const where = [
    { index: 'status', eq: 'RESIGNED' },
    { index: 'id', from: `${after}\u0000` },
  ];
  const page = await scope
    .rows(employees)
    .find(organization, { where }, { sort: { index: 'id', descending: false }, offset: 0, limit: rowsPerRead });
  return page.map(({ doc }) => doc);
}

async function forgottenClasses(scope: ServiceScope, organization: string, people: readonly EmployeeRow[]) {
  const ids = people.map(({ id }) => id);
  const found = await scope.rows(forgottenPeople).getMany(organization, ids);
  return new Map(found.map(({ id, doc }) => [id, doc.classes]));
}

function dueAmong(
  forgotten: Awaited<ReturnType<typeof forgottenClasses>>,
  people: readonly EmployeeRow[],
  retention: Retention,
  on: string,
): PersonDue[] {
  return people.flatMap(({ id, employment: { quitDate } }) => {
    if (!quitDate) return [];
    // what was forgotten during the employment may have been recorded in it anew
    const since = (forgotten.get(id) ?? []).filter(({ at }) => at.slice(0, 10) >= quitDate);
    const gone = since.map((one) => one.dataClass);
    const classes = dueOf({ quitDate, forgotten: gone }, retention, on);
    return classes.length > 0 ? [{ employeeId: id, quitDate, classes }] : [];
  });
}
