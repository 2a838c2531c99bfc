import { type QueryScope } from '@kadro/chassis';
import { addDays } from '@kadro/kernel';
import { absence } from '../../absence/events.ts';
import { closedOf } from '../../periods/closed/facts.ts';
import { type DateRange } from '../../periods/months.ts';
import { type PersonRow } from '../../replicas/people.ts';
import { rulesOfPerson } from '../../rule-sets/of-person.ts';
import { shift, type ShiftState, versionOn } from '../../shift/events.ts';
import { calculatedShift } from '../../shift/shape.ts';
import { type Draft } from '../../staffing/coverage/facts.ts';
import { isEmployed, keyOf } from '../../timesheet/person-facts.ts';
import { datesBetween } from '../../timesheet/weeks.ts';
import { worksheet, type WorksheetState } from '../../worksheet/events.ts';
import { workplan } from '../events.ts';
import { plannedOn, type WorkplanState } from '../state.ts';
import { type CheckedPlan, type Placed } from './rules.ts';

/** Days before and after the dates that are looked at: those of the same weeks. */
const daysBeside = 7;

/** Shifts of a board in their newest states, each read once. */
export class ShiftStates {
  private readonly scope: QueryScope;
  private readonly known = new Map<string, ShiftState>();
  private readonly placed = new Map<string, Pick<Placed, 'id' | 'shift'>>();

  constructor(scope: QueryScope) {
    this.scope = scope;
  }

  async read(ids: Iterable<string>): Promise<void> {
    for (const id of ids) if (!this.known.has(id)) this.known.set(id, (await this.scope.state(shift, id)).state);
  }

  /** As it is on a date in the version it was planned with, else in the newest; undefined = there is no such shift. */
  on(date: string, shiftId: string, planned?: number): Pick<Placed, 'id' | 'shift'> | undefined {
    const state = this.known.get(shiftId);
    const found = state && versionOn(state, planned ?? state.versions.length, date);
    if (!found) return undefined;
    const key = keyOf(shiftId, found.version);
    const known = this.placed.get(key) ?? {
      id: key,
      shift: calculatedShift(found.fields),
    };
    this.placed.set(key, known);
    return known;
  }
}

interface Planned {
  shiftId: string;
  version?: number;
}

/** What is painted on a date, else planned, else what a worksheet or a default shift has. */
interface PlannedDay {
  planned: readonly Planned[];
  isNamed: boolean;
}

async function worksheetsOf(scope: QueryScope, { worksheets }: WorkplanState): Promise<Map<string, WorksheetState>> {
  const found = new Map<string, WorksheetState>();
  for (const { worksheetId } of worksheets)
    if (worksheetId !== null && !found.has(worksheetId))
      found.set(worksheetId, (await scope.state(worksheet, worksheetId)).state);
  return found;
}

async function plannedDays(
  scope: QueryScope,
  state: WorkplanState,
  { from, to }: DateRange,
  drafts: readonly Draft[],
): Promise<Map<string, PlannedDay>> {
  const painted = new Map(drafts.map(({ date, shiftIds }) => [date, shiftIds]));
  const worksheets = await worksheetsOf(scope, state);
  const dayOf = (date: string): PlannedDay => {
    const draft = painted.get(date)?.map((shiftId): Planned => ({ shiftId }));
    const planned = draft ?? plannedOn(state, date, worksheets) ?? [];
    return { planned, isNamed: draft !== undefined || state.entries.has(date) };
  };
  const dates = datesBetween(addDays(from, -daysBeside), addDays(to, daysBeside));
  return new Map(dates.map((date) => [date, dayOf(date)]));
}

const inRanges = (ranges: readonly DateRange[], date: string): boolean =>
  ranges.some(({ from, to }) => from <= date && date <= to);

/** What is asked of closed months and of leave only where something is painted. */
async function factsOfDrafts(scope: QueryScope & { now(): Temporal.Instant }, person: PersonRow, range: DateRange) {
  const [closed, { state }] = [await closedOf(scope, person, range), await scope.state(absence, person.id)];
  return {
    isClosed: (date: string) => inRanges(closed, date),
    isAway: (date: string) =>
      state.byDate.get(date, []).some(({ part, kind }) => part === 'FULL' && kind !== 'ON_DUTY'),
  };
}

const nothing = { isClosed: () => false, isAway: () => false };

/** What is planned and painted for a person on some dates and in the weeks around them. */
export async function checkedPlan(
  scope: QueryScope & { now(): Temporal.Instant },
  person: PersonRow,
  { range, drafts, shifts }: { range: DateRange; drafts: readonly Draft[]; shifts: ShiftStates },
): Promise<CheckedPlan> {
  const { state } = await scope.state(workplan, person.id);
  const days = await plannedDays(scope, state, range, drafts);
  await shifts.read([...days.values()].flatMap(({ planned }) => planned.map(({ shiftId }) => shiftId)));
  const placed = new Map(
    [...days].map(([date, { planned, isNamed }]): [string, Placed[]] => [
      date,
      planned.flatMap(({ shiftId, version }) => {
        const found = shifts.on(date, shiftId, version);
        return found ? [{ ...found, shiftId, date, isNamed }] : [];
      }),
    ]),
  );
  return {
    on: (date) => placed.get(date) ?? [],
    rules: await rulesOfPerson(scope, person, state.rules),
    painted: new Set(drafts.map(({ date }) => date)),
    isEmployed: (date) => isEmployed(person, date),
    ...(drafts.length > 0 ? await factsOfDrafts(scope, person, range) : nothing),
  };
}
