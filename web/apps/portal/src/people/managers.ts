import { type Key } from '@kadro/i18n';
import { managementLists, type ManagementList } from './types.ts';

export type ManagerKind = 'managerId' | ManagementList;

interface Managed {
  managerId: string | null;
  management: Partial<Record<ManagementList, readonly string[] | null>> | null;
}

export const managerKinds: readonly ManagerKind[] = ['managerId', ...managementLists];

/** The ids of the managers of a kind, in the order of approval. */
export const managersOf = ({ managerId, management }: Managed, kind: ManagerKind): readonly string[] =>
  kind === 'managerId' ? (managerId ? [managerId] : []) : (management?.[kind] ?? []);

export function kindsByManager(employee: Managed): Map<string, ManagerKind[]> {
  const found = new Map<string, ManagerKind[]>();
  for (const kind of managerKinds)
    for (const id of managersOf(employee, kind)) found.set(id, [...(found.get(id) ?? []), kind]);
  return found;
}

export const roleOf: Record<ManagerKind, Key> = {
  managerId: 'common:role.manager',
  generalManagers: 'common:role.generalManager',
  leaveManagers: 'common:role.leaveManager',
  shiftManagers: 'common:role.shiftManager',
  overtimeManagers: 'common:role.overtimeManager',
  expenseManagers: 'common:role.expenseManager',
};
