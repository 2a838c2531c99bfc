import { changedFields } from '@kadro/chassis/declare';
import { addDays } from '@kadro/kernel';
import { overlapsOf, type ShiftOn } from '../day/overlap.ts';
import { reject } from '../errors/index.ts';
import { mustBeOpen, since } from '../periods/closed/rules.ts';
import { type Correction } from '../periods/closed/shape.ts';
import { type DateRange } from '../periods/months.ts';
import { type ShiftState, versionOn } from '../shift/events.ts';
import { calculatedShift } from '../shift/shape.ts';
import { latestOf, type WorksheetFields, type WorksheetState } from './events.ts';

type Shifts = ReadonlyMap<string, ShiftState>;

/** Turn after turn, times of a day and of the next share no minutes. @throws Rejection worksheet_overlap */
function mustFollow({ anchor, days }: WorksheetFields, shifts: Shifts): void {
  const placed = (n: number): ShiftOn[] =>
    days[n % days.length]!.shifts.map(({ shiftId, version }) => ({
      date: addDays(anchor, n),
      shift: calculatedShift(versionOn(shifts.get(shiftId)!, version, anchor)!.fields),
    }));
  for (let n = 0; n < days.length; n++) {
    const own = placed(n);
    const isOver = own.some((one, at) =>
      [...own.slice(at + 1), ...placed(n + 1)].some((other) => overlapsOf(one, other)),
    );
    const params = { day: String(n + 1) };
    if (isOver)
      reject('worksheet_overlap', { params, fields: { [`days.${n}`]: { name: 'worksheet_overlap', params } } });
  }
}

export function defineWorksheet(fields: WorksheetFields, shifts: Shifts) {
  mustFollow(fields, shifts);
  return [{ type: 'WorksheetDefined' as const, data: fields }];
}

/** One more version; `closed`: dates of closed months that follow it. @throws Rejection archived_record, worksheet_overlap, period_closed */
export function changeWorksheet(
  state: WorksheetState,
  {
    effectiveOn = null,
    correction,
    ...input
  }: Partial<WorksheetFields> & { effectiveOn?: string | null; correction?: Correction },
  shifts: Shifts,
  closed: readonly DateRange[] = [],
) {
  if (state.archived) reject('archived_record');
  const changed = changedFields(latestOf(state), input) as Partial<WorksheetFields>;
  if (Object.keys(changed).length === 0) return [];
  if (changed.days) mustFollow({ ...latestOf(state), ...changed }, shifts);
  const carried = effectiveOn === null ? {} : mustBeOpen(closed, since(effectiveOn), correction);
  const data = { version: state.versions.length + 1, effectiveOn, changed, ...carried };
  return [{ type: 'WorksheetRedefined' as const, data }];
}
