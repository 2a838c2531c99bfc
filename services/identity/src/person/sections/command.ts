import { command, type CommandScope, type ReadModel, Refused } from '@kadro/chassis';
import { adminReach, daySchema, isUnrestrictedAdmin, type Principal, reject } from '@kadro/kernel';
import { z } from 'zod';
import { type EmployeeRow, employees } from '../rows/employees.ts';
import { imageField } from '../../shared/image.ts';
import { branches } from '../../organization/records/branches.ts';
import { person, type PersonState } from '../events.ts';
import { dayFacts } from '../shared/day.ts';
import { changeManagement, changeRoles, changeSection } from '../employment/rules.ts';
import {
  contactFields,
  language,
  managementFields,
  managerLists,
  notificationFields,
  overviewFields,
  patch,
  permissionFields,
  personalFields,
  profileFields,
  roleFields,
} from '../shared/fields.ts';

const own = { who: 'reach', reach: ['own', ...adminReach] } as const;
const admins = { who: 'reach', reach: adminReach } as const;
const target = { on: employees as ReadModel<never> };
const also = { alsoBy: ['POST'] } as const;

/** The caller with the kernel's words. */
export const callerOf = (scope: CommandScope): Principal => scope.principal as Principal;

/**
 * Who administers branches does not get at the accounts of those who administer more: their mail, roles and passwords.
 */
export function refuseAbove(scope: CommandScope): void {
  const { roles } = callerOf(scope);
  const above = (scope.found as EmployeeRow | null)?.roles;
  if (!above || scope.id === scope.principal.account) return;
  if (above.superAdmin && !roles.superAdmin) throw new Refused('forbidden');
  if (above.admin && !above.restrictedAdmin && !isUnrestrictedAdmin(roles)) throw new Refused('forbidden');
}

/** Whether an active super admin besides this person remains. */
export async function otherSuperAdmin(scope: CommandScope): Promise<boolean> {
  const found = await scope.find<EmployeeRow>(
    employees,
    [
      { index: 'role', eq: 'SUPER_ADMIN' },
      { index: 'status', eq: 'ACTIVE' },
    ],
    { limit: 2 },
  );
  return found.some((one) => one.id !== scope.id);
}

/** People named in a list must be active members. */
export async function mustBeActive(
  scope: CommandScope,
  byField: Record<string, readonly string[] | null | undefined>,
): Promise<void> {
  for (const [field, wanted] of Object.entries(byField)) {
    const people = [...new Set(wanted ?? [])];
    if (people.length === 0) continue;
    const active = (await scope.rowsById<EmployeeRow>(employees, people)).filter((one) => one.status === 'ACTIVE');
    if (active.length < people.length)
      reject('reference_unknown', { fields: { [field]: { name: 'reference_unknown' } } });
  }
}

/** Branches that somebody is to administer are there, archived ones too: people may still be in them. */
async function mustBeBranches(scope: CommandScope, wanted: readonly string[] = []): Promise<void> {
  const different = [...new Set(wanted)];
  if ((await scope.rowsById(branches.model, different)).length < different.length)
    reject('reference_unknown', { fields: { adminBranches: { name: 'reference_unknown' } } });
}

const section = <S extends Record<string, z.ZodType>>(
  name: 'contact' | 'personal' | 'permission' | 'notification',
  fields: S,
) => ({
  method: 'PUT' as const,
  path: `employees/{id}/${name}`,
  summary: `Changes the ${name} sub-record`,
  target,
  ...also,
  input: patch(fields),
  decide: changeSection(name) as never,
});

