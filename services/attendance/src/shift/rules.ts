import { changedFields } from '@kadro/chassis/declare';
import { reject } from '../errors/index.ts';
import { latest, type ShiftState } from './events.ts';
import { type ShiftFields, unsaid } from './shape.ts';

type Limited = 'breakTime' | 'totalWorkTime' | 'clockInOvertimeMin' | 'clockOutOvertimeMin';

const timed = new Set<ShiftFields['type']>(['FIX', 'WORKDAY', 'DYNAMIC', 'OVERTIME']);

const minuteOf = (time: string): number => Number(time.slice(0, 2)) * 60 + Number(time.slice(3));

/** Planned minutes from begin to end; an end at or before the begin is of the next day. */
export function lengthOf({ begin, end }: { begin: string; end: string }): number {
  return (minuteOf(end) - minuteOf(begin) + 1_440) % 1_440 || 1_440;
}

function mustBeAtMost(field: Limited, max: number): never {
  return reject('shift_value_not_possible', {
    params: { max },
    fields: { [field]: { name: 'shift_value_not_possible', params: { max } } },
  });
}

/** What no plan could hold (attendance-day.md, section 3). @throws Rejection that names the field */
export function mustBePossible(fields: ShiftFields): void {
  const { type, begin, end, breakTime, breakPaid, breakMode, totalWorkTime } = fields;
  if (timed.has(type) && (begin === null || end === null))
    reject('shift_times_required', {
      fields: { [begin === null ? 'begin' : 'end']: { name: 'shift_times_required' } },
    });
  for (const side of ['clockIn', 'clockOut'] as const) {
    const [least, most] = [fields[`${side}OvertimeMin`], fields[`${side}OvertimeMax`]];
    if (least !== null && most !== null && least > most) mustBeAtMost(`${side}OvertimeMin`, most);
  }
  if (!timed.has(type) || begin === null || end === null) return;
  const length = lengthOf({ begin, end });
  if (breakTime >= length) mustBeAtMost('breakTime', length - 1);
  const most = breakMode === 'NONE' || breakPaid ? length : length - breakTime;
  if (totalWorkTime !== null && totalWorkTime > most) mustBeAtMost('totalWorkTime', most);
}

export function defineShift(input: Partial<ShiftFields> & Pick<ShiftFields, 'name' | 'type'>) {
  const fields = { ...unsaid, ...input };
  mustBePossible(fields);
  return [{ type: 'ShiftDefined' as const, data: fields }];
}

/** One more version. @throws Rejection archived_record */
export function changeShift(
  state: ShiftState,
  { effectiveOn = null, ...input }: Partial<ShiftFields> & { effectiveOn?: string | null },
) {
  if (state.archived) reject('archived_record');
  const changed = changedFields(latest(state), input) as Partial<ShiftFields>;
  if (Object.keys(changed).length === 0) return [];
  mustBePossible({ ...latest(state), ...changed });
  return [{ type: 'ShiftRedefined' as const, data: { version: state.versions.length + 1, effectiveOn, changed } }];
}
