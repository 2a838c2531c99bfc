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
  inOrganizations,
  ofEverybody,
  organizations,
  personAt,
  recorded,
  theirs,
  tokenOf,
  type Walked,
  type Walker,
  walkers,
} from '@kadro/kernel/testing';
import { accessEvents } from '../access/rows.ts';
import { unassignedReadings } from '../devices/unassigned/rows.ts';
import { timesheets } from '../timesheet/model.ts';
import { dayKey } from '../timesheet/weeks.ts';
import { as, type Company, ids } from './company.ts';
import { deviceAt } from './device.ts';
import { person as personMessage } from './identity-messages.ts';
import { openStream } from './live.ts';
import { importLog, importPlan } from './imported.ts';
import { dayShift } from './story.ts';

const shiftId = '018f0000-0000-7000-8000-000000020001';
const ruleSetId = '018f0000-0000-7000-8000-000000020003';
const worksheetId = '018f0000-0000-7000-8000-000000020021';
const terminalId = '018f0000-0000-7000-8000-000000020002';
const doorId = '018f0000-0000-7000-8000-000000020011';
const zoneId = '018f0000-0000-7000-8000-000000020012';
const overtimeTypeId = '018f0000-0000-7000-8000-000000020071';
const day = '2026-07-06';
const otherDay = '2026-07-07';
const today = '2026-07-15';

/** By `<organization>/<person>`. */
interface Own {
  workplans: Map<string, string>;
  readings: Map<string, string>;
  identities: Map<string, string>;
  passed: Map<string, string>;
  /** By organization. */
  unassigned: Map<string, string>;
  logs: Map<string, string>;
  plans: Map<string, string>;
  overtimes: Map<string, string>;
}

type Made = Own & Operations;

const allowed = { allowed: true, descriptionRequired: false };
const web = {
  id: terminalId,
  name: 'WEB',
  purpose: 'CLOCK',
  disabled: false,
  clockInOut: allowed,
  dutyInOut: allowed,
  breakInOut: allowed,
  lunchInOut: allowed,
  allowedAddresses: [],
};

const cardOf = (person: string): string => `card of ${person}`;
const allById = { sort: { index: 'id', descending: false }, offset: 0, limit: 100 };
const overtimeType = { id: overtimeTypeId, name: { en: 'Stocktaking' } };
const hourAfter = { overtimeTypeId, period: 'CLOCK_OUT', durationInMinutes: 60 };

/** For everybody a planned day with a reading, and overtime asked for; both organizations use the same ids. */
export async function prepare(company: Company): Promise<Made> {
  const own: Own = {
    workplans: new Map(),
    readings: new Map(),
    overtimes: new Map(),
    identities: new Map(),
    passed: new Map(),
    unassigned: new Map(),
    logs: new Map(),
    plans: new Map(),
  };
  for (const organization of organizations) await prepareRecords(company, as('superAdmin', organization));
  for (const one of everybody(randomUUID)) await prepareOne(company, own, one);
  for (const organization of organizations) {
    own.logs.set(organization, await importLog(company, organization, day));
    own.plans.set(organization, await importPlan(company, organization, day));
  }
  for (const organization of organizations) await passDoors(company, own, organization);
  for (const organization of organizations) await makeJob(company, organization);
  return {
    ...own,
    ...(await operationsIn(company, organizations, { broken: brokenHoliday, job: 'attendance.derive' })),
  };
}

/** What an organization has of its own, by the same ids in both. */
async function prepareRecords({ send }: Company, admin: string): Promise<void> {
  const post = (path: string, body: object) => send('POST', path, { as: admin, body });
  await post('shifts', { id: shiftId, ...dayShift });
  await post('shift-parameters', { id: ruleSetId, name: { en: 'Rules' } });
  await post('worksheets', { id: worksheetId, name: { en: 'Rotation' }, anchor: day, days: [{ shiftIds: [shiftId] }] });
  await send('PUT', `shift-parameters/${ruleSetId}/places`, { as: admin, body: { branchIds: [ids.north] } });
  await post('terminals', web);
  await post('overtime-types', overtimeType);
  await post('zones', { id: zoneId, name: { en: 'Hall' } });
  await post('terminals', { ...web, id: doorId, name: 'Door', purpose: 'ACCESS', toZoneId: zoneId });
}

async function prepareOne(
  { send }: Company,
  own: Own,
  { organization, person, id }: { organization: string; person: string; id: string },
): Promise<void> {
  // nobody plans for himself
  const acting = as(person === ids.superAdmin ? 'admin' : 'superAdmin', organization);
  await send('POST', 'workplans', {
    as: acting,
    body: { id, employeeId: person, from: day, shiftIds: [shiftId] },
  });
  const { body } = await send('POST', 'clock-records', {
    as: acting,
    body: { employeeId: person, eventType: 'CLOCK_IN', at: `${day}T05:00:00Z` },
  });
  const { body: card } = await send('POST', 'identities', {
    as: acting,
    body: { employeeId: person, number: cardOf(person) },
  });
  own.identities.set(at(organization, person), card.id);
  const asked = await send('POST', 'overtimes', {
    as: as(person, organization),
    body: { overtimeDate: day, ...hourAfter },
  });
  own.overtimes.set(at(organization, person), asked.body.id);
  own.workplans.set(at(organization, person), id);
  own.readings.set(at(organization, person), body.id);
}

