import { changedFields, type Draft } from '@kadro/chassis';
import { reject } from '@kadro/kernel';
import { type person, type PersonState } from './person.ts';

type Event = Draft<(typeof person)['events']>;
type Section = 'overview' | 'profile' | 'contact' | 'personal' | 'employment' | 'permission' | 'notification';

const changedName = {
  overview: 'OverviewChanged', profile: 'ProfileChanged', contact: 'ContactChanged', personal: 'PersonalChanged', employment: 'EmploymentChanged', permission: 'PermissionChanged', notification: 'NotificationChanged',
} as const satisfies Record<Section, Event['type']>;

/** One event with the changed fields only; none where nothing changes (conventions, answers). */
export function changeSection(section: Section) {
  return (state: PersonState, input: Record<string, unknown>): Event[] => {
    const data = changedFields(state[section], input);
    return Object.keys(data).length > 0 ? [{ type: changedName[section], data } as Event] : [];
  };
}

/** Employment of one who has left stays as it was. */
export function changeEmployment(state: PersonState, input: Record<string, unknown>): Event[] {
  if (state.status === 'RESIGNED') reject('not_active');
  return changeSection('employment')(state, input);
}

/** New ordered lists, with who came and who went: their rights change too. Nobody manages himself, nobody twice in one list. */
export function changeManagement(state: PersonState, input: Partial<PersonState['management']>, { self }: { self: string }): Event[] {
  const next = { ...state.management };
  for (const [list, ids] of Object.entries(input)) {
    if (!ids) continue;
    if (ids.includes(self)) reject('manager_cycle', { fields: { [list]: { name: 'manager_cycle' } } });
    next[list] = [...new Set(ids)];
  }
  if (JSON.stringify(next) === JSON.stringify(state.management)) return [];
  const before = new Set(Object.values(state.management).flat());
  const after = new Set(Object.values(next).flat());
  const added = [...after].filter((one) => !before.has(one));
  const removed = [...before].filter((one) => !after.has(one));
  return [{ type: 'ManagementChanged', data: { ...next, added, removed } } as Event];
}

/** What is asked about roles, beside the state. */
export interface RoleFacts {
  self: boolean;
  bySuperAdmin: boolean;
  /** Another active super admin remains. */
  otherSuperAdmin: boolean;
}

/** Super admins make super admins; nobody changes the own role; one super admin remains (specification, section 6). */
export function changeRoles(state: PersonState, input: Partial<PersonState['roles']>, facts: RoleFacts): Event[] {
  const roles = { ...state.roles, ...input };
  if (facts.self) reject('own_role');
  if ((roles.superAdmin || state.roles.superAdmin) && !facts.bySuperAdmin) reject('forbidden');
  if (state.roles.superAdmin && !roles.superAdmin && !facts.otherSuperAdmin) reject('last_super_admin');
  if (roles.restrictedAdmin && roles.adminBranches.length === 0) reject('admin_branches_required', { fields: { adminBranches: { name: 'admin_branches_required' } } });
  return Object.keys(changedFields(state.roles, roles)).length > 0 ? [{ type: 'RolesChanged', data: roles }] : [];
}

/** Resigning is one append; its date is not before hiring and not after today: what is planned comes with planned changes. */
export function resign(state: PersonState, input: { quitDate: string; quitReason: string }, facts: { today: string; self: boolean; otherSuperAdmin: boolean }): Event[] {
  if (state.status === 'RESIGNED') reject('already_resigned');
  if (facts.self) reject('own_account');
  if (state.roles.superAdmin && !facts.otherSuperAdmin) reject('last_super_admin');
  if (input.quitDate < state.hiredDate) reject('date_before_hiring', { fields: { quitDate: { name: 'date_before_hiring' } } });
  if (input.quitDate > facts.today) reject('date_in_future', { fields: { quitDate: { name: 'date_in_future' } } });
  return [{ type: 'PersonResigned', data: input } as Event];
}

/** A rehire keeps the id and its history; two employments do not overlap. */
export function rehire(state: PersonState, { hiredDate }: { hiredDate: string }): Event[] {
  if (state.status === 'ACTIVE') reject('not_resigned');
  if (hiredDate < state.quitDate) reject('date_order', { fields: { hiredDate: { name: 'date_order' } } });
  return [{ type: 'PersonRehired', data: { hiredDate } }];
}
