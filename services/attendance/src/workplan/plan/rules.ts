import { addDays, weekStart } from '@kadro/kernel';
import { reject } from '../../errors/index.ts';
import { areTwoWeekDuties, overlapsOf, type ShiftOn } from '../../day/overlap.ts';
import { type ShiftState, type ShiftVersion, versionOn } from '../../shift/events.ts';
import { timesOf } from '../../day/planned/times.ts';
import { expectedMinutes } from '../../shift/minutes.ts';
import { calculatedShift } from '../../shift/shape.ts';
import { keyOf } from '../../timesheet/person-facts.ts';
import { datesBetween } from '../../timesheet/weeks.ts';
import { type EntryData } from '../events.ts';
import { type WorkplanState } from '../state.ts';

export interface PlanFacts {
  id: string;
  from: string;
  to: string;
  entries: readonly EntryData[];
  branchId: string | null;
  /** Dates are named one by one: those without a shift are off, all of them if need be. */
  isDated: boolean;
  shifts: ReadonlyMap<string, ShiftState>;
  note: string | null;
  origin: 'SINGLE' | 'MULTIPLE' | 'WORKSHEET' | 'IMPORT' | 'REQUEST';
  by: string;
}

interface Placed extends ShiftOn {
  /** One version of a shift. */
  id: string;
}

const placed = (date: string, shiftId: string, found: ShiftVersion): Placed => ({
  date,
  id: keyOf(shiftId, found.version),
  shift: calculatedShift(found.fields),
});

function placedOn(
  { entries }: Pick<WorkplanState, 'entries'>,
  date: string,
  shifts: PlanFacts['shifts'],
): readonly Placed[] {
  return entries.get(date, []).flatMap(({ shiftId, version }) => {
    const state = shifts.get(shiftId);
    const found = state && versionOn(state, version, date);
    return found ? [placed(date, shiftId, found)] : [];
  });
}

/** With what of the shift others have to know. */
function measured(entry: EntryData, shifts: PlanFacts['shifts']): EntryData {
  const shift = calculatedShift(versionOn(shifts.get(entry.shiftId)!, entry.version, entry.date)!.fields);
  const { begin, end } = timesOf(shift) ? shift : { begin: null, end: null };
  return { ...entry, minutes: expectedMinutes(shift), begin, end };
}

/** Several shifts a day are welcome; times that overlap, over dates too, are not (streams.md, planned shifts). */
export function planShifts(state: WorkplanState, facts: PlanFacts) {
  const { shifts, entries, isDated, ...more } = facts;
  if (entries.length === 0 && !isDated) reject('workplan_empty');
  const planned = new Map<string, Placed[]>();
  const all = (date: string): readonly Placed[] => [...placedOn(state, date, shifts), ...(planned.get(date) ?? [])];
  for (const { date, shiftId, version } of entries) {
    const own = placed(date, shiftId, versionOn(shifts.get(shiftId)!, version, date)!);
    for (const days of [-1, 0, 1])
      if (all(addDays(date, days)).some((other) => overlapsOf(own, other)))
        reject('workplan_overlap', { params: { on: date }, details: { on: date, shiftId } });
    for (const day of datesBetween(weekStart(date), addDays(weekStart(date), 6)))
      if (all(day).some((other) => areTwoWeekDuties(own, other)))
        reject('workplan_week_duties', { params: { on: date } });
    planned.set(date, [...(planned.get(date) ?? []), own]);
  }
  return [{ type: 'WorkplanSet' as const, data: { ...more, entries: entries.map((one) => measured(one, shifts)) } }];
}
