import { command, type CommandScope, Refused } from '@kadro/chassis';
import { adminReach, daySchema, type ErrorName, type Language, reject } from '@kadro/kernel';
import { z } from 'zod';
import { credentials, type CredentialsState, endSessions, issuePassword } from '../../credentials/events.ts';
import { mustBeActive, otherSuperAdmin, refuseAbove } from '../sections/command.ts';
import { type EmployeeRow, employees } from '../rows/employees.ts';
import { checkPlace } from '../../organization/records/branches.ts';
import { type OrganizationRow, organizations } from '../../organization/events.ts';
import { firstPassword, hashPassword } from '../../credentials/shared/password-hash.ts';
import { person, type PersonState } from '../events.ts';
import { dayFacts, todayAt } from '../shared/day.ts';
import { changeEmployment, rehire, resign } from './rules.ts';
import { revokePlan } from '../due-changes/rules.ts';
import {
  collarType,
  employmentFields,
  employmentType,
  id,
  language,
  overviewFields,
  patch,
  phone,
  requiredLine,
  resignFields,
  workEmail,
} from '../shared/fields.ts';

const admins = { who: 'reach', reach: adminReach } as const;
const target = { on: employees } as const;
const { hiredDate, startedDate, unitId, teamId, jobId, managerId } = employmentFields;

/**
 * A branch outside the caller's reach cannot be given to anybody: the person would be out of sight, or was never in it.
 */
function refuseForeignBranch(scope: CommandScope, branchId: string | null | undefined): void {
  const { policy } = scope.runtime.service.house;
  const kinds = policy.kindsOf(scope.principal, employees.reach, { branchId });
  if (branchId !== undefined && !adminReach.some((kind) => kinds.has(kind)))
    reject('forbidden', { fields: { branchId: { name: 'forbidden' } } });
}

/** The manager tree has no cycle; every walk keeps what it visited (streams.md). */
async function refuseManagerCycle(scope: CommandScope, managerId: string): Promise<void> {
  const visited = new Set<string>();
  for (let at: string | null | undefined = managerId; at && !visited.has(at);) {
    if (at === scope.id) reject('manager_cycle', { fields: { managerId: { name: 'manager_cycle' } } });
    visited.add(at);
    at = (await scope.row<EmployeeRow>(employees, at))?.managerId;
  }
}

/** A manager is active and not below the person. */
export async function checkManager(scope: CommandScope, managerId: string | null | undefined): Promise<void> {
  if (!managerId) return;
  await mustBeActive(scope, { managerId: [managerId] });
  await refuseManagerCycle(scope, managerId);
}

/** Ends whatever sessions an account has open, once per command. */
export async function endAllSessions(scope: CommandScope, account: string): Promise<void> {
  await scope.run(credentials, account, 'end', (state: never) => endSessions(state, { sessions: 'all' }));
}

const hire = command(person, {
  name: 'HirePerson',
  method: 'POST',
  path: 'employees',
  summary: 'Hires a person',
  access: { who: 'roles', roles: ['RESTRICTED_ADMIN', 'ADMIN', 'SUPER_ADMIN'] },
  target: { creates: true },
  input: z.strictObject({
    id: id.optional(),
    firstName: requiredLine(80),
    lastName: requiredLine(80),
    staffNumber: requiredLine(24),
    workEmail,
    branchId: id,
    unitId: unitId.optional(),
    teamId: teamId.optional(),
    jobId: jobId.optional(),
    managerId: managerId.optional(),
    hiredDate,
    startedDate: startedDate.optional(),
    title: overviewFields.title.optional(),
    phone: phone.optional(),
    employmentType: employmentType.nullish(),
    collarType: collarType.nullish(),
    language: language.optional(),
  }),
  example: {
    firstName: 'Ayşe',
    lastName: 'Yılmaz',
    staffNumber: '1042',
    workEmail: 'ayse.yilmaz@example.com',
    branchId: '018f0000-0000-7000-8000-000000000001',
    hiredDate: '2026-01-05',
  },
  reserves: ({ staffNumber, workEmail: email }) => [
    { kind: 'staffNumber', value: staffNumber, field: 'staffNumber' },
    { kind: 'workEmail', value: email, field: 'workEmail' },
  ],
  prepare: async (input, scope) => {
    refuseForeignBranch(scope, input.branchId);
    await checkPlace(input, scope);
    await checkManager(scope, input.managerId);
    const settings = await scope.row<OrganizationRow>(organizations, scope.organization);
    return { language: (input.language ?? settings?.language ?? 'tr') as Language };
  },
  decide: (_state: PersonState, { id: _id, ...fields }, facts) => [
    { type: 'PersonHired', data: { ...fields, ...facts } },
  ],
});