export const employeeCommands = [
  command(person, {
    name: 'ChangeOverview',
    method: 'PUT',
    path: 'employees/{id}',
    summary: 'Changes title and service line',
    access: admins,
    target,
    ...also,
    input: patch(overviewFields),
    example: { title: 'Team lead' },
    decide: changeSection('overview'),
  }),
  command(person, {
    name: 'ChangeLanguage',
    method: 'PUT',
    path: 'employees/{id}/language',
    summary: 'Changes the language of the account',
    access: own,
    area: 'hrPage',
    target,
    ...also,
    input: z.strictObject({ language, revision: z.int().optional() }),
    example: { language: 'de' },
    decide: (state, input) =>
      state.language === input.language ? [] : [{ type: 'LanguageChanged', data: { language: input.language } }],
  }),
  command(person, {
    name: 'ChangeRoles',
    method: 'PUT',
    path: 'employees/{id}/role',
    summary: 'Changes roles and the branches of a restricted admin',
    access: { who: 'reach', reach: ['all'] },
    target,
    ...also,
    input: patch(roleFields),
    example: { restrictedAdmin: true, adminBranches: [] },
    prepare: async ({ adminBranches }, scope) => {
      await mustBeBranches(scope, adminBranches);
      return {
        self: scope.id === scope.principal.account,
        bySuperAdmin: callerOf(scope).roles.superAdmin,
        otherSuperAdmin: await otherSuperAdmin(scope),
      };
    },
    decide: (state: PersonState, { revision: _revision, ...roles }, facts) => changeRoles(state, roles as never, facts),
  }),
  command(person, {
    name: 'ChangeProfile',
    method: 'PUT',
    path: 'employees/{id}/profile',
    summary: 'Changes name, identity number, e-mail, phone and channels',
    access: own,
    area: 'hrPage',
    target,
    ...also,
    onlyFields: { own: ['phone', 'emailNotification', 'smsNotification'] },
    input: patch(profileFields),
    example: { phone: '+49 30 901820' },
    prepare: async ({ workEmail }, scope) => (workEmail === undefined ? undefined : refuseAbove(scope)),
    reserves: ({ workEmail }, scope) =>
      workEmail
        ? [
            {
              kind: 'workEmail',
              value: workEmail,
              field: 'workEmail',
              replaces: (scope.found as EmployeeRow).workEmail,
            },
          ]
        : [],
    decide: changeSection('profile'),
  }),
  command(person, {
    name: 'ChangeImage',
    method: 'PUT',
    path: 'employees/{id}/profile/image',
    summary: 'Sets the picture',
    access: own,
    area: 'hrPage',
    target,
    input: z.strictObject({ image: imageField }),
    example: { image: 'data:image/png;base64,iVBORw0KGgo=' },
    decide: (_state, { image }) => [{ type: 'ImageChanged', data: { image } }],
  }),
  command(person, {
    name: 'RemoveImage',
    method: 'DELETE',
    path: 'employees/{id}/profile/image',
    summary: 'Removes the picture',
    access: own,
    area: 'hrPage',
    target,
    input: z.strictObject({}),
    example: {},
    decide: (state) => (state.hasImage ? [{ type: 'ImageRemoved', data: {} }] : []),
  }),
  command(person, {
    ...section('contact', contactFields),
    name: 'ChangeContact',
    access: own,
    area: 'hrPage',
    example: { extensionNumber: '214' },
  }),
  command(person, {
    ...section('personal', personalFields),
    name: 'ChangePersonal',
    access: own,
    area: 'hrPage',
    example: { birthDate: '1990-05-17' },
  }),
  command(person, {
    name: 'ChangeManagement',
    method: 'PUT',
    path: 'employees/{id}/management',
    summary: 'Sets the ordered lists of managers, today or from another day on',
    access: admins,
    target,
    ...also,
    input: patch(managementFields).extend({ effectiveOn: daySchema.optional() }),
    example: { leaveManagers: [] },
    prepare: async (input, scope) => {
      await mustBeActive(scope, Object.fromEntries(managerLists.map((list) => [list, input[list]])));
      return { self: scope.id, ...(await dayFacts(scope)) };
    },
    decide: (state: PersonState, { revision: _revision, ...lists }, facts) => changeManagement(state, lists, facts),
  }),
  command(person, {
    ...section('permission', permissionFields),
    name: 'ChangePermission',
    access: admins,
    example: { approveLeave: true },
  }),
  command(person, {
    ...section('notification', notificationFields),
    name: 'ChangeNotification',
    access: admins,
    example: { leave: false },
  }),
];
