import { perform, Refused, type ServiceRuntime } from '@kadro/chassis';
import { type Language, type Principal } from '@kadro/kernel';
import { organization } from '../events.ts';

/** What a new organization starts with. */
export interface NewOrganization {
  id?: string;
  name: string;
  /** IANA zone of the organization and of its first branch. */
  zone: string;
  /** ISO 3166 code of the first branch. */
  country?: string;
  language: Language;
  branchName: string;
  admin: {
    id?: string;
    firstName: string;
    lastName: string;
    staffNumber: string;
    workEmail: string;
    hiredDate: string;
  };
}

export interface CreatedOrganization {
  id: string;
  branchId: string;
  adminId: string;
  username: string;
  /** The super admin's first password; it is kept nowhere. */
  password: string;
}

/** Speaks for an organization where nobody can yet: only for creating it and for the demo's past. */
export function systemPrincipal(id: string, language: Language = 'en'): Principal {
  const roles = { admin: true, restrictedAdmin: false, superAdmin: true, hrManager: false };
  return {
    organization: id,
    account: 'system',
    employeeId: 'system',
    session: 'system',
    language,
    roles,
    adminBranches: [],
    zone: 'UTC',
    searchLetters: 2,
    mustChangePassword: false,
    disabledAreas: [],
  };
}

/** Makes an organization that nobody works for yet; once is enough. */
export async function foundOrganization(
  runtime: ServiceRuntime,
  { id, name, zone, language }: { id: string; name: string; zone: string; language: Language },
): Promise<void> {
  const context = {
    organization: id,
    actor: 'system',
    key: runtime.hash('create', id),
    body: '',
    correlation: 'create',
  };
  const { position } = await runtime.loop.run(organization, id, context, (state: { detail: object }) =>
    Object.keys(state.detail).length > 0 ? [] : [{ type: 'OrganizationCreated', data: { name, zone, language } }],
  );
  await runtime.caughtUp(position);
}

/**
 * Makes an organization with its first branch and its first super admin (conventions, sign-in). @throws Refused
 * same_record_exist before anything is made
 */
export async function createOrganization(
  runtime: ServiceRuntime,
  wanted: NewOrganization,
): Promise<CreatedOrganization> {
  const { id = runtime.ports.ids.random(), name, zone, language } = wanted;
  const principal = systemPrincipal(id, language);
  // sign-in names are unique over all organizations; without this look an organization without an admin would stay
  // behind
  const holder = await runtime.reservations.ownerOf('workEmail', wanted.admin.workEmail);
  if (holder && holder.organization !== id)
    throw new Refused('same_record_exist', { fields: { workEmail: { name: 'already_used' } } });
  await foundOrganization(runtime, { id, name, zone, language });
  const everyDay = { monday: 480, tuesday: 480, wednesday: 480, thursday: 480, friday: 480, saturday: 0, sunday: 0 };
  const branch = await perform(
    runtime,
    principal,
    'CreateBranch',
    {},
    { name: { [language]: wanted.branchName }, zone, country: wanted.country, workingPattern: everyDay },
    'first-branch',
  );
  const admin = await perform(
    runtime,
    principal,
    'HirePerson',
    {},
    { ...wanted.admin, branchId: branch.id, language },
    'first-admin',
  );
  const roles = { admin: true, restrictedAdmin: false, superAdmin: true, hrManager: false, adminBranches: [] };
  await perform(runtime, principal, 'ChangeRoles', { id: admin.id! }, roles, 'first-role');
  const { username, password } = await perform(
    runtime,
    principal,
    'SendWelcomeNotification',
    { id: admin.id! },
    {},
    'first-password',
  );
  return { id, branchId: branch.id!, adminId: admin.id!, username: username!, password: password! };
}
