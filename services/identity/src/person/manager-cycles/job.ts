import { type ServiceScope } from '@kadro/chassis';
import { organizations } from '../../organization/rows/organizations.ts';
import { type EmployeeRow } from '../rows/employee.ts';
import { employees } from '../rows/employees.ts';
import { managerCycles } from './rules.ts';

const rowsPerRead = 500;

async function managersIn(service: ServiceScope, organization: string): Promise<Map<string, string | null>> {
  const managers = new Map<string, string | null>();
  for (let after = ''; ;) {
    const page = await service
      .rows(employees)
      .find(
        organization,
        { where: [{ index: 'id', from: `${after}\u0000` }] },
        { sort: { index: 'id', descending: false }, offset: 0, limit: rowsPerRead },
      );
    for (const { doc } of page) managers.set(doc.id, (doc as EmployeeRow).managerId);
    if (page.length < rowsPerRead) return managers;
    after = page.at(-1)!.id;
    await new Promise((resolve) => setImmediate(resolve));
  }
}

/** Logs ids only. */
export async function reportManagerCycles(service: ServiceScope): Promise<void> {
  for (const organization of await service.rows(organizations).organizations()) {
    const people = managerCycles(await managersIn(service, organization));
    if (people.length > 0) service.logger.warn({ organization, people }, 'the manager tree has a cycle');
  }
}
