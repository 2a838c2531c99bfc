import { type QueryScope, type AnyReadModel } from '@kadro/chassis';
import { addDays, type Day, eachDay, weekStart } from '@kadro/kernel';
import { type PlanRow, plans } from '../../../replicas/plans.ts';
import { type ShiftVersionRow, shiftVersions } from '../../../replicas/shift-versions.ts';
import { type StandingPlanRow, standingPlans } from '../../../replicas/standing-plans.ts';
import { type WorksheetVersionRow, worksheetVersions } from '../../../replicas/worksheet-versions.ts';
import { type PlannedDay, plannedDay, type PlannedShift, shareOfWeek } from './place.ts';
import { type Definitions, shiftOn, standingShifts } from './standing.ts';

const mostRows = 1_000;

/** By date; those that the working pattern counts on are absent. */
export type Planned = ReadonlyMap<Day, PlannedDay>;

interface Versioned {
  version: number;
}

async function versionsOf<V extends Versioned>(
  scope: QueryScope,
  model: AnyReadModel,
  by: keyof V & string,
  ids: readonly string[],
): Promise<Map<string, V[]>> {
  const wanted = [...new Set(ids)];
  if (wanted.length === 0) return new Map();
  const rows = await scope.find<V>(model, [{ index: by, in: wanted }], { limit: mostRows });
  const ordered = rows.toSorted((a, b) => a.version - b.version);
  return Map.groupBy(ordered, (row) => String(row[by]));
}

async function definitionsFor(
  scope: QueryScope,
  found: readonly PlanRow[],
  standing: StandingPlanRow | null,
  to: Day,
): Promise<Definitions> {
  const begun = <T extends { from: Day }>(all: readonly T[] = []): T[] => all.filter(({ from }) => from <= to);
  const given = begun(standing?.worksheets).flatMap(({ worksheetId }) => worksheetId ?? []);
  const worksheets = await versionsOf<WorksheetVersionRow>(scope, worksheetVersions.model, 'worksheetId', given);
  const shiftIds = [
    ...found.flatMap(({ shifts = [] }) => shifts),
    ...begun(standing?.shifts),
    ...[...worksheets.values()].flat().flatMap(({ days }) => days.flat()),
  ].flatMap(({ shiftId }) => shiftId ?? []);
  return { worksheets, shifts: await versionsOf<ShiftVersionRow>(scope, shiftVersions.model, 'shiftId', shiftIds) };
}

/** Shifts that were defined anew since count as they are by the date. */
function shiftsOf(found: readonly PlanRow[], known: Definitions, date: Day): PlannedShift[] {
  const entries = found.flatMap(({ shifts = [] }) => shifts.filter((one) => one.date === date));
  if (entries.length > 0) return entries.map((one) => shiftOn(known, one, date) ?? one);
  const minutes = found.reduce((sum, plan) => sum + (plan.minutes[date] ?? 0), 0);
  return minutes === 0 ? [] : [{ minutes, begin: null, end: null }];
}

/** What is planned of a person in `[from, to]`: entries, else the worksheet, else the default shift. */
export async function plannedIn(scope: QueryScope, personId: string, from: Day, to: Day): Promise<Planned> {
  // duties of weeks count from Monday on
  const first = weekStart(from);
  const where = [
    { index: 'personId', eq: personId },
    { index: 'cancelled', eq: false },
    { index: 'to', from: first },
  ];
  const found = (await scope.find<PlanRow>(plans.model, where, { limit: mostRows })).filter((plan) => plan.from <= to);
  const standing = await scope.row<StandingPlanRow>(standingPlans.model, personId);
  if (found.length === 0 && !standing) return new Map();
  const known = await definitionsFor(scope, found, standing, to);
  const planned = new Map<Day, PlannedDay>();
  let before = 0;
  for (const date of eachDay({ from: first, to: addDays(to, 1) })) {
    const holding = found.filter((plan) => plan.from <= date && date <= plan.to);
    const shifts =
      holding.length > 0 ? shiftsOf(holding, known, date) : standing && standingShifts(standing, known, date);
    if (date === weekStart(date)) before = 0;
    if (shifts && date >= from) planned.set(date, plannedDay(shifts.map((one) => shareOfWeek(one, before))));
    if (shifts?.some(({ weekDays }) => typeof weekDays === 'number')) before += 1;
  }
  return planned;
}
