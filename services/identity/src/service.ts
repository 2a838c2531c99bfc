import { afterRestore } from './restored/task.ts';
import { errors } from './errors/index.ts';
import {
  auditedOn,
  auditLog,
  defineService,
  duplicateValues,
  operations,
  type Part,
  recordedReadings,
  type Service,
  signedHeads,
  type ServiceScope,
  heldBy,
} from '@kadro/chassis';
import { auditors, domain } from '@kadro/kernel';
import { bulkUpdatePart } from './bulk-update/part.ts';
import { bulkUpdates } from './bulk-update/rows/updates.ts';
import { signInEndpoints } from './credentials/endpoints.ts';
import { credentials } from './credentials/events.ts';
import { sendWelcomeNotification } from './credentials/first-password/command.ts';
import { passwords } from './credentials/rows/passwords.ts';
import { principals } from './credentials/rows/principals.ts';
import { sessions } from './credentials/rows/sessions.ts';
import { installSignIn } from './credentials/shared/sign-in-context.ts';
import { type Tokens } from './credentials/shared/tokens.ts';
import { unlockSignIn } from './credentials/unlock/command.ts';
import { forgettingOrders, personalData, retention } from './forgetting/parts.ts';
import { admins } from './organization/admins/events.ts';
import { organizationCommands } from './organization/commands.ts';
import { organization } from './organization/events.ts';
import { branches } from './organization/records/branches.ts';
import { holidays } from './organization/records/holidays.ts';
import { jobs } from './organization/records/jobs.ts';
import { teams } from './organization/records/teams.ts';
import { units } from './organization/records/units.ts';
import { holidaysMet } from './organization/records/holidays-met.ts';
import { nextHolidays } from './organization/rows/next-holidays.ts';
import { organizationDetail } from './organization/rows/detail.ts';
import { organizations } from './organization/rows/organizations.ts';
import { employmentCommands, fileCommands } from './person/commands.ts';
import { dueChanges } from './person/due-changes/job.ts';
import { person } from './person/events.ts';
import { reportManagerCycles } from './person/manager-cycles/job.ts';
import { employees } from './person/rows/employees.ts';
import { employeeCount, employeesByAdmins } from './person/rows/managed-employees.ts';
import { personCards } from './person/rows/person-cards.ts';
import { publications } from './published.ts';

const operators = { who: 'roles', roles: ['SUPER_ADMIN'] } as const;

const reservations: Service['reservations'] = {
  staffNumber: { heldBy: heldBy(employees, ({ staffNumber }) => staffNumber) },
  workEmail: { everywhere: true, heldBy: heldBy(employees, ({ workEmail }) => workEmail) },
};

/** Of accounts and personal data there are no rows to read. */
const ofPerson = auditedOn(employees);
const audits: Part['audits'] = {
  PasswordIssued: ofPerson,
  PasswordChanged: ofPerson,
  SignInUnlocked: ofPerson,
  // signing out changes nothing
  SessionsEnded: auditedOn(employees, ({ id, actor }) => id !== actor),
  PersonalDataForgotten: ofPerson,
  PersonalDataExported: ofPerson,
  BulkUpdateCancelled: auditedOn(bulkUpdates),
};

const scheduledTasks: Service['scheduledTasks'] = [
  dueChanges,
  { name: 'sweepReservations', everyMs: 5 * 60_000, run: sweepReservations },
  { name: 'repairReservations', everyMs: 24 * 3_600_000, run: repairReservations },
  { name: 'reportManagerCycles', everyMs: 24 * 3_600_000, run: reportManagerCycles },
];

async function sweepReservations(service: ServiceScope): Promise<void> {
  const freed = await service.reservations.sweep(service.now());
  if (freed > 0) service.logger.info({ freed }, 'reservations without an owner freed');
}

async function repairReservations(service: ServiceScope): Promise<void> {
  const repaired = await service.reservations.repair();
  if (repaired > 0) service.logger.warn({ repaired }, 'values that are held were reserved again');
}

/** People, organization, accounts and sign-in; without tokens nobody can sign in: for what needs no runtime. */
export const identity = (tokens?: Tokens) =>
  defineService({
    name: 'identity',
    declaredIn: new URL('./declaration.ts', import.meta.url).href,
    domain,
    errors,
    deciders: [person, credentials, organization, admins],
    commands: [...employmentCommands, sendWelcomeNotification, unlockSignIn, ...fileCommands, ...organizationCommands],
    endpoints: signInEndpoints,
    readModels: [employees, personCards, principals, passwords, sessions, organizations],
    queries: [organizationDetail, nextHolidays, holidaysMet, employeesByAdmins, employeeCount],
    parts: [
      auditLog(auditors),
      bulkUpdatePart,
      signedHeads(operators),
      branches,
      units,
      teams,
      jobs,
      holidays,
      personalData,
      recordedReadings('identity', 'own', ['own', 'all']),
      forgettingOrders,
      retention,
      operations(operators, 'background-jobs'),
      duplicateValues(operators),
    ],
    audits,
    publications,
    reservations,
    authenticator: tokens && ((service) => installSignIn(service, tokens).principals),
    scheduledTasks,
    restoredTasks: [afterRestore],
  });
