import { type Service } from '@kadro/chassis';
import {
  type Answered,
  meaning,
  type Place,
  type TableRow,
  until,
  type WalkedRoute,
  walkRoutes,
} from '@kadro/chassis/testing';
import { bulkUpdate } from '../bulk-update/events.ts';
import { type EmployeeRow } from '../person/rows/employee.ts';
import { employees } from '../person/rows/employees.ts';
import { type Company, ids, type People } from './company.ts';

/** Who walks: the columns of the table. */
export const walkers = [
  'anonymous',
  'employee',
  'line manager',
  'HR manager',
  'restricted admin',
  'admin',
  'super admin',
  'other organization',
  'resigned',
] as const;
export type Walker = (typeof walkers)[number];

const accounts: Record<Exclude<Walker, 'anonymous'>, People> = {
  employee: 'employee',
  'line manager': 'manager',
  'HR manager': 'hr',
  'restricted admin': 'restricted',
  admin: 'admin',
  'super admin': 'superAdmin',
  'other organization': 'superAdmin',
  resigned: 'resigned',
};

/** What is walked to: rows of the table. `own` is another one for each walker. */
export const objects = [
  'own',
  'subordinate',
  'same branch',
  'other branch',
  'super admin',
  'other organization',
  'unknown',
] as const;
export type Thing = (typeof objects)[number];

/** Id of the account that a walker has; the member of the other organization has the id of the super admin here. */
export const accountOf = (walker: Walker): string => (walker === 'anonymous' ? ids.nobody : ids[accounts[walker]]);

/** The employee that stands at an object for a walker. */
export function employeeAt(thing: Thing, walker: Walker): string {
  if (thing === 'own') return accountOf(walker);
  return ids[
    (
      {
        subordinate: 'subordinate',
        'same branch': 'colleague',
        'other branch': 'distant',
        'super admin': 'superAdmin',
        'other organization': 'onlyB',
        unknown: 'nobody',
      } as const
    )[thing]
  ];
}

/** The same for sessions: the one of the other organization has another owner than the one with the same id here. */
export const sessionOwnerAt = (thing: Thing, walker: Walker): string =>
  thing === 'own' && walker === 'other organization' ? walker : employeeAt(thing, walker);

/** As everywhere, but what signing in has of its own: a missing token is an answer, wrong credentials are a rule. */
function meaningHere(answered: Answered): string {
  const { name } = answered.body as { name?: string };
  if (name === 'refresh_token_not_found') return 'no token';
  return name === 'invalid_credentials' ? `yes, ${name}` : meaning(answered);
}

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
  for (const id of [ids.subordinate, ids.colleague, ids.distant])
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

const organizationOf = (walker: Walker): string => (walker === 'other organization' ? ids.orgB : ids.orgA);

/** A planned change of everybody, by organization and person. */
async function plannedFor({ perform, hosted: { runtime } }: Company): Promise<Map<string, string>> {
  const plans = new Map<string, string>();
  for (const organization of [ids.orgA, ids.orgB]) {
    for (const { id } of await runtime
      .rows(employees)
      .find(organization, { where: [] }, { sort: { index: 'id', descending: false }, offset: 0, limit: 100 })) {
      await perform('ChangeEmployment', { id }, { trialTime: 30, effectiveOn: '2026-08-01' }, organization);
      const { planned } = (await runtime.rows(employees).get(organization, id))!.doc as unknown as EmployeeRow;
      plans.set(`${organization}/${id}`, planned[0]!.id);
    }
  }
  return plans;
}

/** A bulk update of nobody, which has come to its end. */
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
export const bulkUpdatePlaces = (bulkUpdateOf: (walker: Walker) => string): Place<Walker>[] => [
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
  await forget(ids.onlyB, '99', ids.orgB);
  await forget(ids.superAdmin, '1', ids.orgB);
  // each in the background: nothing of it is left to come
  const done = async (organization: string) =>
    (await jobsOf(company, organization)).filter(({ name, state }) => name === 'identity.forget' && state === 'DONE')
      .length;
  await until(async () => (await done(ids.orgA)) === people.length && (await done(ids.orgB)) === 2);
}

const jobsOf = async ({ ports }: Pick<Company, 'ports'>, organization: string) =>
  (await ports.jobs.list(organization, 'identity', { offset: 0, limit: 100 })).items;

/** The session id inside a token. */
export const sessionIn = (authorization: string): string =>
  (JSON.parse(Buffer.from(authorization.split('.')[1]!, 'base64url').toString()) as { session: string }).session;

/** A job that is done, which nobody could have stopped, and a letter that still fails, by organization. */
export async function operationsOf({ ports }: Company): Promise<Operations> {
  const made: Operations = { jobs: new Map(), letters: new Map() };
  for (const organization of [ids.orgA, ids.orgB]) {
    made.jobs.set(
      organization,
      (await jobsOf({ ports }, organization)).find(({ name }) => name === 'identity.forget')!.id,
    );
    made.letters.set(organization, await deadLetter(ports, organization));
  }
  return made;
}

