import {
  count,
  defineService,
  GuardedRows,
  type House,
  named,
  operations,
  query,
  type ServiceRuntime,
  signedHeads,
} from '@kadro/chassis';
import { fold, house } from '@kadro/kernel';
import { z } from 'zod';
import { bulkUpdateJob, queueBulkUpdate, resumeBulkUpdates, runBulkUpdate } from './bulk-update/run/job.ts';
import { bulkUpdateCommands, bulkUpdatePreviews } from './bulk-update/request/command.ts';
import { bulkUpdate, bulkUpdateOutcomes, bulkUpdateResults, bulkUpdates } from './bulk-update/events.ts';
import { credentials, passwords, sessions } from './credentials/events.ts';
import { dueChanges } from './person/due-changes/job.ts';
import { employeeCommands } from './person/sections/command.ts';
import { type EmployeeRow, employees, personCards } from './person/rows/employees.ts';
import { employmentCommands } from './person/employment/command.ts';
import { personalDataPart } from './forgetting/forget/command.ts';
import { reportManagerCycles } from './person/manager-cycles/job.ts';
import { branches, holidays, jobs, teams, units } from './organization/records/branches.ts';
import { organization, organizationCommands, organizationDetail, organizations } from './organization/events.ts';
import { person } from './person/events.ts';
import { principals } from './credentials/rows/principals.ts';
import { publications } from './published.ts';
import { installSignIn } from './credentials/shared/sessions.ts';
import { countDue, forgetDue, retentionDue } from './forgetting/retention/due.ts';
import { signInRoutes } from './credentials/sign-in/endpoint.ts';
import { type Tokens } from './credentials/shared/tokens.ts';

const people = new GuardedRows(employees);
const nothing = { none: z.object({}), number: z.int() };

const managed = z.object({
  id: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  profile: named('ManagedEmployeeProfile', z.object({ imageUrl: z.string().nullable() })),
});

/** The specification's managed employees: those in whose lists the caller stands. */
const employeesByAdmins = query({
  name: 'employeesByAdmins',
  access: { who: 'member' },
  args: z.object({ page: z.int().min(0).default(0), rowsPerPage: z.int().min(1).max(100).default(10) }),
  answer: named(
    'ManagedEmployeesPage',
    z.object({ items: z.array(named('ManagedEmployee', managed)), total: z.int(), capped: z.boolean() }),
  ),
  run: async ({ page, rowsPerPage }, scope) => {
    const rows = scope.runtime.rows(employees);
    const mine = {
      where: [{ index: 'status', eq: 'ACTIVE' }],
      reach: scope.runtime.service.house.policy.clauses(scope.principal, employees.reach, ['managed']),
    };
    const found = await rows.find(scope.organization, mine, {
      sort: { index: 'name', descending: false },
      offset: page * rowsPerPage,
      limit: rowsPerPage,
    });
    const items = found
      .map(({ doc }) => doc as EmployeeRow)
      .map(({ id, firstName, lastName, profile }) => ({
        id,
        firstName,
        lastName,
        profile: { imageUrl: profile.imageUrl },
      }));
    return { items, ...(await rows.count(scope.organization, mine, 10_000)) };
  },
});

/** Active people in the caller's reach. */
const employeeCount = count(
  {
    name: 'employeeCount',
    access: { who: 'member' },
    run: (scope) => people.count(scope, [{ index: 'status', eq: 'ACTIVE' }]),
  },
  nothing,
);

/** People, organization, accounts and sign-in. */
export const identity = (tokens: Tokens) =>
  defineService({
    name: 'identity',
    declaredIn: new URL('./declaration.ts', import.meta.url).href,
    house: house as unknown as House,
    deciders: [person, credentials, organization, bulkUpdate],
    commands: [...employmentCommands, ...employeeCommands, ...organizationCommands, ...bulkUpdateCommands],
    endpoints: [...signInRoutes, ...bulkUpdatePreviews],
    readModels: [
      employees,
      personCards,
      principals,
      passwords,
      sessions,
      organizations,
      bulkUpdates,
      bulkUpdateOutcomes,
    ],
    queries: [organizationDetail, employeesByAdmins, employeeCount, bulkUpdateResults],
    parts: [
      signedHeads({ who: 'roles', roles: ['SUPER_ADMIN'] }),
      branches,
      units,
      teams,
      jobs,
      holidays,
      personalDataPart.own,
      personalDataPart.orders,
      { endpoints: [forgetDue], queries: [retentionDue] },
      operations({ who: 'roles', roles: ['SUPER_ADMIN'] }, 'background-jobs'),
    ],
    publications,
    reactions: [queueBulkUpdate],
    jobs: [{ name: bulkUpdateJob, mustFinish: true, run: runBulkUpdate }],
    reservations: {
      staffNumber: {
        normalize: (value) => fold(value.trim()),
        heldBy: { model: employees, value: (row) => (row as unknown as EmployeeRow).staffNumber },
      },
      workEmail: {
        everywhere: true,
        normalize: (value) => value.trim().toLowerCase(),
        heldBy: { model: employees, value: (row) => (row as unknown as EmployeeRow).workEmail },
      },
    },
    authenticator: (runtime: ServiceRuntime) => installSignIn(runtime, tokens).principals,
    chores: [
      dueChanges,
      { name: 'sweepReservations', everyMs: 5 * 60_000, run: sweepReservations },
      { name: 'resumeBulkUpdates', everyMs: 10 * 60_000, run: resumeBulkUpdates },
      { name: 'countDueForgetting', everyMs: 24 * 3_600_000, run: countDue },
      { name: 'reportManagerCycles', everyMs: 24 * 3_600_000, run: reportManagerCycles },
    ],
  });

async function sweepReservations(runtime: ServiceRuntime): Promise<void> {
  const freed = await runtime.reservations.sweep(runtime.ports.clock.now());
  if (freed > 0) runtime.logger.info({ freed }, 'reservations without an owner freed');
}
