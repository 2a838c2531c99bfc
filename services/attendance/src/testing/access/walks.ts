import { type TableRow, type WalkedRoute, walkQueries, walkRoutes } from '@kadro/chassis/testing';
import {
  askedOfEverybody,
  commonPlaces,
  inOrganizations,
  ofEverybody,
  personAt,
  recorded,
  theirs,
  tokenOf,
  type Walked,
  type Walker,
  walkers,
} from '@kadro/kernel/testing';
import { dayKey } from '../../timesheet/weeks.ts';
import { type Company, ids } from '../company.ts';
import { closed, month as closedMonthName } from '../closed-month.ts';
import { openStream } from '../live.ts';
import { askedAnew, isAsked, overtimeTypeId } from './asked.ts';

import { day, otherDay, ruleSetId, shiftId, terminalId, worksheetId, zoneId, type Made } from './made.ts';

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
  if (resource === 'staffing-needs') return recorded(ids.north);
  if (resource === 'shifts') return recorded(shiftId);
  if (resource === 'zones') return recorded(zoneId);
  if (resource === 'periods') return recorded(closed.period!);
  if (resource === 'identities') return theirs(made.identities);
  if (resource === 'terminal-events') return inOrganizations(made.logs);
  if (route.path.startsWith('workplans/import')) return inOrganizations(made.plans);
  if (resource === 'terminals' || resource === 'access-terminals') return recorded(terminalId);
  if (resource === 'overtime-types') return recorded(overtimeTypeId);
  if (isAsked(resource)) return theirs(made.asked[resource]);
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
    // of a day that has come: each of them finds it
    RevokeStaffingNeeds: { from: day },
    ScanCard: { employee: ids.colleague },
    ...askedAnew(otherDay),
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
        .replace(/(workplans|timesheets)\/export$/, `$1/export?from=${day}&to=${otherDay}`)
        .replace(/coverage$/, `coverage?from=${day}&to=${otherDay}`)
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
  if (closed[single]) return recorded(closed[single]);
  if (single === 'rulePlace' || single === 'staffingNeedsOf') return recorded(ids.north);
  if (single === 'timeSettingsOf') return people;
  if (single === 'terminal') return recorded(terminalId);
  if (single === 'overtimeType') return recorded(overtimeTypeId);
  if (single === 'overtime') return theirs(made.asked.overtimes);
  if (single === 'clockCorrection') return theirs(made.asked['clock-corrections']);
  if (single === 'workplanRequest') return theirs(made.asked['workplan-requests']);
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

const argsOf =
  (id: (walker: Walker) => string, name = 'id') =>
  (walker: Walker): string =>
    `(${name}: "${id(walker)}")`;
const orNull = (answer: unknown): string => (answer === null ? 'null' : 'yes');

const overtimeYears = (made: Made) => ({
  objects: theirs(made.asked.overtimes).map(({ on, id }) => ({ on, args: argsOf(id, 'requestId') })),
  seen: orNull,
});

const plannedOfEverybody = {
  objects: askedOfEverybody(
    (thing, walker) => `(employeeIds: ["${personAt(thing, walker)}"], from: "${day}", to: "${day}")`,
  ),
  seen: counted('people'),
};

const coverageOfAll = {
  objects: [{ on: '', args: () => `(from: "${day}", to: "${day}")` }],
  seen: (answer: unknown) => `${(answer as { places: object[] }).places.length} places`,
};

/** A shift that is painted twice does not fit. */
const checkOfEverybody = {
  objects: askedOfEverybody((thing, walker) => {
    const draft = `{ employeeId: "${personAt(thing, walker)}", date: "${day}", shiftIds: ["${shiftId}", "${shiftId}"] }`;
    return `(employeeIds: ["${personAt(thing, walker)}"], from: "${day}", to: "${day}", drafts: [${draft}])`;
  }),
  seen: (answer: unknown) => `${(answer as { conflicts: object[] }).conflicts.length} conflicts`,
};

const daysOfPattern = {
  objects: [{ on: '', args: () => `(worksheetId: "${worksheetId}", from: "${day}", to: "${day}")` }],
  seen: counted('days'),
};

const monthsOfEverybody = {
  objects: askedOfEverybody(
    (thing, walker) => `(employeeIds: ["${personAt(thing, walker)}"], month: "${day.slice(0, 7)}")`,
  ),
  seen: counted('people'),
};

const totalsOfDay = {
  objects: [{ on: '', args: () => `(from: "${day}", to: "${day}")` }],
  seen: (answer: unknown) => {
    const { days, incalculable } = answer as Record<'days' | 'incalculable', number>;
    return `${days + incalculable} days`;
  },
};

const daysOfBoard = {
  objects: [{ on: '', args: () => `(month: "${day.slice(0, 7)}")` }],
  seen: (answer: unknown) => `${(answer as { days: object[] }).days.length} days`,
};

const totalsOfMonth = {
  objects: [{ on: '', args: () => `(month: "${closedMonthName}")` }],
  seen: (answer: unknown) => (answer === null ? 'null' : `${(answer as { periods: number }).periods} periods`),
};

const declared = (made: Made) => (name: string) => {
  if (name.endsWith('ImportReport')) {
    const objects = inOrganizations(name === 'deviceLogImportReport' ? made.logs : made.plans).map(({ on, id }) => ({
      on,
      args: argsOf(id),
    }));
    return { objects, seen: orNull };
  }
  if (name === 'terminalStates')
    return { objects: [{ on: '', args: () => '' }], seen: (answer: unknown) => `${(answer as object[]).length}` };
  if (name === 'attendanceDashboard') return daysOfBoard;
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
      seen: name === 'timesheetMonth' ? expectedIn : orNull,
    };
  }
  if (name === 'plannedWorkTime') return plannedOfEverybody;
  if (name === 'coverage') return coverageOfAll;
  if (name === 'planCheck') return checkOfEverybody;
  if (name === 'worksheetDays') return daysOfPattern;
  if (name === 'timesheetMonths') return monthsOfEverybody;
  if (name === 'timesheetTotals') return totalsOfDay;
  if (name === 'periodTotals') return totalsOfMonth;
  if (name === 'overtimeYear') return overtimeYears(made);
  if (name === 'overtimeTypeUses')
    return { objects: [{ on: '', args: () => `(id: "${overtimeTypeId}")` }], seen: counted('kinds') };
  if (/(?:Overtime|ClockCorrection|WorkplanRequest)Count$/.test(name))
    return { objects: [{ on: '', args: () => '' }], seen: String };
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