const employment = command(person, {
  name: 'ChangeEmployment',
  method: 'PUT',
  path: 'employees/{id}/employment',
  summary: 'Changes branch, unit, team, job, manager and terms, today or from another day on',
  access: admins,
  target,
  alsoBy: ['POST'],
  input: patch(employmentFields).extend({ effectiveOn: daySchema.optional() }),
  example: { jobId: null, trialTime: 60 },
  reserves: ({ staffNumber }, scope) =>
    staffNumber
      ? [
          {
            kind: 'staffNumber',
            value: staffNumber,
            field: 'staffNumber',
            replaces: (scope.found as EmployeeRow).staffNumber,
          },
        ]
      : [],
  prepare: async (input, scope) => {
    refuseForeignBranch(scope, input.branchId);
    await checkPlace(input, scope);
    await checkManager(scope, input.managerId);
    return dayFacts(scope);
  },
  decide: changeEmployment,
});

const resigning = command(person, {
  name: 'ResignPerson',
  method: 'POST',
  path: 'employees/{id}/resign',
  summary: 'Ends the employment, and open sessions with it; a later day is planned',
  access: admins,
  target,
  input: z.strictObject({ ...resignFields, revision: z.int().optional() }),
  example: { quitDate: '2026-06-30', quitReason: 'RESIGNATION' },
  prepare: async (_input, scope) => {
    refuseAbove(scope);
    return {
      ...(await dayFacts(scope)),
      self: scope.id === scope.principal.account,
      otherSuperAdmin: await otherSuperAdmin(scope),
    };
  },
  decide: (state: PersonState, { revision: _revision, ...input }, facts) => resign(state, input, facts),
  after: async (scope) => {
    const { state } = await scope.runtime.loop.state<PersonState>(person, scope.organization, scope.id);
    if (state.status === 'RESIGNED') await endAllSessions(scope, scope.id);
  },
});

/** Takes a plan back until its day. Who may not touch the account of somebody above may not keep him in either. */
const revoking = command(person, {
  name: 'RevokePlannedChange',
  method: 'DELETE',
  path: 'employees/{id}/planned-changes/{changeId}',
  summary: 'Takes a planned change back, until its day',
  access: admins,
  target,
  input: z.strictObject({}),
  example: {},
  prepare: async (_input, scope) => {
    const { branchId, planned } = scope.found as EmployeeRow;
    const id = scope.params.changeId!;
    if (planned.some((one) => one.id === id && one.kind === 'RESIGNATION')) refuseAbove(scope);
    const unknown: ErrorName = scope.runtime.service.house.policy.clauses(scope.principal, employees.reach, adminReach)
      ? 'forbidden'
      : 'entity_not_found';
    return { id, unknown, today: await todayAt(scope.runtime, scope.organization, branchId) };
  },
  decide: (state: PersonState, _input, facts) => revokePlan(state, facts),
});

const rehiring = command(person, {
  name: 'RehirePerson',
  method: 'POST',
  path: 'employees/{id}/rehire',
  summary: 'Takes a resigned person back under the same id',
  access: admins,
  target,
  input: z.strictObject({ hiredDate, revision: z.int().optional() }),
  example: { hiredDate: '2026-09-01' },
  prepare: async (_input, scope) => refuseAbove(scope),
  decide: (state: PersonState, input) => rehire(state, input),
  // a session that outlived the resigning would be good again
  after: (scope) => endAllSessions(scope, scope.id),
});

const welcome = command(credentials, {
  name: 'SendWelcomeNotification',
  method: 'PUT',
  path: 'employees/{id}/credential/send-welcome-notification',
  summary: 'Issues a first password, answered once',
  access: admins,
  target,
  input: z.strictObject({}),
  example: {},
  prepare: async (_input, scope) => {
    refuseAbove(scope);
    if (scope.id === scope.principal.account) throw new Refused('own_account');
    if ((scope.found as EmployeeRow).status !== 'ACTIVE') reject('not_active');
    const password = firstPassword();
    return { password, hash: await hashPassword(password) };
  },
  decide: (state: CredentialsState, _input, { hash }) => issuePassword(state, { hash }),
  answer: ({ password }, scope) => ({ username: (scope.found as EmployeeRow).workEmail, password }),
});

export const employmentCommands = [hire, employment, resigning, revoking, rehiring, welcome];
