import { type Account, Api } from '../shared/api.ts';
import { leaveType } from '../bench/load/leave-target.ts';
import { type ClusterSystem } from './cluster-system.ts';
import { type People } from './leave-load.ts';

/** A new organization: its id, its first administrator, its branch. */
export interface Founded {
  organization: string;
  admin: Account;
  branchId: string;
}

const made = /Organization\s+(\S+)\s+User name\s+(\S+)\s+First password\s+(\S+)/;

/**
 * An organization on the engines, by the operator's command: its first administrator, signed in, and the branch that
 * came with it.
 */
export async function createdOrganization(system: ClusterSystem): Promise<{ api: Api } & Founded> {
  const said = await system.run(
    'tools/create-organization.ts',
    ...Object.entries(options).flatMap(([name, value]) => [`--${name}`, value]),
  );
  const [, organization = '', username = '', password = ''] = made.exec(said) ?? [];
  const api = new Api(system.address);
  const admin = await api.signIn({ username, password });
  const { branches } = await api.query<{ branches: { items: { id: string }[] } }>(
    admin,
    '{ branches { items { id } } }',
  );
  return { api, organization, admin, branchId: branches.items[0]!.id };
}

const atOnce = 4;
const options = {
  name: 'Load',
  zone: 'Europe/Istanbul',
  country: 'TR',
  language: 'en',
  branch: 'İstanbul',
  'first-name': 'Ayşe',
  'last-name': 'Yılmaz',
  email: 'ayse@load.example',
  'staff-number': '1001',
};

/** A leave type without balance, so many people who ask, and one who decides on it. */
export async function hiredPeople(
  api: Api,
  { organization, admin, branchId }: Founded,
  count: number,
): Promise<People> {
  const leaveTypeId = await leaveType(api, admin, { tracksBalance: false });
  await api.command(admin, 'PUT', `organizations/${organization}/mobile-settings`, {
    settings: { hrPage: false, leave: false },
  });
  const manager = await api.hire(admin, branchId, '7000');
  const requesters: Account[] = [];
  const bystander = await api.hire(admin, branchId, '7001');
  const deputy = await api.hire(admin, branchId, '7002');
  const hire = async (): Promise<void> => {
    while (next < count) {
      const person = await api.hire(admin, branchId, String(2000 + next++));
      await api.command(admin, 'PUT', `employees/${person.id}/management`, { leaveManagers: [manager.id] });
      // other managers, other rights: the tokens of before are no good
      requesters.push(Object.assign(person, await api.session(person)));
    }
  };
  let next = 0;
  await Promise.all(Array.from({ length: atOnce }, hire));
  Object.assign(manager, await api.session(manager));
  return { organization, admin, manager, bystander, deputy, requesters, leaveTypeId };
}
