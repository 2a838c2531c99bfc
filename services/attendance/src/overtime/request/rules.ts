import { type NewEvent } from '@kadro/chassis';
import { approval } from '@kadro/kernel';
import { reject } from '../../errors/index.ts';
import { mustSaySomething } from '../../shared/reasons.ts';
import { type AskedData, type OvertimeEvents } from '../events.ts';
import { occupying, type OvertimeState } from '../state.ts';
import { mustFitYear } from '../year/rules.ts';
import { type AskedFacts } from './facts.ts';
import { type OvertimeInput } from './input.ts';

export function askedData(input: OvertimeInput, { steps, yearOfDate: _year, ...facts }: AskedFacts): AskedData {
  const { overtimeDate, shiftId = null, overtimeTypeId = null, period, durationInMinutes, reason } = input;
  return {
    ...facts,
    overtimeDate,
    shiftId,
    overtimeTypeId,
    period,
    durationInMinutes,
    ...(reason === undefined ? {} : { reason }),
    steps: approval.withoutNotes(steps),
  };
}

/** @throws Rejection overtime_shift_or_type_required, meaningful_text */
export function mustBeComplete({ shiftId, overtimeTypeId, reason }: OvertimeInput): void {
  const name = 'overtime_shift_or_type_required';
  if (!shiftId && !overtimeTypeId) reject(name, { fields: { shiftId: { name }, overtimeTypeId: { name } } });
  if (reason) mustSaySomething(reason, 'reason');
}

/** One per date (specification, section 8). @throws Rejection overtime_exists */
export function mustBeOnlyOne(state: OvertimeState, { id, overtimeDate }: { id: string; overtimeDate: string }): void {
  const name = 'overtime_exists';
  const params = { on: overtimeDate };
  const other = occupying(state, overtimeDate, id);
  if (other !== undefined) reject(name, { params, details: { id: other }, fields: { overtimeDate: { name, params } } });
}

/** `sent` false: its owner's draft, which nobody is asked for and which occupies no date. */
export function requestOvertime(
  state: OvertimeState,
  { sent, ...input }: OvertimeInput & { sent: boolean },
  facts: AskedFacts,
): NewEvent<OvertimeEvents>[] {
  if (state.requests.has(facts.id)) reject('same_record_exist');
  mustBeComplete(input);
  if (sent) mustBeOnlyOne(state, { id: facts.id, overtimeDate: input.overtimeDate });
  mustFitYear(state, { ...input, id: facts.id }, facts.yearOfDate);
  const data = askedData(input, facts);
  if (sent) return [{ type: 'OvertimeRequested', data }];
  const { steps: _steps, escalated: _escalated, ...draft } = data;
  return [{ type: 'OvertimeDrafted', data: draft }];
}
