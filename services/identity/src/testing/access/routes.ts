import { type Service } from '@kadro/chassis';
import {
  type Answered,
  meaning,
  type Operations,
  type WalkedObject,
  type TableRow,
  type WalkedRoute,
  walkRoutes,
} from '@kadro/chassis/testing';
import { type Company, ids } from '../company.ts';
import { bulkUpdatePlaces, type signedIn } from './made.ts';
import {
  accountOf,
  employeeAt,
  objects,
  organizationOf,
  sessionOwnerAt,
  type Thing,
  type Walker,
  walkers,
} from './objects.ts';

/** As everywhere, but what signing in has of its own: a missing token is an answer, wrong credentials are a rule. */
function meaningHere(answered: Answered): string {
  const { name } = answered.body as { name?: string };
  if (name === 'refresh_token_not_found') return 'no token';
  return name === 'invalid_credentials' ? `yes, ${name}` : meaning(answered);
}

const inOrganizations = (all: Map<string, string>): WalkedObject<Walker>[] => [
  { on: 'own organization', id: (walker) => all.get(organizationOf(walker))! },
  { on: 'other organization', id: (walker) => all.get(organizationOf(walker) === ids.orgA ? ids.orgB : ids.orgA)! },
  { on: 'unknown', id: () => ids.nobody },
];

const organizationThings = ['own', 'other organization', 'unknown'] as const;

function organizationAt(thing: (typeof organizationThings)[number], walker: Walker): string {
  if (thing === 'unknown') return ids.nobody;
  return (thing === 'own') === (walker === 'other organization') ? ids.orgB : ids.orgA;
}

const auditedAt = (audited: Walk['audited'], thing: Thing, walker: Walker): string =>
  audited.get(`${thing === 'other organization' ? ids.orgB : organizationOf(walker)}/${employeeAt(thing, walker)}`) ??
  ids.nobody;

const bulkThings = ['same branch', 'other branch', 'other organization', 'unknown'] as const;
const recordIds: Record<string, string> = {
  branches: ids.south,
  units: ids.unit,
  teams: ids.team,
  jobs: ids.job,
  holidays: ids.holiday,
};

type Walk = Awaited<ReturnType<typeof signedIn>> & Operations;

/** The objects of a route and the id each stands for; one nameless object where the path names none. */
function placesOf(
  { path, name }: WalkedRoute,
  { sessionOf, bulkUpdateOf, jobs, deadLetters, audited }: Walk,
): WalkedObject<Walker>[] {
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
  if (resource === 'background-jobs') return inOrganizations(jobs);
  // a discarded one is gone: those of others first
  if (resource === 'dead-letters')
    return name === 'DiscardDeadLetter' ? inOrganizations(deadLetters).toReversed() : inOrganizations(deadLetters);
  if (resource === 'employees' || resource === 'personal-data')
    return objects.map((on) => ({ on, id: (walker) => employeeAt(on, walker) }));
  if (resource === 'audit-entries')
    return objects.map((on) => ({ on, id: (walker) => auditedAt(audited, on, walker) }));
  if (resource === 'account')
    return objects.map((on) => ({ on, id: (walker) => sessionOf(sessionOwnerAt(on, walker)) }));
  if (resource === 'organizations')
    return organizationThings.map((on) => ({ on, id: (walker) => organizationAt(on, walker) }));
  const foreign = resource === 'branches' ? [{ on: 'other organization', id: () => ids.onlyBBranch }] : [];
  return [
    { on: 'own organization', id: () => recordIds[resource]! },
    ...foreign,
    { on: 'unknown', id: () => ids.nobody },
  ];
}

function bodyOf(route: WalkedRoute, id: string, walker: Walker): object {
  const mark = `${walkers.indexOf(walker)}-${id}`;
  const own: Record<string, object> = {
    HirePerson: { branchId: id, staffNumber: `${mark[0]}-${id.slice(-8)}`, workEmail: `new-${mark}@c.example` },
    ChangeRoles: { adminBranches: [ids.north] },
    Login: { username: `${mark}@c.example` },
    // of others also what they sign in with
    ...(id !== accountOf(walker) && { ChangeProfile: { workEmail: `new-${mark}@c.example` } }),
    ForgetPeople: { people: [{ id: ids.colleague, classes: ['health'] }] },
  };
  const many =
    'employees' in route.example
      ? { employees: [id], ...('branch' in route.example ? { branch: ids.north } : {}) }
      : {};
  return { ...route.example, ...own[route.name], ...many };
}

export function walkIdentity(company: Company, service: Service, walk: Walk): Promise<TableRow<Walker>[]> {
  return walkRoutes(service, {
    walkers,
    bodyOf,
    meaning: meaningHere,
    objectsOf: (route) => placesOf(route, walk),
    pathOf: ({ path }, id, walker) => path.replace('{id}', id).replace('{changeId}', walk.planOf(id, walker)),
    send: (walker, method, path, body) =>
      company.send(method, path, { as: walk.token(walker), body: method === 'GET' ? undefined : body }),
  });
}