/** Everybody comes in by the door, and somebody with a card that is nobody's. */
async function passDoors(company: Company, own: Own, organization: string): Promise<void> {
  const { read } = await deviceAt(company, doorId, organization);
  const people = [...own.identities.keys()].flatMap((place) => {
    const [where, person] = place.split('/');
    return where === organization && person !== undefined ? [person] : [];
  });
  const instant = `${today}T07:00:00Z`;
  await read(...[...people.map(cardOf), 'nobody-s'].map((identity) => ({ at: instant, identity })));
  const organizationRows = company.hosted.runtime;
  const events = await organizationRows.rows(accessEvents).find(organization, { where: [] }, allById);
  for (const { id, doc } of events) own.passed.set(at(organization, doc.employeeId), id);
  const [unknown] = await organizationRows.rows(unassignedReadings).find(organization, { where: [] }, allById);
  own.unassigned.set(organization, unknown!.id);
}

/** A person whose records are all looked at again. */
async function makeJob({ hosted, publishNow }: Company, organization: string): Promise<void> {
  const days = { where: [{ index: 'employeeId', eq: ids.colleague }] };
  await until(async () => (await hosted.runtime.rows(timesheets).count(organization, days, 100)).total > 50);
  publishNow(personMessage({ organization }, { id: ids.colleague, branchId: ids.north, language: 'tr' }));
}

const people = ofEverybody(personAt);
const ofPerson = [
  'PlanShiftsOfMany',
  'RemovePlannedShifts',
  'RemovePlannedShiftsOfMany',
  'AssignWorksheet',
  'SetTimeSettings',
  'SetRulesOfMany',
  'PlanShifts',
  'RecordClock',
  'CorrectClock',
  'RemoveClock',
  'ChooseShift',
  'CreateIdentity',
  'RecordMobileClock',
  'RecordLoggedReading',
  'TimesheetEvents',
  'WorkplanEvents',
  'WorkplanTimesheets',
];

function placesOf(route: WalkedRoute, made: Made): readonly Walked[] {
  const [resource = ''] = route.path.split('/');
  if (ofPerson.includes(route.name)) return people;
  if (!route.path.includes('{id}')) return [{ on: '', id: () => '' }];
  if (resource === 'shift-parameters') return recorded(ruleSetId);
  if (resource === 'worksheets') return recorded(worksheetId);
  if (resource === 'shifts') return recorded(shiftId);
  if (resource === 'zones') return recorded(zoneId);
  if (resource === 'identities') return theirs(made.identities);
  if (resource === 'terminal-events') return inOrganizations(made.logs);
  if (route.path.startsWith('workplans/import')) return inOrganizations(made.plans);
  if (resource === 'terminals' || resource === 'access-terminals') return recorded(terminalId);
  if (resource === 'overtime-types') return recorded(overtimeTypeId);
  if (resource === 'overtimes') return theirs(made.overtimes);
  return commonPlaces(route, made) ?? theirs(made.workplans);
}

function bodyOf({ name, example }: WalkedRoute, id: string): unknown {
  const own: Record<string, object> = {
    PlanShifts: { employeeId: id, from: otherDay, shiftIds: [shiftId] },
    PlanShiftsOfMany: { ids: [id], from: otherDay, shiftIds: [shiftId] },
    RemovePlannedShifts: { employeeId: id, from: day },
    RemovePlannedShiftsOfMany: { ids: [id], from: day },
    AssignWorksheet: { worksheetId },
    PlaceRules: { branchIds: [ids.north] },
    SetTimeSettings: { defaultShiftId: null },
    SetRulesOfMany: { employees: [id] },
    ChangeShift: { begin: '08:30' },
    ScanCard: { employee: ids.colleague },
    RequestOvertime: { overtimeDate: otherDay, ...hourAfter },
    ChangeOvertime: { overtimeDate: otherDay, ...hourAfter },
  };
  if (own[name]) return own[name];
  return ofPerson.includes(name) ? { ...example, employeeId: id } : example;
}

