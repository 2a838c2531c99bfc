import { type QueryScope } from '@kadro/chassis';
import { type FactSource } from '@kadro/chassis/declare';
import { absence } from '../absence/events.ts';
import { calendar } from '../calendar/events.ts';
import { clock } from '../clock/events.ts';
import { overtime } from '../overtime/events.ts';
import { passing } from '../passing/events.ts';
import { ruleBook, ruleSetsOf } from '../rule-sets/book.ts';
import { rules } from '../rule-sets/events.ts';
import { branches } from '../replicas/branches.ts';
import { leaveTypes } from '../replicas/leave-types.ts';
import { organizations } from '../replicas/organizations.ts';
import { people, type PersonFields, sortName } from '../replicas/people.ts';
import { shift, type ShiftState } from '../shift/events.ts';
import { workplan } from '../workplan/events.ts';
import { type WorkplanState } from '../workplan/state.ts';
import { worksheet } from '../worksheet/events.ts';
import { type LeaveTypeTag, type PersonFacts } from './person-facts.ts';

export interface TimesheetFacts extends PersonFacts {
  person: string;
  /** Folded; for lists. */
  name: string;
  /** Who reaches the records as a manager, today. */
  managers: string[];
  /** How far time has passed for the organization. */
  until: string;
}

/** Where states are read: as of a place in the log, or as of now. */
type TimesheetSource = Pick<FactSource, 'organization' | 'state' | 'cleared'>;

async function branchesOf(
  source: TimesheetSource,
  { places = [] }: Partial<PersonFields>,
): Promise<PersonFacts['branches']> {
  const ids = [...new Set(places.flatMap(({ branchId }) => branchId ?? []))];
  const branchOf = async (id: string) => {
    const { zone, patterns = [] } = (await source.state(branches.decider, id)).fields;
    return zone === undefined ? [] : [[id, { zone, patterns }] as const];
  };
  return new Map((await Promise.all(ids.map(branchOf))).flat());
}

async function shiftsOf(source: TimesheetSource, ids: Iterable<string>): Promise<ReadonlyMap<string, ShiftState>> {
  return new Map(await Promise.all([...ids].map(async (id) => [id, await source.state(shift, id)] as const)));
}

async function leaveTypesOf(source: TimesheetSource, ids: Iterable<string>): Promise<PersonFacts['leaveTypes']> {
  const tagOf = async (id: string): Promise<readonly [string, LeaveTypeTag]> => [
    id,
    (await source.state(leaveTypes.decider, id)).fields,
  ];
  return new Map(await Promise.all([...ids].map(tagOf)));
}

async function ruleSetsIn(
  source: TimesheetSource,
  { book, workplan: { rules: own }, branches: at }: Pick<PersonFacts, 'book' | 'workplan' | 'branches'>,
): Promise<PersonFacts['ruleSets']> {
  const ids = [...ruleSetsOf({ book, own }, at.keys())];
  return new Map(await Promise.all(ids.map(async (id) => [id, await source.state(rules, id)] as const)));
}

async function worksheetsOf(
  source: TimesheetSource,
  { worksheets: given }: WorkplanState,
): Promise<PersonFacts['worksheets']> {
  const ids = [...new Set(given.flatMap(({ worksheetId }) => worksheetId ?? []))];
  return new Map(await Promise.all(ids.map(async (id) => [id, await source.state(worksheet, id)] as const)));
}

/** All that are planned, stand in a worksheet, or by default. */
function shiftIdsOf({ shiftIds }: WorkplanState, worksheets: PersonFacts['worksheets']): Set<string> {
  const placed = [...worksheets.values()].flatMap(({ versions }) => versions.flatMap(({ fields }) => fields.days));
  return new Set([...shiftIds, ...placed.flatMap((day) => day.shifts.map(({ shiftId }) => shiftId))]);
}

export function managersOf({
  managerId = null,
  shiftManagers = [],
  overtimeManagers = [],
  generalManagers = [],
}: Partial<PersonFields>): string[] {
  return [...new Set([...(managerId ? [managerId] : []), ...shiftManagers, ...overtimeManagers, ...generalManagers])];
}

/**
 * The states of all streams that a person's day records follow from; null for somebody unknown. `until`: how far time has
 * passed, where that is not what is recorded.
 */
export async function timesheetFacts(
  source: TimesheetSource,
  person: string,
  until?: string,
): Promise<TimesheetFacts | null> {
  const { fields } = await source.cleared(people.decider, person);
  if (fields.places === undefined) return null;
  const plan = await source.state(workplan, person);
  const worksheets = await worksheetsOf(source, plan);
  const absences = await source.state(absence, person);
  const at = await branchesOf(source, fields);
  const book = await source.state(ruleBook, source.organization);
  const organization = await source.state(organizations.decider, source.organization);
  return {
    person,
    name: sortName({ firstName: fields.firstName ?? null, lastName: fields.lastName ?? null }),
    managers: managersOf(fields),
    places: fields.places,
    employments: fields.employments ?? [],
    zone: organization.fields.zone ?? 'UTC',
    branches: at,
    calendar: await source.state(calendar, source.organization),
    shifts: await shiftsOf(source, shiftIdsOf(plan, worksheets)),
    worksheets,
    workplan: plan,
    book,
    ruleSets: await ruleSetsIn(source, { book, workplan: plan, branches: at }),
    clock: await source.state(clock, person),
    absence: absences,
    leaveTypes: await leaveTypesOf(source, absences.typeIds),
    overtime: await source.state(overtime, person),
    until: until ?? (await source.state(passing, source.organization)).until,
  };
}

/** As of now; without the names of people, which play no part in what counts. */
export function factsNow(scope: QueryScope, person: string): Promise<TimesheetFacts | null> {
  const state: TimesheetSource['state'] = async (decider, id) => (await scope.state(decider, id)).state;
  return timesheetFacts({ organization: scope.organization, state, cleared: state }, person);
}
