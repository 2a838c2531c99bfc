import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll } from '@jest/globals';
import { type HostedService, perform, type Ports, commandScope } from '@kadro/chassis';
import { type Answered, fixedClock, keptFaults, openTestPorts, type Sent, serve } from '@kadro/chassis/testing';
import { createOrganization } from '../organization/create/steps.ts';
import { startIdentity } from '../index.ts';
import { systemPrincipal } from '../shared/system-principal.ts';
import { type CredentialsState } from '../credentials/state.ts';
import { changePassword } from '../credentials/change-password/rules.ts';
import { credentials } from '../credentials/events.ts';
import { hashPassword, passwordWork } from '../credentials/shared/password-hash.ts';
import { openSession } from '../credentials/sign-in/open.ts';
import { noRoles } from './past.ts';

/** Both organizations use them: an id alone never opens anything. */
export const ids = Object.fromEntries(
  [
    'orgA',
    'orgB',
    'north',
    'south',
    'unit',
    'team',
    'job',
    'holiday',
    'superAdmin',
    'admin',
    'restricted',
    'hr',
    'manager',
    'employee',
    'subordinate',
    'colleague',
    'distant',
    'resigned',
    'onlyB',
    'onlyBBranch',
    'nobody',
    'wider',
  ].map((name, n) => [name, `018f0000-0000-7000-8000-0000000${String(10_000 + n)}`]),
) as Record<
  | 'orgA'
  | 'orgB'
  | 'north'
  | 'south'
  | 'unit'
  | 'team'
  | 'job'
  | 'holiday'
  | People
  | 'onlyB'
  | 'onlyBBranch'
  | 'nobody',
  string
>;

export type People =
  | 'superAdmin'
  | 'admin'
  | 'restricted'
  | 'hr'
  | 'manager'
  | 'employee'
  | 'subordinate'
  | 'colleague'
  | 'distant'
  | 'resigned'
  | 'wider';

const realWork = { ...passwordWork };
const littleWork = { memory: 64, passes: 1 };
beforeAll(() => void Object.assign(passwordWork, littleWork));
afterAll(() => void Object.assign(passwordWork, realWork));

/** Passwords cost meanwhile what they cost outside of specs, where a company's cost next to nothing. */
export async function atRealCost<T>(act: () => Promise<T>): Promise<T> {
  Object.assign(passwordWork, realWork);
  return act().finally(() => Object.assign(passwordWork, littleWork));
}

export const password = 'Kiraz-2026';

/** Two organizations with equal ids on a started service. */
export interface Company {
  hosted: HostedService;
  ports: Ports;
  clock: ReturnType<typeof fixedClock>;
  /** Of everybody's password. */
  passwordHash: string;
  folder: string;
  /** `authorization` of a new session of somebody, without the work of a password. */
  session: (person: string, organization?: string) => Promise<string>;
  /** All headers of a new session: what its tokens and cookie are. */
  open: (person: string, request?: Record<string, string>, organization?: string) => Promise<Record<string, string>>;
  /** A command in process, as nobody in particular of the organization. */
  perform: (
    name: string,
    params: Record<string, string>,
    body: object,
    organization?: string,
  ) => Promise<Record<string, string>>;
  send: (method: string, path: string, sent?: Sent) => Promise<Answered>;
  query: (query: string, as?: string, headers?: Record<string, string>) => Promise<Answered>;
  stop: () => Promise<void>;
}

const { faults, logger } = keptFaults();
export { faults };

/** Starts a company in a folder of its own; the clock stands at 2026-07-15, 08:00 UTC. */
export async function startCompany(dress: (ports: Ports) => Ports = (ports) => ports): Promise<Company> {
  const folder = mkdtempSync(join(tmpdir(), 'kadro-identity-'));
  const clock = fixedClock('2026-07-15T08:00:00Z');
  const opened = await openTestPorts({ folder, clock });
  const ports = dress(opened);
  const hosted = await startIdentity(ports, logger);
  const served = await serve('identity', () => hosted);
  const company: Company = {
    hosted,
    ports,
    clock,
    folder,
    passwordHash: await hashPassword(password),
    session: async (person, organization = ids.orgA) =>
      (await sessionHeaders(hosted, person, organization)).authorization!,
    open: (person, request = {}, organization = ids.orgA) => sessionHeaders(hosted, person, organization, request),
    perform: (name, params, body, organization = ids.orgA) =>
      perform(hosted.runtime, systemPrincipal(organization), name, params, body, crypto.randomUUID()),
    send: served.send,
    query: served.query,
    stop: async () => {
      served.stop();
      await hosted.close();
      await opened.close();
      rmSync(folder, { recursive: true });
    },
  };
  await found(company);
  return company;
}

const personalData = { birthDate: '1990-05-17', bloodType: 'A_POSITIVE' };

