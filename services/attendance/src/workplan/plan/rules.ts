import { addDays, weekStart } from '@kadro/kernel';
import { reject } from '../../errors/index.ts';
import { type ShiftState, versionOn } from '../../shift/events.ts';
import { lengthOf } from '../../shift/rules.ts';
import { type ShiftFields } from '../../shift/shape.ts';
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

interface Placed {
  date: string;
  fields: ShiftFields;
}

const isTimed = ({ type }: ShiftFields): boolean => ['FIX', 'WORKDAY', 'DYNAMIC', 'OVERTIME'].includes(type);

/** From midnight of the shift's own date, in minutes by the clock on the wall. */
function spanOf({ begin, end }: ShiftFields): [from: number, to: number] {
  const from = Number(begin!.slice(0, 2)) * 60 + Number(begin!.slice(3));
  return [from, from + lengthOf({ begin: begin!, end: end! })];
}

/** Whether the planned times of two shifts share minutes, `days` = how much later the date of the second is. */
function overlap(one: ShiftFields, other: ShiftFields, days: number): boolean {
  if (!isTimed(one) || !isTimed(other)) return false;
  // candidates of one date are alternatives
  if (days === 0 && one.type === 'DYNAMIC' && other.type === 'DYNAMIC') return false;
  const [a, b] = [spanOf(one), spanOf(other)];
  return a[0] < b[1] + days * 1_440 && b[0] + days * 1_440 < a[1];
}

function placedOn(
  { entries }: Pick<WorkplanState, 'entries'>,
  date: string,
  shifts: PlanFacts['shifts'],
): readonly Placed[] {
  return entries.get(date, []).flatMap(({ shiftId, version }) => {
    const found = shifts.get(shiftId) && versionOn(shifts.get(shiftId)!, version, date);
    return found ? [{ date, fields: found.fields }] : [];
  });
}

const inWeek = ({ type, over }: ShiftFields): boolean => type === 'FLEXIBLE' && over === 'WEEK';

/** Several shifts a day are welcome; times that overlap, over dates too, are not (streams.md, planned shifts). */
export function planShifts(state: WorkplanState, facts: PlanFacts) {
  const { shifts, entries, isDated, ...more } = facts;
  if (entries.length === 0 && !isDated) reject('workplan_empty');
  const planned = new Map<string, Placed[]>();
  const all = (date: string): readonly Placed[] => [...placedOn(state, date, shifts), ...(planned.get(date) ?? [])];
  for (const { date, shiftId, version } of entries) {
    const fields = versionOn(shifts.get(shiftId)!, version, date)!.fields;
    for (const days of [-1, 0, 1])
      if (all(addDays(date, days)).some((other) => overlap(fields, other.fields, days)))
        reject('workplan_overlap', { params: { on: date }, details: { on: date, shiftId } });
    if (inWeek(fields)) mustBeOnlyWeek({ date, fields }, all);
    planned.set(date, [...(planned.get(date) ?? []), { date, fields }]);
  }
  return [{ type: 'WorkplanSet' as const, data: { ...more, entries: [...entries] } }];
}

/** attendance-day.md, section 5: two WEEK duties in one week are refused. */
function mustBeOnlyWeek({ date, fields }: Placed, all: (date: string) => readonly Placed[]): void {
  const monday = weekStart(date);
  for (let day = 0; day < 7; day++) {
    const others = all(addDays(monday, day)).filter((other) => inWeek(other.fields));
    const isOther = ({ fields: other }: Placed): boolean => JSON.stringify(other) !== JSON.stringify(fields);
    if (others.some(isOther)) reject('workplan_week_duties', { params: { on: date } });
  }
}
