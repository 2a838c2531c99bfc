import { type Operations, operationsIn, type WalkedObject, until } from '@kadro/chassis/testing';
import { bulkUpdate } from '../../bulk-update/events.ts';
import { type EmployeeRow } from '../../person/rows/employee.ts';
import { employees } from '../../person/rows/employees.ts';
import { type Company, ids } from '../company.ts';
import { accountOf, organizationOf, sessionIn, type Walker, walkers } from './objects.ts';

interface Tokens {
  token: (walker: Walker) => string | undefined;
}

/** Opens a session for every walker, then lets one of them resign. */
export async function signedIn(company: Company): Promise<
  Tokens & {
    sessionOf: (id: string) => string;
    bulkUpdateOf: (walker: Walker) => string;
    planOf: (id: string, walker: Walker) => string;
  }
> {
  const tokens = new Map<Walker, string>();
  const sessions = new Map<string, string>();
  for (const walker of walkers)
    if (walker !== 'anonymous') tokens.set(walker, await company.session(accountOf(walker), organizationOf(walker)));
  for (const id of [ids.subordinate, ids.colleague, ids.distant, ids.wider])
    sessions.set(id, sessionIn(await company.session(id)));
  sessions.set(ids.onlyB, sessionIn(await company.session(ids.onlyB, ids.orgB)));
  for (const [walker, token] of tokens)
    sessions.set(walker === 'other organization' ? walker : accountOf(walker), sessionIn(token));
  const plans = await plannedFor(company);
  await company.perform('ResignPerson', { id: ids.resigned }, { quitDate: '2026-07-01', quitReason: 'RETIREMENT' });
  const updates = new Map<Walker, string>();
  for (const walker of tokens.keys()) updates.set(walker, await bulkUpdateBy(company, walker));
  return {
    token: (walker) => tokens.get(walker),
    sessionOf: (id) => sessions.get(id) ?? ids.nobody,
    bulkUpdateOf: (walker) => updates.get(walker) ?? ids.nobody,
    planOf: (id, walker) => plans.get(`${organizationOf(walker)}/${id}`) ?? ids.nobody,
  };
}

/** A planned change of everybody, by organization and person. */
async function plannedFor({ perform, hosted: { runtime } }: Company): Promise<Map<string, string>> {
  const plans = new Map<string, string>();
  for (const organization of [ids.orgA, ids.orgB]) {
    for (const { id } of await runtime
      .rows(employees)
      .find(organization, { where: [] }, { sort: { index: 'id', descending: false }, offset: 0, limit: 100 })) {
      await perform('ChangeEmployment', { id }, { trialTime: 30, effectiveOn: '2026-08-01' }, organization);
      const { planned } = (await runtime.rows(employees).get(organization, id))!.doc as EmployeeRow;
      plans.set(`${organization}/${id}`, planned[0]!.id);
    }
  }
  return plans;
}

/** Of nobody, and ended. */
export async function bulkUpdateBy({ hosted: { runtime } }: Company, walker: Walker): Promise<string> {
  const id = crypto.randomUUID();
  const context = {
    organization: organizationOf(walker),
    actor: accountOf(walker),
    key: id,
    body: '',
    correlation: id,
  };
  await runtime.loop.run(bulkUpdate, id, context, () => [
    { type: 'BulkUpdateRequested', data: { kind: 'UNIT', employees: [], target: [], effectiveOn: null } },
  ]);
  await until(
    async () => (await runtime.loop.state<{ isEnded: boolean }>(bulkUpdate, context.organization, id)).state.isEnded,
  );
  await runtime.caughtUp(await runtime.ports.events.head());
  return id;
}

/** A bulk update for each walker: one's own, the super admin's, that of the other organization. */
export const bulkUpdatePlaces = (bulkUpdateOf: (walker: Walker) => string): WalkedObject<Walker>[] => [
  { on: 'own', id: bulkUpdateOf },
  { on: 'super admin', id: () => bulkUpdateOf('super admin') },
  {
    on: 'other organization',
    id: (walker) => bulkUpdateOf(walker === 'other organization' ? 'admin' : 'other organization'),
  },
  { on: 'unknown', id: () => ids.nobody },
];

/** Something of everybody is forgotten, so that the record of it can be walked to. */
export async function forgottenOf(company: Company): Promise<void> {
  const forget = (id: string, confirmation: string, organization?: string) =>
    company.perform(
      'ForgetPersonalData',
      { id },
      { classes: ['location'], reason: 'The retention period has ended', confirmation },
      organization,
    );
  const people = [
    'superAdmin',
    'admin',
    'restricted',
    'hr',
    'manager',
    'employee',
    'subordinate',
    'colleague',
    'distant',
  ] as const;
  for (const [n, name] of people.entries()) await forget(ids[name], String(n + 1));
  await forget(ids.wider, '11');
  await forget(ids.onlyB, '99', ids.orgB);
  await forget(ids.superAdmin, '1', ids.orgB);
  // each in the background: nothing of it is left to come
  const done = async (organization: string) =>
    (await jobsOf(company, organization)).filter(({ name, state }) => name === 'identity.forget' && state === 'DONE')
      .length;
  await until(async () => (await done(ids.orgA)) === people.length + 1 && (await done(ids.orgB)) === 2);
}

const jobsOf = async ({ ports }: Pick<Company, 'ports'>, organization: string) =>
  (await ports.jobs.list(organization, 'identity', { offset: 0, limit: 100 })).items;

/** A message without data, which no reaction can read. */
const broken = {
  from: 'identity',
  category: 'person',
  name: 'PersonalDataForgotten',
  data: null,
  reaction: 'forgetPersonalData',
  reason: 'TypeError',
};

export const operationsOf = (company: Company): Promise<Operations> =>
  operationsIn(company, [ids.orgA, ids.orgB], { broken, job: 'identity.forget' });

/** Everybody's health is read by the super admin, his own by an admin: the ids of what was recorded, by person. */
export async function readingsIn(
  { query, hosted: { runtime } }: Company,
  { token }: Tokens,
): Promise<(person: string) => string> {
  for (const walker of ['super admin', 'admin', 'other organization'] as const)
    await query('{ employees(rowsPerPage: 100) { items { personal { bloodType } } } }', token(walker));
  await runtime.caughtUp(await runtime.ports.events.head());
  const model = runtime.service.readModels.find(({ single }) => single === 'identityFieldReading')!;
  const page = { sort: { index: 'readAt', descending: true }, offset: 0, limit: 100 };
  const found = new Map<string, string>();
  for (const organization of [ids.orgB, ids.orgA])
    for (const { doc } of await runtime.rows(model).find(organization, { where: [] }, page))
      found.set(String(doc.about), doc.id);
  return (person) => found.get(person) ?? ids.nobody;
}
