import { type Account, Api } from '../shared/api.ts';
import { leaveType } from '../bench/load/leave-target.ts';
import { type ClusterSystem } from './cluster-system.ts';
import { type People } from './leave-load.ts';

export interface CreatedCompany {
  organization: string;
  admin: Account;
  branchId: string;
}

const created = /Organization\s+(\S+)\s+User name\s+(\S+)\s+First password\s+(\S+)/;

/** Creates an organization by the operator's command and signs its administrator in. */
export async function createdOrganization(system: ClusterSystem): Promise<{ api: Api } & CreatedCompany> {
  const output = await system.run(
    'tools/create-organization.ts',
    ...Object.entries(options).flatMap(([name, value]) => [`--${name}`, value]),
  );
  const [, organization = '', username = '', password = ''] = created.exec(output) ?? [];
  const api = new Api(system.address);
  const admin = await api.signIn({ username, password });
  const { branches } = await api.query<{ branches: { items: { id: string }[] } }>(
    admin,
    '{ branches { items { id } } }',
  );
  return { api, organization, admin, branchId: branches.items[0]!.id };
}

const concurrency = 4;
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

/** A leave type without balance, `count` requesters and their manager. */
export async function hiredPeople(
  api: Api,
  { organization, admin, branchId }: CreatedCompany,
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
      // new rights end the token
      requesters.push(Object.assign(person, await api.session(person)));
    }
  };
  let next = 0;
  await Promise.all(Array.from({ length: concurrency }, hire));
  Object.assign(manager, await api.session(manager));
  return { organization, admin, manager, bystander, deputy, requesters, leaveTypeId };
}
