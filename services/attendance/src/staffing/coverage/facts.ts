import { type Clause, type QueryScope, type ReadModel } from '@kadro/chassis';
import { type Calendar, calendar, holidayOn } from '../../calendar/events.ts';
import { type DateRange } from '../../periods/months.ts';
import { people, type PersonRow } from '../../replicas/people.ts';
import { timesheets } from '../../timesheet/model.ts';
import { isEmployed, placeOn } from '../../timesheet/person-facts.ts';
import { type ShownTimesheet } from '../../timesheet/row.ts';
import { datesBetween, dayKey } from '../../timesheet/weeks.ts';
import { workplan } from '../../workplan/events.ts';
import { type AskedLeaveRow, askedLeaves } from '../rows/asked-leave.ts';
import { type Standing } from './rules.ts';

const atOnce = 500;

async function allOf<R extends { id: string }>(
  scope: QueryScope,
  model: ReadModel<R>,
  where: readonly Clause[],
): Promise<R[]> {
  const found: R[] = [];
  for (let after: string | null = ''; after !== null;) {
    const page: R[] = await scope.find(model, [...where, { index: 'id', from: `${after}\u0000` }], { limit: atOnce });
    found.push(...page);
    after = page.length === atOnce ? page.at(-1)!.id : null;
  }
  return found;
}

/** Shifts that are painted over what somebody has on a date. */
export interface Draft {
  employeeId: string;
  date: string;
  shiftIds: readonly string[];
}

/** What of the plan is known of a date: its shifts, and whether nobody may count on the person. */
type Known = Pick<Standing, 'shiftIds' | 'isAway'>;

/** Dates of people of whom leave is asked for, by `dayKey`. */
async function askedOn(scope: QueryScope, { from, to }: DateRange): Promise<Set<string>> {
  const within = [
    { index: 'from', to },
    { index: 'to', from },
  ];
  const asked = await allOf<AskedLeaveRow>(scope, askedLeaves, within);
  return new Set(asked.flatMap(({ employeeId, days }) => days.map(({ date }) => dayKey(employeeId, date))));
}

const idsOf = (found: readonly { id: string | null }[]): string[] => found.flatMap(({ id }) => id ?? []);

/** What is planned by name: on a public holiday nothing else calls anybody to work. */
async function namedShifts(scope: QueryScope, { employeeId, date }: ShownTimesheet): Promise<string[]> {
  const { state } = await scope.state(workplan, employeeId);
  return state.entries.get(date, []).map(({ shiftId }) => shiftId);
}

/** Of everybody whom the branch has on the dates, by `dayKey`. */
async function knownAt(
  scope: QueryScope,
  branchId: string,
  { from, to }: DateRange,
  holidays: ReadonlySet<string>,
): Promise<Map<string, Known>> {
  const rows = await allOf(scope, timesheets, [
    { index: 'branchId', eq: branchId },
    { index: 'date', from, to },
  ]);
  const known = new Map<string, Known>();
  for (const row of rows) {
    const planned = idsOf(row.assignedShifts);
    const shiftIds = planned.length > 0 && holidays.has(row.date) ? await namedShifts(scope, row) : planned;
    const isAway = row.state === 'ON_LEAVE' || row.leaveRequests.some(({ part }) => part === 'FULL');
    known.set(dayKey(row.employeeId, row.date), { shiftIds, isAway });
  }
  return known;
}

/** Painted dates of people whom the branch has then, but of which no record is made yet. */
async function unknownDrafts(
  scope: QueryScope,
  branchId: string,
  drafts: readonly Draft[],
): Promise<Map<string, Known>> {
  const ids = [...new Set(drafts.map(({ employeeId }) => employeeId))];
  const byId = new Map((await scope.rowsById<PersonRow>(people.model, ids)).map((person) => [person.id, person]));
  const here = drafts.filter(({ employeeId, date }) => {
    const person = byId.get(employeeId);
    return person && isEmployed(person, date) && placeOn(person, date)?.branchId === branchId;
  });
  return new Map(here.map(({ employeeId, date }) => [dayKey(employeeId, date), { shiftIds: [], isAway: false }]));
}

const splitOf = (key: string): Pick<Standing, 'employeeId' | 'date'> => {
  const [employeeId = '', date = ''] = key.split('~');
  return { employeeId, date };
};

interface Asking extends DateRange {
  holidays: ReadonlySet<string>;
  drafts: readonly Draft[];
}

/** Everybody whom a branch has, with what is planned, painted, taken and asked for. */
export async function standingsAt(
  scope: QueryScope,
  branchId: string,
  { holidays, drafts, ...range }: Asking,
): Promise<Standing[]> {
  const painted = new Map(drafts.map((one) => [dayKey(one.employeeId, one.date), one.shiftIds]));
  const recorded = await knownAt(scope, branchId, range, holidays);
  const missing = drafts.filter(({ employeeId, date }) => !recorded.has(dayKey(employeeId, date)));
  const known = new Map([...recorded, ...(await unknownDrafts(scope, branchId, missing))]);
  const asked = await askedOn(scope, range);
  return [...known].flatMap(([key, { shiftIds, isAway }]): Standing[] => {
    const common = { ...splitOf(key), isAway, asksLeave: asked.has(key) };
    const draft = painted.get(key);
    if (!draft) return [{ ...common, shiftIds, isPainted: false }];
    return [
      { ...common, shiftIds: draft.filter((id) => shiftIds.includes(id)), isPainted: false },
      { ...common, shiftIds: draft.filter((id) => !shiftIds.includes(id)), isPainted: true },
    ];
  });
}

/** Those of a team as it is today; null = everybody. */
export async function ofTeam(
  scope: QueryScope,
  teamId: string | null,
  all: readonly Standing[],
): Promise<readonly Standing[]> {
  if (teamId === null) return all;
  const team = await allOf(scope, people.model, [{ index: 'teamId', eq: teamId }]);
  const ids = new Set(team.map(({ id }) => id));
  return all.filter(({ employeeId }) => ids.has(employeeId));
}

export const calendarOf = async (scope: QueryScope): Promise<Calendar> =>
  (await scope.state(calendar, scope.organization)).state;

/** Dates on which the whole day is a public holiday of the branch. */
export const holidaysAt = (state: Calendar, branchId: string, { from, to }: DateRange): Set<string> =>
  new Set(datesBetween(from, to).filter((date) => holidayOn(state, branchId, date) === 'FULL'));
