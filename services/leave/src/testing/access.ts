import { randomUUID } from 'node:crypto';
import {
  latestAudited,
  type WalkedObject,
  type TableRow,
  until,
  type WalkedRoute,
  walkQueries,
  walkRoutes,
} from '@kadro/chassis/testing';
import { aForm, as, type Company, ids, type People } from './company.ts';

/** Columns of the table; `asked manager` decides on the subordinate's leave before `next manager`. */
export const walkers = [
  'anonymous',
  'employee',
  'asked manager',
  'next manager',
  'HR manager',
  'restricted admin',
  'admin',
  'super admin',
  'other organization',
] as const;
export type Walker = (typeof walkers)[number];

const accounts: Record<Exclude<Walker, 'anonymous'>, People> = {
  employee: 'employee',
  'asked manager': 'manager',
  'next manager': 'second',
  'HR manager': 'hr',
  'restricted admin': 'restricted',
  admin: 'admin',
  'super admin': 'superAdmin',
  'other organization': 'superAdmin',
};
const accountOf = (walker: Walker): string => (walker === 'anonymous' ? ids.nobody : ids[accounts[walker]]);
const homeOf = (walker: Walker): string => (walker === 'other organization' ? ids.orgB : ids.orgA);
const tokenOf = (walker: Walker): string | undefined =>
  walker === 'anonymous' ? undefined : as(accounts[walker], homeOf(walker));

/** Rows of the table; `own` differs for each walker. */
const things = [
  'own',
  'subordinate',
  'same branch',
  'other branch',
  'super admin',
  'other organization',
  'unknown',
] as const;
type Thing = (typeof things)[number];