export function walkAttendance(company: Company, made: Made): Promise<TableRow<Walker>[]> {
  const readingOf = (id: string): string =>
    [...made.readings].find(([owner]) => owner.endsWith(`/${id}`))?.[1] ?? ids.nobody;
  return walkRoutes(company.hosted.runtime.service, {
    walkers,
    bodyOf,
    objectsOf: (route) => placesOf(route, made),
    pathOf: ({ name, path }, id) =>
      path
        .replace('{id}', name === 'SetRulesOfMany' ? ruleSetId : id)
        .replace('{reading}', readingOf(id))
        .replace('{shiftId}', shiftId)
        .replace('{n}', '2')
        .replace(/export$/, `export?from=${day}&to=${otherDay}`)
        .replace(/timesheets\/events$/, `timesheets/events?employeeId=${id}&date=${day}`)
        .replace(/workplans\/(events|timesheets)$/, `workplans/$1?employeeId=${id}&from=${day}&to=${otherDay}`),
    send: (walker, method, path, body) =>
      path.endsWith('/stream')
        ? openStream(company, path, tokenOf(walker))
        : company.send(method, path, { as: tokenOf(walker), body: method === 'GET' ? undefined : body }),
  });
}

type Found = Record<string, unknown> | null;

function placesOfRow(single: string, made: Made): readonly Walked[] {
  if (single === 'shift') return recorded(shiftId);
  if (single === 'shiftParameter') return recorded(ruleSetId);
  if (single === 'worksheet') return recorded(worksheetId);
  if (single === 'rulePlace') return recorded(ids.north);
  if (single === 'timeSettingsOf') return people;
  if (single === 'terminal') return recorded(terminalId);
  if (single === 'overtimeType') return recorded(overtimeTypeId);
  if (single === 'overtime') return theirs(made.overtimes);
  if (single === 'timesheet') return ofEverybody((thing, walker) => dayKey(personAt(thing, walker), day));
  if (single === 'deviceLogImport') return inOrganizations(made.logs);
  if (single === 'workplanImport') return inOrganizations(made.plans);
  if (single === 'zone') return recorded(zoneId);
  if (single === 'presence' || single === 'zonePresence') return ofEverybody(personAt);
  if (single === 'accessEvent') return theirs(made.passed);
  if (single === 'unassignedReading') return inOrganizations(made.unassigned);
  if (single === 'identity') return theirs(made.identities);
  return theirs(single === 'clockRecord' ? made.readings : made.workplans);
}

const counted =
  (what: string) =>
  (answer: unknown): string =>
    `${(answer as object[]).length} ${what}`;
const expectedIn = (answer: unknown): string =>
  `${(answer as { sums: { expectedWorkTime: number } }).sums.expectedWorkTime > 0 ? 'sums' : 'nothing'}`;

const occupied = (answer: unknown): string => `${(answer as { count: number }[])[0]?.count} people`;

const argsOf = (id: (walker: Walker) => string) => (walker: Walker) => `(id: "${id(walker)}")`;

const declared = (made: Made) => (name: string) => {
  if (name.endsWith('ImportReport')) {
    const objects = inOrganizations(name === 'deviceLogImportReport' ? made.logs : made.plans).map(({ on, id }) => ({
      on,
      args: argsOf(id),
    }));
    return { objects, seen: (answer: unknown) => (answer === null ? 'null' : 'yes') };
  }
  if (name === 'terminalStates')
    return { objects: [{ on: '', args: () => '' }], seen: (answer: unknown) => `${(answer as object[]).length}` };
  if (name === 'presenceCounts')
    return {
      objects: [{ on: '', args: () => '' }],
      seen: (answer: unknown) => `${(answer as { people: number }).people}`,
    };
  if (name === 'zoneOccupancy') return { objects: [{ on: '', args: () => '' }], seen: occupied };
  if (name === 'timesheetMonth' || name === 'timesheetReasons') {
    const when = name === 'timesheetMonth' ? `month: "${day.slice(0, 7)}"` : `date: "${day}"`;
    return {
      objects: askedOfEverybody((thing, walker) => `(employeeId: "${personAt(thing, walker)}", ${when})`),
      seen: name === 'timesheetMonth' ? expectedIn : (answer: unknown) => (answer === null ? 'null' : 'yes'),
    };
  }
  if (name === 'overtimeTypeUses')
    return { objects: [{ on: '', args: () => `(id: "${overtimeTypeId}")` }], seen: counted('kinds') };
  if (name.endsWith('OvertimeCount')) return { objects: [{ on: '', args: () => '' }], seen: String };
  if (name === 'clockState')
    return { objects: [{ on: '', args: () => '' }], seen: (answer: unknown) => (answer as { state: string }).state };
  return { objects: [{ on: '', args: () => '(criteria: { name: "WEB" })' }], seen: counted('terminals') };
};

export function askAttendance(company: Company, made: Made): Promise<TableRow<Walker>[]> {
  return walkQueries(company.hosted.runtime.service, {
    walkers,
    query: (walker, text) => company.query(text, tokenOf(walker)),
    objectsOf: (single) => placesOfRow(single, made),
    within: (list) => (list === 'timesheets' ? `, filter: { date: { eq: "${day}" } }` : ''),
    declared: declared(made),
    seen: (row: Found) => (row ? 'yes' : 'null'),
    seenOfHistory: (page: Found) => (page ? 'yes' : 'null'),
    asOf: '2026-07-15',
  });
}
