import { type Day, daysBetween } from '@kadro/kernel';
import { type ShiftVersionRow } from '../../../replicas/shift-versions.ts';
import { type StandingPlan } from '../../../replicas/standing-plans.ts';
import { type PlacedShift, type WorksheetVersionRow } from '../../../replicas/worksheet-versions.ts';
import { type PlannedShift } from './place.ts';

interface Version {
  version: number;
  effectiveOn: Day | null;
}

/** What attendance has defined, as far as leave knows it: versions by id, ascending. */
export interface Definitions {
  shifts: ReadonlyMap<string, readonly ShiftVersionRow[]>;
  worksheets: ReadonlyMap<string, readonly WorksheetVersionRow[]>;
}

/** The one that was given, or a later one that is effective by the date; undefined as long as it is not known. */
function versionOn<V extends Version>(versions: readonly V[] = [], given: number, date: Day): V | undefined {
  return (
    versions.findLast(({ version, effectiveOn }) => version > given && effectiveOn !== null && effectiveOn <= date) ??
    versions.find(({ version }) => version === given)
  );
}

/** As it counts on a date; undefined as long as it is not known. */
export const shiftOn = (
  { shifts }: Definitions,
  { shiftId, version }: PlacedShift,
  date: Day,
): PlannedShift | undefined => versionOn(shifts.get(shiftId), version, date);

const standingOn = <T extends { from: Day }>(all: readonly T[], date: Day): T | undefined =>
  all.findLast(({ from }) => from <= date);

function turnOn({ anchor, days }: WorksheetVersionRow, date: Day, offset: number): readonly PlacedShift[] {
  const past = (daysBetween(anchor, date) - offset) % days.length;
  return days[(past + days.length) % days.length]!;
}

/** What stands on a date: the worksheet's day, else the default shift; null = none of both, or it is not known yet. */
function placedOn(plan: StandingPlan, { worksheets }: Definitions, date: Day): readonly PlacedShift[] | null {
  const given = standingOn(plan.worksheets, date);
  const worksheet = given?.worksheetId ? versionOn(worksheets.get(given.worksheetId), given.version, date) : undefined;
  if (given && worksheet) return turnOn(worksheet, date, given.offset);
  const usual = standingOn(plan.shifts, date);
  return usual?.shiftId ? [{ shiftId: usual.shiftId, version: usual.version }] : null;
}

/** The shifts that somebody has on a date where none are planned; null = the working pattern counts. */
export function standingShifts(plan: StandingPlan, known: Definitions, date: Day): PlannedShift[] | null {
  const placed = placedOn(plan, known, date);
  const found = placed?.map((one) => shiftOn(known, one, date));
  return found?.every((one) => one !== undefined) ? found : null;
}
