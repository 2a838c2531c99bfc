import { type QueryScope, type AnyReadModel } from '@kadro/chassis';
import { addDays, type Day, eachDay } from '@kadro/kernel';
import { type PlanRow, plans } from '../../../replicas/plans.ts';
import { type ShiftVersionRow, shiftVersions } from '../../../replicas/shift-versions.ts';
import { type StandingPlanRow, standingPlans } from '../../../replicas/standing-plans.ts';
import { type WorksheetVersionRow, worksheetVersions } from '../../../replicas/worksheet-versions.ts';
import { type PlannedDay, plannedDay } from './place.ts';
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

/** What its entries come to on a date; shifts that were defined anew since count as they are by then. */
function entriesOn(found: readonly PlanRow[], known: Definitions, date: Day): PlannedDay {
  const shifts = found.flatMap((plan) =>
    (plan.shifts ?? []).filter((one) => one.date === date).map((one) => shiftOn(known, one, date) ?? one),
  );
  if (shifts.length > 0) return plannedDay(shifts);
  return { minutes: found.reduce((sum, { minutes }) => sum + (minutes[date] ?? 0), 0), shifts: [] };
}

/** What is planned of a person in `[from, to]`: entries, else the worksheet, else the default shift. */
export async function plannedIn(scope: QueryScope, personId: string, from: Day, to: Day): Promise<Planned> {
  const where = [
    { index: 'personId', eq: personId },
    { index: 'cancelled', eq: false },
    { index: 'to', from },
  ];
  const found = (await scope.find<PlanRow>(plans.model, where, { limit: mostRows })).filter((plan) => plan.from <= to);
  const standing = await scope.row<StandingPlanRow>(standingPlans.model, personId);
  if (found.length === 0 && !standing) return new Map();
  const known = await definitionsFor(scope, found, standing, to);
  const planned = new Map<Day, PlannedDay>();
  for (const date of eachDay({ from, to: addDays(to, 1) })) {
    const holding = found.filter((plan) => plan.from <= date && date <= plan.to);
    const shifts = holding.length === 0 && standing ? standingShifts(standing, known, date) : null;
    if (holding.length > 0) planned.set(date, entriesOn(holding, known, date));
    else if (shifts) planned.set(date, plannedDay(shifts));
  }
  return planned;
}
