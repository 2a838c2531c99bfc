import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Authenticator, type HostedService, type Message, type Ports, Refused } from '@kadro/chassis';
import {
  type Answered,
  fixedClock,
  messageSource,
  openTestPorts,
  type Sent,
  serve,
  until,
} from '@kadro/chassis/testing';
import { type Area, type Principal } from '@kadro/kernel';
import { startLeave } from '../index.ts';
import { branches } from '../replicas/branches.ts';
import { branch, noRoles, person, settings } from './identity-messages.ts';

export const people = [
  'superAdmin',
  'admin',
  'restricted',
  'hr',
  'manager',
  'second',
  'employee',
  'subordinate',
  'colleague',
  'distant',
  'resigned',
] as const;
export type People = (typeof people)[number];

/** Used by both organizations, except `onlyB`: an id alone never gives access. */
const names = [
  'orgA',
  'orgB',
  'north',
  'south',
  'team',
  ...people,
  'onlyB',
  'nobody',
  'annual',
  'unpaid',
  'sick',
  'secret',
] as const;
export const ids = Object.fromEntries(
  names.map((name, n) => [name, `018f0000-0000-7000-8000-0000000${String(10_000 + n)}`]),
) as Record<(typeof names)[number], string>;

/** A token here is `Bearer <organization>/<person>`. */
export const as = (who: People | 'onlyB' | (string & {}), organization = ids.orgA): string =>
  `Bearer ${organization}/${ids[who as People] ?? who}`;

const rolesOf: Record<string, Partial<typeof noRoles>> = {
  [ids.superAdmin]: { admin: true, superAdmin: true },
  [ids.admin]: { admin: true },
  [ids.restricted]: { admin: true, restrictedAdmin: true },
  [ids.hr]: { hrManager: true },
};

const branchesOf = (account: string): string[] => (account === ids.restricted ? [ids.north] : []);

/** By organization; tests restore what they change. */
export const turnedOff = new Map<string, Area[]>();

const authenticator: Authenticator = {
  principal: (authorization) => {
    const [organization, account] = authorization?.replace(/^Bearer /, '').split('/') ?? [];
    if (!account || account === ids.resigned) return Promise.reject(new Refused('unauthorised'));
    const principal: Principal = {
      organization: organization!,
      account,
      employeeId: account,
      session: `${organization}/${account}`,
      language: 'en',
      zone: 'Europe/Istanbul',
      datePattern: 'DD.MM.YYYY',
      searchLetters: 2,
      mustChangePassword: false,
      roles: { ...noRoles, ...rolesOf[account] },
      adminBranches: branchesOf(account),
      disabledAreas: turnedOff.get(organization!) ?? [],
    };
    return Promise.resolve(principal);
  },
};

/** A started service with two organizations that use the same ids. */
export interface Company {
  readonly hosted: HostedService;
  readonly ports: Ports;
  clock: ReturnType<typeof fixedClock>;
  folder: string;
  send: (method: string, path: string, sent?: Sent) => Promise<Answered>;
  query: (query: string, as?: string, headers?: Record<string, string>) => Promise<Answered>;
  /** Publishes as identity; resolves when the messages are handled. */
  publish: (...messages: Message[]) => Promise<void>;
  publishNow: (...messages: Message[]) => void;
  /** Closes and starts again over the same files. */
  again: (between?: () => Promise<void> | void) => Promise<void>;
  stop: () => Promise<void>;
}

/** Collected by the quiet logger. */
export const faults: object[] = [];
const logger = { info: () => undefined, warn: () => undefined, error: (fields: object) => void faults.push(fields) };

/** Messages of one key are handled in order: once its mark is known, so is what came before it. */
const marksFor = (messages: readonly Message[]): { id: string; key: string }[] =>
  [...new Set([...messages.map(({ key }) => key), ids.orgA])].map((key) => ({ id: `mark-${randomUUID()}`, key }));

/** Service and ports over a folder, which may be closed and opened again. */
async function openOver(folder: string, clock: Company['clock'], dress: (ports: Ports) => Ports) {
  const identity = messageSource();
  const open = async () => {
    const ports = await openTestPorts({ folder, clock });
    await ports.messages.relay('kadro.identity.v1', identity);
    return { ports, hosted: await startLeave(dress(ports), logger, authenticator) };
  };
  let at = await open();
  return {
    identity,
    current: () => at,
    close: async () => {
      await at.hosted.close();
      await at.ports.close();
    },
    reopen: async () => {
      at = await open();
    },
  };
}