function personAt(thing: Thing, walker: Walker): string {
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

/** By `<organization>/<person>`. */
interface Made {
  requests: Map<string, string>;
  documents: Map<string, string>;
  orphans: Map<string, string>;
  entries: Map<string, string>;
  jobs: Map<string, string>;
  deadLetters: Map<string, string>;
  audited: Map<string, string>;
}

const at = (organization: string, person: string): string => `${organization}/${person}`;

/** For everybody a request with a document, an entitlement and an orphan; both organizations use the same ids. */
export async function prepare(company: Company): Promise<Made> {
  const made: Made = {
    requests: new Map(),
    documents: new Map(),
    orphans: new Map(),
    entries: new Map(),
    jobs: new Map(),
    deadLetters: new Map(),
    audited: new Map(),
  };
  const everybody = [
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
  ] as const;
  const equal = new Map<string, string>(everybody.map((name) => [ids[name], randomUUID()]));
  for (const [organization, names] of [
    [ids.orgA, everybody],
    [ids.orgB, [...everybody, 'onlyB']],
  ] as const) {
    for (const name of names)
      await prepareOne(company, made, { organization, person: ids[name], id: equal.get(ids[name]) ?? randomUUID() });
    const done = async () =>
      (await company.ports.jobs.list(organization, 'leave', { offset: 0, limit: 100 })).items.find(
        ({ state }) => state === 'DONE',
      );
    await until(async () => (await done()) !== undefined);
    made.jobs.set(organization, (await done())!.id);
    made.deadLetters.set(organization, await deadLetter(company, organization));
  }
  made.audited = await latestAudited(company.hosted.runtime, [ids.orgA, ids.orgB]);
  return made;
}

async function prepareOne(
  { send, hosted }: Company,
  made: Made,
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

/** A holiday without a valid date, which no reaction can record. */
async function deadLetter({ ports }: Company, organization: string): Promise<string> {
  const id = `poison-${organization}`;
  const context = {
    organization,
    stream: `identity.holiday-${organization}_poison`,
    revision: 0,
    at: '2026-01-05T08:00:00.000Z',
    correlation: 'test',
  };
  const message = {
    id,
    name: 'HolidayChanged',
    from: 'identity',
    ...context,
    data: { holiday: { id: 'poison', names: { en: 'x' }, date: 'never', part: 'FULL', archived: false } },
  };
  const content = {
    id,
    at: context.at,
    type: 'identity.HolidayChanged',
    reaction: 'recordHoliday',
    reason: 'ZodError',
    attempts: 5,
    heard: message,
  };
  await ports.messages.append('kadro.leave.dead', [
    { id, type: content.type, source: 'leave', key: context.stream, ...context, data: content },
  ]);
  return id;
}

/** In the walker's own organization, except for `other organization`. */
const ofPerson = (all: Map<string, string>, thing: Thing, walker: Walker): string => {
  const organization = thing === 'other organization' ? ids.orgB : homeOf(walker);
  return all.get(at(organization, personAt(thing, walker))) ?? ids.nobody;
};

const ofEverybody = (of: (thing: Thing, walker: Walker) => string): WalkedObject<Walker>[] =>
  things.map((on) => ({ on, id: (walker) => of(on, walker) }));
const inOrganizations = (all: Map<string, string>): WalkedObject<Walker>[] => [
  { on: 'own organization', id: (walker) => all.get(homeOf(walker))! },
  { on: 'other organization', id: (walker) => all.get(homeOf(walker) === ids.orgA ? ids.orgB : ids.orgA)! },
  { on: 'unknown', id: () => ids.nobody },
];
const recorded: WalkedObject<Walker>[] = [
  { on: 'own organization', id: () => ids.unpaid },
  { on: 'unknown', id: () => ids.nobody },
];

function placesOf({ path, name }: WalkedRoute, made: Made): WalkedObject<Walker>[] {
  const [resource = ''] = path.split('/');
  if (name === 'ProcessLeaveRequests') return ofEverybody((thing, walker) => ofPerson(made.requests, thing, walker));
  if (name === 'DiscardFiles') return ofEverybody((thing, walker) => ofPerson(made.orphans, thing, walker));
  if (!path.includes('{id}')) return [{ on: '', id: () => '' }];
  if (resource === 'employees' || resource === 'personal-data') return ofEverybody(personAt);
  if (resource === 'storage') return ofEverybody((thing, walker) => ofPerson(made.orphans, thing, walker));
  if (resource === 'audit-entries') return ofEverybody((thing, walker) => ofPerson(made.audited, thing, walker));
  if (resource === 'jobs') return inOrganizations(made.jobs);
  // a discarded dead letter is gone: those of others first
  if (resource === 'dead-letters')
    return name === 'DiscardDeadLetter'
      ? inOrganizations(made.deadLetters).toReversed()
      : inOrganizations(made.deadLetters);
  if (resource === 'leave-types') return recorded;
  return ofEverybody((thing, walker) => ofPerson(made.requests, thing, walker));
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

function placesOfRow(single: string, made: Made): WalkedObject<Walker>[] {
  if (single === 'leaveType') return recorded;
  return ofEverybody((thing, walker) =>
    ofPerson(single === 'leaveEntry' ? made.entries : made.requests, thing, walker),
  );
}

const ofPeople = (more = '') =>
  things.map((on) => ({ on, args: (walker: Walker) => `(employeeId: "${personAt(on, walker)}"${more})` }));

const daysSeen = (answer: unknown) => (answer === null ? 'null' : `${(answer as { days: number }).days} days`);
const teamSeen = (answer: unknown) => {
  const team = answer as { size: number; people: object[] | null } | null;
  return team === null ? 'null' : `${team.size}, ${team.people?.length ?? 0} named`;
};

const entriesSeen = (answer: unknown) => `${(answer as { entries: object[] }).entries.length} entries`;
const entitlementSeen = (answer: unknown) => `${(answer as { days: number }).days} days`;

interface Walked {
  objects: { on: string; args: (walker: Walker) => string }[];
  seen: (answer: unknown) => string;
}

const once = (args: string, seen: Walked['seen']): Walked => ({ objects: [{ on: '', args: () => args }], seen });

const ofRecords: Readonly<Record<string, Walked>> = {
  leaveTypeUses: once(`(id: "${ids.annual}")`, (answer) => `${(answer as object[]).length} kinds`),
  leaveOnHoliday: once('(holidayId: "nowhere")', String),
};

function declared(name: string, made: Made): Walked {
  const ofRecord = ofRecords[name];
  if (ofRecord) return ofRecord;
  if (name === 'leaveBalances')
    return { objects: ofPeople(), seen: (answer: unknown) => `${(answer as object[]).length} type` };
  if (name === 'leaveBalancesOf') {
    const objects = things.map((on) => ({
      on,
      args: (walker: Walker) => `(employeeIds: ["${personAt(on, walker)}"])`,
    }));
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
      objects: things.map((on) => ({
        on,
        args: (walker: Walker) => `(requestId: "${ofPerson(made.requests, on, walker)}")`,
      })),
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
