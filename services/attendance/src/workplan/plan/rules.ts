import { Refused } from '@kadro/chassis/declare';
import { addDays, weekStart } from '@kadro/kernel';
import { reject } from '../../errors/index.ts';
import { type Shift } from '../../day/shapes.ts';
import { areTwoWeekDuties, overlapsOf, type ShiftOn } from '../../day/overlap.ts';
import { mustBeOpen } from '../../periods/closed/rules.ts';
import { type Correction } from '../../periods/closed/shape.ts';
import { type DateRange } from '../../periods/months.ts';
import { type RuleValues } from '../../rule-sets/shape.ts';
import { type ShiftState, type ShiftVersion, versionOn } from '../../shift/events.ts';
import { timesOf } from '../../day/planned/times.ts';
import { expectedMinutes } from '../../shift/minutes.ts';
import { calculatedShift } from '../../shift/shape.ts';
import { keyOf } from '../../timesheet/person-facts.ts';
import { datesBetween } from '../../timesheet/weeks.ts';
import { type EntryData } from '../events.ts';
import { type WorkplanState } from '../state.ts';
import { type Finding, findingsOf } from './limits.ts';

export interface PlanFacts {
  id: string;
  from: string;
  to: string;
  entries: readonly EntryData[];
  branchId: string | null;
  /** Dates are named one by one: those without a shift are off, all of them if need be. */
  isDated: boolean;
  shifts: ReadonlyMap<string, ShiftState>;
  rules: (date: string) => RuleValues;
  /** Dates of closed months. */
  closed?: readonly DateRange[];
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

const shiftOf = ({ shiftId, version, date }: EntryData, shifts: PlanFacts['shifts']): Shift =>
  calculatedShift(versionOn(shifts.get(shiftId)!, version, date)!.fields);

/** With what of the shift others have to know. */
function measured(entry: EntryData, shifts: PlanFacts['shifts']): EntryData {
  const shift = shiftOf(entry, shifts);
  const { begin, end } = timesOf(shift) ? shift : { begin: null, end: null };
  return { ...entry, minutes: expectedMinutes(shift), begin, end };
}

/** What of the rules the person's plan does not keep with what is planned now. */
export function planFindings(state: Pick<WorkplanState, 'entries'>, { shifts, entries, rules }: PlanFacts): Finding[] {
  const dates = new Set(entries.map(({ date }) => date));
  const now = (date: string): Shift[] => entries.filter((one) => one.date === date).map((one) => shiftOf(one, shifts));
  const on = (date: string): Shift[] => [...placedOn(state, date, shifts).map((one) => one.shift), ...now(date)];
  return findingsOf({ dates, on, rules });
}

/** Several shifts a day are welcome; times that overlap, over dates too, are not (streams.md, planned shifts). */
export function planShifts(state: WorkplanState, facts: PlanFacts, correction?: Correction) {
  const { shifts, entries, isDated, rules: _rules, closed = [], ...more } = facts;
  const carried = mustBeOpen(closed, [more], correction);
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
  const refused = planFindings(state, facts).find(({ isRefused }) => isRefused);
  if (refused) throw new Refused(refused.name, refused);
  return [
    {
      type: 'WorkplanSet' as const,
      data: { ...more, ...carried, entries: entries.map((one) => measured(one, shifts)) },
    },
  ];
}
