import { randomUUID } from 'node:crypto';
import {
  type Operations,
  operationsIn,
  type TableRow,
  until,
  type WalkedRoute,
  walkQueries,
  walkRoutes,
} from '@kadro/chassis/testing';
import {
  askedOfEverybody,
  at,
  brokenHoliday,
  commonPlaces,
  everybody,
  homeOf,
  ofPerson,
  organizations,
  personAt,
  recorded,
  theirs,
  tokenOf,
  type Walked,
  type Walker,
  walkers,
} from '@kadro/kernel/testing';
import { aForm, as, type Company, ids } from './company.ts';

/** By `<organization>/<person>`. */
interface Own {
  requests: Map<string, string>;
  documents: Map<string, string>;
  orphans: Map<string, string>;
  entries: Map<string, string>;
}

type Made = Own & Operations;

/** For everybody a request with a document, an entitlement and an orphan; both organizations use the same ids. */
export async function prepare(company: Company): Promise<Made> {
  const own: Own = { requests: new Map(), documents: new Map(), orphans: new Map(), entries: new Map() };
  for (const one of everybody(randomUUID)) await prepareOne(company, own, one);
  return { ...own, ...(await operationsIn(company, organizations, { broken: brokenHoliday })) };
}

async function prepareOne(
  { send, hosted }: Company,
  made: Own,
  { organization, person, id }: { organization: string; person: string; id: string },
): Promise<void> {
  const own = `Bearer ${organization}/${person}`;
  const upload = async () => (await send('POST', 'storage', { as: own, body: aForm(person) })).body.id as string;
  const document = await upload();
  await send('POST', 'leave-requests', {
    as: own,
    body: { id, leaveTypeId: ids.sick, duration: 'FULL_DAY', beginDate: '2026-09-07', documents: [document] },
  });
  await until(async () => (await send('GET', `leave-requests/${id}/document/${document}`, { as: own })).status === 200);
  await send('POST', `employees/${person}/leave-settings/balance`, {
    // nobody sets his own
    as: as(person === ids.superAdmin ? 'admin' : 'superAdmin', organization),
    body: { leaveTypeId: ids.annual, year: 2026, days: 20 },
  });
  const [entitled] = (await hosted.runtime.log.read(`leave.leaveAccount-${organization}_${person}`)).filter(
    ({ name }) => name === 'EntitlementSet',
  );
  made.requests.set(at(organization, person), id);
  made.documents.set(at(organization, person), document);
  made.orphans.set(at(organization, person), await upload());
  made.entries.set(at(organization, person), String(entitled!.data.id));
}

function placesOf(route: WalkedRoute, made: Made): readonly Walked[] {
  const [resource = ''] = route.path.split('/');
  if (route.name === 'ProcessLeaveRequests') return theirs(made.requests);
  if (route.name === 'DiscardFiles') return theirs(made.orphans);
  if (!route.path.includes('{id}')) return [{ on: '', id: () => '' }];
  if (resource === 'storage') return theirs(made.orphans);
  if (resource === 'leave-types') return recorded(ids.unpaid);
  return commonPlaces(route, made) ?? theirs(made.requests);
}

/** Of the walker's own organization where both have the request. */
function documentOf({ requests, documents }: Made, request: string, walker: Walker): string {
  const owners = [...requests].filter(([, id]) => id === request).map(([owner]) => owner);
  return documents.get(owners.find((one) => one.startsWith(homeOf(walker))) ?? owners[0] ?? '') ?? ids.nobody;
}

function bodyOf({ name, example }: WalkedRoute, id: string): unknown {
  const asked = { leaveTypeId: ids.unpaid, beginDate: '2026-10-26', endDate: '2026-10-30' };
  const own: Record<string, object> = {
    UploadFile: aForm('walked'),
    DiscardFiles: { ids: [id] },
    ProcessLeaveRequests: { ...example, ids: [id] },
    RequestLeave: { ...example, ...asked },
    ChangeLeaveRequest: { ...example, ...asked },
    CalculateLeave: { ...example, ...asked },
    CalculateHourlyLeave: { ...example, leaveTypeId: ids.unpaid },
    SetEntitlement: { ...example, leaveTypeId: ids.annual, days: 21 },
    AdjustBalance: { ...example, leaveTypeId: ids.annual },
    CancelLeaveRequest: { reason: 'Plans have changed' },
  };
  return own[name] ?? example;
}

