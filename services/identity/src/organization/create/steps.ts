import { perform, Refused, type ServiceRuntime } from '@kadro/chassis';
import { type Language } from '@kadro/kernel';
import { systemPrincipal } from '../../shared/system-principal.ts';
import { organization } from '../events.ts';
import { type OrganizationState } from '../state.ts';
import { create } from './rules.ts';

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
  /** The super admin's first password; it is stored nowhere. */
  password: string;
}

const everyDay = { monday: 480, tuesday: 480, wednesday: 480, thursday: 480, friday: 480, saturday: 0, sunday: 0 };
const superAdmin = { admin: true, restrictedAdmin: false, superAdmin: true, hrManager: false, adminBranches: [] };

/** Without branch and people; a repeat adds nothing. */
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
  const { position } = await runtime.loop.run(organization, id, context, (state: OrganizationState) =>
    create(state, { name, zone, language }),
  );
  await runtime.caughtUp(position);
}

/** Sign-in names are unique over all organizations: an organization without an admin would be left behind. */
async function refuseTakenEmail(runtime: ServiceRuntime, id: string, workEmail: string): Promise<void> {
  const holder = await runtime.reservations.ownerOf('workEmail', workEmail);
  if (holder && holder.organization !== id)
    throw new Refused('same_record_exist', { fields: { workEmail: { name: 'already_used' } } });
}

/** With its first branch and super admin. @throws Refused same_record_exist before anything is made */
export async function createOrganization(
  runtime: ServiceRuntime,
  options: NewOrganization,
): Promise<CreatedOrganization> {
  const { id = runtime.ports.ids.random(), name, zone, country, language, branchName, admin } = options;
  const principal = systemPrincipal(id, language);
  const run = (command: string, params: Record<string, string>, body: object, key: string) =>
    perform(runtime, principal, command, params, body, key);
  await refuseTakenEmail(runtime, id, admin.workEmail);
  await foundOrganization(runtime, { id, name, zone, language });
  const firstBranch = { name: { [language]: branchName }, zone, country, workingPattern: everyDay };
  const branch = await run('CreateBranch', {}, firstBranch, 'first-branch');
  const hired = await run('HirePerson', {}, { ...admin, branchId: branch.id, language }, 'first-admin');
  const adminId = hired.id!;
  await run('ChangeRoles', { id: adminId }, superAdmin, 'first-role');
  const issued = await run('SendWelcomeNotification', { id: adminId }, {}, 'first-password');
  return { id, branchId: branch.id!, adminId, username: issued.username!, password: issued.password! };
}