interface Operations {
  jobs: Map<string, string>;
  letters: Map<string, string>;
}

/** Something that a reaction gave up on: what nobody forgot. */
async function deadLetter(ports: Company['ports'], organization: string): Promise<string> {
  const id = `poison-${organization}`;
  const place = {
    organization,
    stream: `identity.person-${organization}_poison`,
    revision: 0,
    at: '2026-01-05T08:00:00.000Z',
    correlation: 'test',
  };
  const letter = {
    id,
    at: place.at,
    type: 'identity.PersonalDataForgotten',
    reaction: 'forgetPersonalData',
    reason: 'TypeError',
    attempts: 5,
    heard: { id, name: 'PersonalDataForgotten', from: 'identity', ...place, data: null },
  };
  await ports.messages.append('kadro.identity.dead', [
    { id, type: letter.type, source: 'identity', key: place.stream, ...place, data: letter },
  ]);
  return id;
}

const ofHouse = (all: Map<string, string>): Place<Walker>[] => [
  { on: 'own organization', id: (walker) => all.get(organizationOf(walker))! },
  { on: 'other organization', id: (walker) => all.get(organizationOf(walker) === ids.orgA ? ids.orgB : ids.orgA)! },
  { on: 'unknown', id: () => ids.nobody },
];

const bulkThings = ['same branch', 'other branch', 'other organization', 'unknown'] as const;
const organizationThings = ['own', 'other organization', 'unknown'] as const;
const recordIds: Record<string, string> = {
  branches: ids.south,
  units: ids.unit,
  teams: ids.team,
  jobs: ids.job,
  holidays: ids.holiday,
};

type Walk = Awaited<ReturnType<typeof signedIn>> & Operations;

/** The objects of a route and the id each stands for; one nameless object where the path names none. */
function placesOf({ path, name }: WalkedRoute, { sessionOf, bulkUpdateOf, jobs, letters }: Walk): Place<Walker>[] {
  const [resource = ''] = path.split('/');
  if (name === 'CancelBulkUpdate') return bulkUpdatePlaces(bulkUpdateOf);
  if (path.startsWith('employees/update/'))
    return bulkThings.map((on) => ({ on, id: (walker) => employeeAt(on, walker) }));
  if (name === 'HirePerson')
    return [
      { on: 'same branch', id: () => ids.north },
      { on: 'other branch', id: () => ids.south },
      { on: 'branch of the other organization', id: () => ids.onlyBBranch },
    ];
  if (!path.includes('{id}')) return [{ on: '', id: () => '' }];
  if (resource === 'background-jobs') return ofHouse(jobs);
  // what is set aside is gone: those of others first
  if (resource === 'dead-letters')
    return name === 'DiscardDeadLetter' ? ofHouse(letters).toReversed() : ofHouse(letters);
  if (resource === 'employees' || resource === 'personal-data')
    return objects.map((on) => ({ on, id: (walker) => employeeAt(on, walker) }));
  if (resource === 'account')
    return objects.map((on) => ({ on, id: (walker) => sessionOf(sessionOwnerAt(on, walker)) }));
  if (resource === 'organizations')
    return organizationThings.map((on) => ({
      on,
      id: (walker) =>
        on === 'own'
          ? walker === 'other organization'
            ? ids.orgB
            : ids.orgA
          : on === 'unknown'
            ? ids.nobody
            : walker === 'other organization'
              ? ids.orgA
              : ids.orgB,
    }));
  const foreign = resource === 'branches' ? [{ on: 'other organization', id: () => ids.onlyBBranch }] : [];
  return [
    { on: 'own organization', id: () => recordIds[resource]! },
    ...foreign,
    { on: 'unknown', id: () => ids.nobody },
  ];
}

/** The example of a route with ids that exist here. */
function bodyOf(route: WalkedRoute, id: string, walker: Walker): object {
  const mark = `${walkers.indexOf(walker)}-${id}`;
  const own: Record<string, object> = {
    HirePerson: { branchId: id, staffNumber: `${mark[0]}-${id.slice(-8)}`, workEmail: `new-${mark}@c.example` },
    ChangeRoles: { adminBranches: [ids.north] },
    Login: { username: `${mark}@c.example` },
    ForgetPeople: { people: [{ id: ids.colleague, classes: ['health'] }] },
  };
  const many =
    'employees' in route.example
      ? { employees: [id], ...('branch' in route.example ? { branch: ids.north } : {}) }
      : {};
  return { ...route.example, ...own[route.name], ...many };
}

/** Walks every route as everybody to everything. */
export function walkIdentity(company: Company, service: Service, walk: Walk): Promise<TableRow<Walker>[]> {
  return walkRoutes(service, {
    walkers,
    bodyOf,
    meaning: meaningHere,
    placesOf: (route) => placesOf(route, walk),
    pathOf: ({ path }, id, walker) => path.replace('{id}', id).replace('{changeId}', walk.planOf(id, walker)),
    send: (walker, method, path, body) =>
      company.send(method, path, { as: walk.token(walker), body: method === 'GET' ? undefined : body }),
  });
}
