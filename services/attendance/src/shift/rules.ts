import { changedFields } from '@kadro/chassis/declare';
import { type ShiftProblem, type ShiftProblemName, shiftProblems } from '../day/shift-problems.ts';
import { reject } from '../errors/index.ts';
import { mustBeOpen, since } from '../periods/closed/rules.ts';
import { type Correction } from '../periods/closed/shape.ts';
import { type DateRange } from '../periods/months.ts';
import { latest, type ShiftState } from './events.ts';
import { calculatedShift, type ShiftFields, unsaid } from './shape.ts';

type FieldRefusal = 'shift_times_required' | 'shift_value_not_possible' | 'required' | 'value_invalid';

const refusals: Readonly<Record<ShiftProblemName, FieldRefusal>> = {
  required: 'shift_times_required',
  flexible_only: 'value_invalid',
  total_above_length: 'shift_value_not_possible',
  break_not_shorter: 'shift_value_not_possible',
  minimum_above_maximum: 'shift_value_not_possible',
  no_day_left: 'shift_value_not_possible',
};

const refusalOf = ({ field, problem }: ShiftProblem): FieldRefusal =>
  field === 'totalWorkTime' && problem === 'required' ? 'required' : refusals[problem];

/** What no plan could hold (attendance-day.md, section 3). @throws Rejection that names the fields */
export function mustBePossible(fields: ShiftFields): void {
  const core = (['coreBegin', 'coreEnd'] as const).filter((field) => fields[field] === null);
  // one without the other says nothing
  if (core.length === 1) reject('required', { fields: { [core[0]!]: { name: 'required' } } });
  const problems = shiftProblems({ ...calculatedShift(fields), over: fields.over });
  const [first] = problems;
  if (!first) return;
  const named = problems.map((one) => [one.field === 'core' ? 'coreBegin' : one.field, { name: refusalOf(one) }]);
  reject(refusalOf(first), { fields: Object.fromEntries(named) });
}

export function defineShift(input: Partial<ShiftFields> & Pick<ShiftFields, 'name' | 'type'>) {
  const fields = { ...unsaid, ...input };
  mustBePossible(fields);
  return [{ type: 'ShiftDefined' as const, data: fields }];
}

/** One more version; `closed`: dates of closed months that are planned with it. @throws Rejection archived_record, period_closed */
export function changeShift(
  state: ShiftState,
  {
    effectiveOn = null,
    correction,
    ...input
  }: Partial<ShiftFields> & { effectiveOn?: string | null; correction?: Correction },
  closed: readonly DateRange[] = [],
) {
  if (state.archived) reject('archived_record');
  const changed = changedFields(latest(state), input) as Partial<ShiftFields>;
  if (Object.keys(changed).length === 0) return [];
  mustBePossible({ ...latest(state), ...changed });
  const carried = effectiveOn === null ? {} : mustBeOpen(closed, since(effectiveOn), correction);
  const data = { version: state.versions.length + 1, effectiveOn, changed, ...carried };
  return [{ type: 'ShiftRedefined' as const, data }];
}