export function walkLeave(company: Company, made: Made): Promise<TableRow<Walker>[]> {
  return walkRoutes(company.hosted.runtime.service, {
    walkers,
    bodyOf,
    objectsOf: (route) => placesOf(route, made),
    pathOf: ({ path }, id, walker) => path.replace('{id}', id).replace('{documentId}', documentOf(made, id, walker)),
    send: (walker, method, path, body) =>
      company.send(method, path, { as: tokenOf(walker), body: method === 'GET' ? undefined : body }),
  });
}

type Found = Record<string, unknown> | null;

function placesOfRow(single: string, made: Made): readonly Walked[] {
  if (single === 'leaveType') return recorded(ids.unpaid);
  return theirs(single === 'leaveEntry' ? made.entries : made.requests);
}

const ofPeople = (more = '') =>
  askedOfEverybody((thing, walker) => `(employeeId: "${personAt(thing, walker)}"${more})`);

const daysSeen = (answer: unknown) => (answer === null ? 'null' : `${(answer as { days: number }).days} days`);
const teamSeen = (answer: unknown) => {
  const team = answer as { size: number; people: object[] | null } | null;
  return team === null ? 'null' : `${team.size}, ${team.people?.length ?? 0} named`;
};

const entriesSeen = (answer: unknown) => `${(answer as { entries: object[] }).entries.length} entries`;
const entitlementSeen = (answer: unknown) => `${(answer as { days: number }).days} days`;

interface Asked {
  objects: { on: string; args: (walker: Walker) => string }[];
  seen: (answer: unknown) => string;
}

const once = (args: string, seen: Asked['seen']): Asked => ({ objects: [{ on: '', args: () => args }], seen });

const ofRecords: Readonly<Record<string, Asked>> = {
  leaveTypeUses: once(`(id: "${ids.annual}")`, (answer) => `${(answer as object[]).length} kinds`),
  leaveOnHoliday: once('(holidayId: "nowhere")', String),
};

function declared(name: string, made: Made): Asked {
  const ofRecord = ofRecords[name];
  if (ofRecord) return ofRecord;
  if (name === 'leaveBalances')
    return { objects: ofPeople(), seen: (answer: unknown) => `${(answer as object[]).length} type` };
  if (name === 'leaveBalancesOf') {
    const objects = askedOfEverybody((thing, walker) => `(employeeIds: ["${personAt(thing, walker)}"])`);
    return { objects, seen: (answer: unknown) => `${(answer as { total: number }).total} people` };
  }
  if (name === 'leaveYear' || name === 'leaveEntitlement')
    return {
      objects: ofPeople(`, leaveTypeId: "${ids.annual}", year: 2026`),
      seen: name === 'leaveYear' ? entriesSeen : entitlementSeen,
    };
  if (name === 'leaveStatement')
    return {
      objects: ofPeople(`, leaveTypeId: "${ids.annual}", on: "2026-12-31"`),
      seen: (answer: unknown) => `${(answer as { lines: object[] }).lines.length} lines`,
    };
  if (name === 'leaveRequestTotals')
    return { objects: ofPeople(), seen: (answer: unknown) => `${(answer as { requests: number }).requests} requests` };
  if (name === 'teamAbsences' || name === 'leaveReturn')
    return {
      objects: askedOfEverybody((thing, walker) => `(requestId: "${ofPerson(made.requests, thing, walker)}")`),
      seen: name === 'leaveReturn' ? daysSeen : teamSeen,
    };
  return once('', String);
}

export function askLeave(company: Company, made: Made): Promise<TableRow<Walker>[]> {
  return walkQueries(company.hosted.runtime.service, {
    walkers,
    query: (walker, text) => company.query(text, tokenOf(walker)),
    objectsOf: (single) => placesOfRow(single, made),
    declared: (name) => declared(name, made),
    seen: (row: Found) => (row ? 'yes' : 'null'),
    seenOfHistory: (page: Found) => (page ? 'yes' : 'null'),
    asOf: '2026-07-15',
  });
}
