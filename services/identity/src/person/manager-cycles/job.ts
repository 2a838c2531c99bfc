import { type ServiceRuntime } from '@kadro/chassis';
import { type EmployeeRow, employees } from '../rows/employees.ts';
import { organizations } from '../../organization/events.ts';

/**
 * The ids that stand in a cycle of managers; one stream cannot exclude it, so a daily check reports it (streams.md).
 */
export function managerCycles(managerOfPerson: ReadonlyMap<string, string | null>): string[] {
  const settled = new Set<string>();
  const cyclic = new Set<string>();
  for (const start of managerOfPerson.keys()) {
    const path: string[] = [];
    let at: string | null = start;
    while (at !== null && !settled.has(at) && !path.includes(at)) {
      path.push(at);
      at = managerOfPerson.get(at) ?? null;
    }
    if (at !== null && path.includes(at)) for (const id of path.slice(path.indexOf(at))) cyclic.add(id);
    for (const id of path) settled.add(id);
  }
  return [...cyclic];
}

/** Logs each organization whose manager tree has a cycle; ids only. */
export async function reportManagerCycles(runtime: ServiceRuntime): Promise<void> {
  for (const organization of await runtime.rows(organizations).organizations()) {
    const managers = new Map<string, string | null>();
    for (let after = ''; ;) {
      const page = await runtime
        .rows(employees)
        .find(
          organization,
          { where: [{ index: 'id', from: `${after}\u0000` }] },
          { sort: { index: 'id', descending: false }, offset: 0, limit: 500 },
        );
      for (const { doc } of page) managers.set(doc.id, (doc as unknown as EmployeeRow).managerId);
      if (page.length < 500) break;
      after = page.at(-1)!.id;
      await new Promise((resolve) => setImmediate(resolve));
    }
    const people = managerCycles(managers);
    if (people.length > 0) runtime.logger.warn({ organization, people }, 'the manager tree has a cycle');
  }
}
