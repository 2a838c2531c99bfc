import { type CommandScope } from '@kadro/chassis';
import { addDays, daysBetween, type Weekday, weekdayOf } from '@kadro/kernel';
import { reject } from '../../errors/index.ts';
import { closedOf } from '../../periods/closed/facts.ts';
import { people, type PersonRow } from '../../replicas/people.ts';
import { rulesOfPerson } from '../../rule-sets/of-person.ts';
import { mustBeEmployed, settingsOf } from '../../shared/places.ts';
import { mustMayAssign } from '../../shared/who-acts.ts';
import { mustExist } from '../../shared/references.ts';
import { shift, type ShiftState } from '../../shift/events.ts';
import { shifts } from '../../shift/rows.ts';
import { placeOn } from '../../timesheet/person-facts.ts';
import { datesBetween } from '../../timesheet/weeks.ts';
import { workplan } from '../events.ts';
import { shiftsOn, latestOf, worksheet } from '../../worksheet/events.ts';
import { worksheets } from '../../worksheet/rows.ts';
import { type Finding } from './limits.ts';
import { bared } from './replace.ts';
import { type PlanFacts, planFindings } from './rules.ts';

/** What is to be planned: the same shifts on all dates, on some weekdays, or dates one by one. */
export interface PlanInput {
  from: string;
  to?: string | null;
  shiftIds?: readonly string[];
  weekdays?: readonly Weekday[];
  days?: readonly { date: string; shiftIds: readonly string[] }[];
  /** Instead: what the pattern has on each date, `offset` = so many days later than it is anchored. */
  worksheetId?: string;
  offset?: number;
  /** What the dates have gives way. */
  replaces?: boolean;
  origin?: 'IMPORT';
  note?: string | null;
}

/** Shifts by date; a date without any is off. */
export function datedShifts({ from, to, shiftIds = [], weekdays, days = [] }: PlanInput): Map<string, string[]> {
  const dated = new Map<string, string[]>();
  for (const date of datesBetween(from, to ?? from)) {
    const own = days.filter((one) => one.date === date).flatMap((one) => one.shiftIds);
    const all = !weekdays || weekdays.includes(weekdayOf(date)) ? shiftIds : [];
    dated.set(date, [...new Set([...own, ...all])]);
  }
  return dated;
}

/** @throws Rejection reference_unknown */
async function patternShifts(
  scope: CommandScope,
  { from, to, offset }: PlanInput,
  worksheetId: string,
): Promise<Map<string, string[]>> {
  await mustExist({ model: worksheets }, worksheetId, 'worksheetId', scope);
  const fields = latestOf((await scope.state(worksheet, worksheetId)).state);
  const idsOn = (date: string): string[] => shiftsOn(fields, date, offset).map(({ shiftId }) => shiftId);
  return new Map(datesBetween(from, to ?? from).map((date) => [date, idsOn(date)]));
}

/** @throws Rejection reference_unknown for an unknown or archived shift */
export async function shiftStates(scope: CommandScope, ids: Iterable<string>): Promise<Map<string, ShiftState>> {
  const states = new Map<string, ShiftState>();
  for (const id of ids) states.set(id, (await scope.state(shift, id)).state);
  return states;
}

/** @throws Rejection date_order, date_range_too_long */
export async function mustFit(scope: CommandScope, { from, to, days = [] }: PlanInput): Promise<void> {
  const last = to ?? from;
  if (last < from) reject('date_order', { fields: { to: { name: 'date_order' } } });
  const max = (await settingsOf(scope)).dateRangeDays;
  if (daysBetween(from, last) >= max)
    reject('date_range_too_long', {
      params: { max },
      fields: { to: { name: 'date_range_too_long', params: { max } } },
    });
  const isOutside = ({ date }: { date: string }): boolean => date < from || date > last;
  if (days.some(isOutside)) reject('value_invalid', { fields: { days: { name: 'value_invalid' } } });
}

/** Looked up for a plan of the person found. */
export async function planFacts(
  scope: CommandScope,
  input: PlanInput,
  origin: PlanFacts['origin'] = 'SINGLE',
): Promise<PlanFacts & { warnings: readonly Finding[] }> {
  const person = scope.foundRow<PersonRow>(people.model);
  await mustMayAssign(scope, person);
  await mustFit(scope, input);
  const dated =
    input.worksheetId === undefined ? datedShifts(input) : await patternShifts(scope, input, input.worksheetId);
  for (const id of new Set([...dated.values()].flat())) await mustExist({ model: shifts }, id, 'shiftIds', scope);
  const facts = await factsOfPlan(scope, person, {
    id: scope.rowId,
    from: input.from,
    to: input.to ?? input.from,
    dated,
    isDated: input.days !== undefined || input.worksheetId !== undefined,
    origin: input.worksheetId === undefined ? (input.origin ?? origin) : 'WORKSHEET',
    note: input.note ?? null,
  });
  const { state } = await scope.state(workplan, person.id);
  const before = input.replaces ? bared(state, facts) : state;
  return { ...facts, warnings: planFindings(before, facts).filter(({ isRefused }) => !isRefused) };
}

interface Dated extends Pick<PlanFacts, 'id' | 'from' | 'to' | 'isDated' | 'origin' | 'note'> {
  dated: ReadonlyMap<string, readonly string[]>;
}

/** Of shifts by date, with their newest versions. @throws Rejection outside_employment */
export async function factsOfPlan(
  scope: CommandScope,
  person: PersonRow,
  { dated, ...plan }: Dated,
): Promise<PlanFacts> {
  mustBeEmployed(
    person,
    [...dated].filter(([, ids]) => ids.length > 0).map(([date]) => date),
  );
  const { state } = await scope.state(workplan, person.id);
  const states = await shiftStates(scope, new Set([...[...dated.values()].flat(), ...nearby(state.entries, plan)]));
  return {
    ...plan,
    entries: [...dated].flatMap(([date, ids]) =>
      ids.map((shiftId) => ({ date, shiftId, version: states.get(shiftId)!.versions.length })),
    ),
    branchId: placeOn(person, plan.from)?.branchId ?? null,
    shifts: states,
    rules: await rulesOfPerson(scope, person, state.rules),
    closed: await closedOf(scope, person, plan),
    by: scope.principal.account,
  };
}

/** Shifts that are planned on the dates, and a week around them. */
function nearby(
  entries: { get(date: string, none: readonly { shiftId: string }[]): readonly { shiftId: string }[] },
  { from, to }: Pick<PlanInput, 'from' | 'to'>,
): string[] {
  return datesBetween(addDays(from, -7), addDays(to ?? from, 7)).flatMap((date) =>
    entries.get(date, []).map(({ shiftId }) => shiftId),
  );
}