/** Resolves when the messages are handled and the rows made of them are there. */
async function publishAndWait(
  { hosted, ports }: Pick<Company, 'hosted' | 'ports'>,
  identity: ReturnType<typeof messageSource>,
  messages: readonly Message[],
): Promise<void> {
  const marks = marksFor(messages);
  identity.publish(
    ...messages,
    ...marks.map(({ id, key }) => ({ ...branch({ organization: ids.orgA }, { id }), key })),
  );
  for (const { id } of marks)
    await until(async () => (await hosted.runtime.rows(branches.model).get(ids.orgA, id)) !== null);
  // rows of other models may lag a moment behind
  await hosted.runtime.caughtUp(await ports.events.head());
}

/** In a folder of its own; the clock stands at 2026-07-15 (a Wednesday), 08:00 UTC. */
export async function startCompany(dress: (ports: Ports) => Ports = (ports) => ports): Promise<Company> {
  const folder = mkdtempSync(join(tmpdir(), 'kadro-leave-'));
  const clock = fixedClock('2026-07-15T08:00:00Z');
  const { identity, current, close, reopen } = await openOver(folder, clock, dress);
  const served = await serve('leave', () => current().hosted);
  const company: Company = {
    get hosted() {
      return current().hosted;
    },
    get ports() {
      return current().ports;
    },
    clock,
    folder,
    send: served.send,
    query: served.query,
    publishNow: identity.publish,
    publish: (...messages) => publishAndWait(current(), identity, messages),
    again: async (between) => {
      await close();
      await between?.();
      await reopen();
    },
    stop: async () => {
      served.stop();
      await close();
      rmSync(folder, { recursive: true });
    },
  };
  await company.publish(...[ids.orgA, ids.orgB].flatMap(found));
  for (const organization of [ids.orgA, ids.orgB]) await makeTypes(company, organization);
  return company;
}

/** The super admin is the manager of everybody else. */
const managersOf: Partial<Record<People, (keyof typeof ids)[]>> = {
  subordinate: ['manager', 'second'],
  colleague: ['admin'],
  distant: ['admin'],
  superAdmin: ['admin'],
};

function found(organization: string): Message[] {
  const place = { organization };
  const lastName = organization === ids.orgA ? 'Yılmaz' : 'Fremd';
  const hire = (name: keyof typeof ids): Message =>
    person(
      place,
      {
        id: ids[name],
        firstName: `${name[0]!.toUpperCase()}${name.slice(1)}`,
        lastName,
        branchId: name === 'distant' ? ids.south : ids.north,
        teamId: ids.team,
        superAdmin: name === 'superAdmin',
        roles: { ...noRoles, ...rolesOf[ids[name]], adminBranches: branchesOf(ids[name]) },
        managerId: name === 'subordinate' ? ids.manager : undefined,
        status: name === 'resigned' ? 'RESIGNED' : 'ACTIVE',
        leaveManagers: (managersOf[name as People] ?? ['superAdmin']).map((one) => ids[one]),
      },
      'PersonHired',
    );
  return [
    settings(place),
    branch(place, { id: ids.north }),
    branch(place, { id: ids.south }),
    ...people.map(hire),
    ...(organization === ids.orgB ? [hire('onlyB')] : []),
  ];
}

export const anyType = {
  kind: 'PAID',
  color: '#0f766e',
  durations: ['FULL_DAY', 'HALF_DAY', 'QUARTER_DAY', 'HOURLY'],
  tracksBalance: false,
  countsCalendarDays: false,
  documentRequired: false,
  reasonRequired: false,
  noticeDays: 0,
  minimumDays: null,
  maximumDays: null,
  advanceDays: 0,
  usageRule: null,
};

async function makeTypes({ send }: Company, organization: string): Promise<void> {
  const types = [
    { id: ids.annual, name: { en: 'Annual', tr: 'Yıllık' }, ...anyType, tracksBalance: true },
    { id: ids.unpaid, name: { en: 'Unpaid' }, ...anyType, kind: 'UNPAID' },
    { id: ids.sick, name: { en: 'Sick' }, ...anyType, documentRequired: true },
  ];
  for (const body of types) await send('POST', 'leave-types', { as: as('superAdmin', organization), body });
}

/** A PDF by its content. */
export function aForm(text = 'a note', name = 'note.pdf'): FormData {
  const form = new FormData();
  form.append('file', new Blob([`%PDF-1.4\n${text}\n%%EOF`]), name);
  return form;
}