/** What is of its own stream is made at once: on engines a company is a hundred times the way to them. */
async function found(company: Company): Promise<void> {
  await Promise.all([foundOne(company, ids.orgA, 'a'), foundOne(company, ids.orgB, 'b')]);
  const { perform: run } = company;
  await run('CreateBranch', {}, { ...branch('Izmir'), id: ids.onlyBBranch }, ids.orgB);
  await run('HirePerson', {}, { ...hire('onlyB', 'b', '99', ids.onlyBBranch) }, ids.orgB);
  await run('ChangePersonal', { id: ids.onlyB }, personalData, ids.orgB);
}

const branch = (name: string) => ({
  name: { en: name },
  zone: 'Europe/Istanbul',
  workingPattern: { monday: 480, tuesday: 480, wednesday: 480, thursday: 480, friday: 480, saturday: 0, sunday: 0 },
});

const hire = (name: keyof typeof ids, mark: string, staffNumber: string, branchId: string) => ({
  id: ids[name],
  firstName: `${name[0]!.toUpperCase()}${name.slice(1)}`,
  lastName: mark === 'a' ? 'Yılmaz' : 'Fremd',
  staffNumber,
  workEmail: `${name.toLowerCase()}@${mark}.example`,
  branchId,
  hiredDate: '2026-01-05',
  language: 'en',
});

async function foundOne(company: Company, organization: string, mark: string): Promise<void> {
  const run: Run = (name, params, body) => company.perform(name, params, body, organization);
  const { id, ...admin } = hire('superAdmin', mark, '1', '');
  const made = await createOrganization(company.hosted.runtime, {
    id: organization,
    name: `Company ${mark}`,
    zone: 'Europe/Istanbul',
    language: 'en',
    branchName: 'First',
    admin: { id, ...admin },
  });
  await run('ChangeMobileSettings', { id: organization }, { settings: { hrPage: false } });
  await makeRecords(run);
  await run('ChangeEmployment', { id: made.adminId }, { branchId: ids.north });
  await Promise.all(
    others.map((name, n) =>
      run('HirePerson', {}, hire(name, mark, String(n + 2), name === 'distant' ? ids.south : ids.north)),
    ),
  );
  await Promise.all([
    ...(['superAdmin', ...others] as const).flatMap((name) => [
      run('ChangePersonal', { id: ids[name] }, personalData),
      setPassword(company.hosted, organization, ids[name], company.passwordHash),
    ]),
    giveRoles(run),
  ]);
  await run('ChangeManagement', { id: ids.subordinate }, { leaveManagers: [ids.manager] });
}

type Run = (name: string, params: Record<string, string>, body: object) => Promise<Record<string, string>>;

const others: People[] = [
  'admin',
  'restricted',
  'hr',
  'manager',
  'employee',
  'subordinate',
  'colleague',
  'distant',
  'resigned',
  'wider',
];

async function makeRecords(run: Run): Promise<void> {
  await Promise.all([
    run('CreateBranch', {}, { ...branch('North'), id: ids.north }),
    run('CreateBranch', {}, { ...branch('South'), id: ids.south }),
    run('CreateUnit', {}, { name: { en: 'Unit' }, id: ids.unit }),
    run('CreateTeam', {}, { name: { en: 'Team' }, id: ids.team }),
    run('CreateJob', {}, { name: { en: 'Job' }, id: ids.job }),
    run('CreateHoliday', {}, { name: { en: 'Day' }, date: '2026-08-30', part: 'FULL', id: ids.holiday }),
  ]);
}

async function giveRoles(run: Run): Promise<void> {
  const restricted = { ...noRoles, admin: true, restrictedAdmin: true, adminBranches: [ids.north] };
  const roles = {
    admin: { ...noRoles, admin: true },
    restricted,
    wider: { ...restricted, adminBranches: [ids.north, ids.south] },
    hr: { ...noRoles, hrManager: true },
  };
  await Promise.all(
    Object.entries(roles).map(([name, given]) => run('ChangeRoles', { id: ids[name as keyof typeof roles] }, given)),
  );
}

/** Gives an account a password that was hashed before, as if its owner had set it. */
export async function setPassword(
  { runtime }: HostedService,
  organization: string,
  account: string,
  hash: string,
): Promise<void> {
  const context = { organization, actor: account, key: crypto.randomUUID(), body: '', correlation: 'test' };
  const { position } = await runtime.loop.run(credentials, account, context, (state: CredentialsState) =>
    changePassword(state, { hash, session: null }),
  );
  await runtime.caughtUp(position);
}

async function sessionHeaders(
  { runtime }: HostedService,
  account: string,
  organization: string,
  request: Record<string, string> = {},
): Promise<Record<string, string>> {
  const context = { organization, actor: account, key: crypto.randomUUID(), body: '', correlation: 'test' };
  const scope = commandScope(runtime, null, 'en', context);
  const { headers } = await openSession(
    scope,
    {
      header: (name) => request[name],
      file: () => Promise.reject(new Error('no upload')),
      said: () => '',
      address: '10.1.2.3',
    },
    organization,
    account,
  );
  return Object.fromEntries(Object.entries(headers!).map(([name, value]) => [name, String(value)]));
}
