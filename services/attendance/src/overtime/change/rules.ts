import { type NewEvent, same } from '@kadro/chassis/declare';
import { approval } from '@kadro/kernel';
import { reject } from '../../errors/index.ts';
import { type OvertimeEvents } from '../events.ts';
import { type AskedFacts } from '../request/facts.ts';
import { type OvertimeInput } from '../request/input.ts';
import { askedData, mustBeComplete, mustBeOnlyOne } from '../request/rules.ts';
import { isDraft, type OvertimeState, requestOf, type RequestState } from '../state.ts';
import { mustFitYear } from '../year/rules.ts';

const asked = ['overtimeDate', 'shiftId', 'overtimeTypeId', 'period', 'durationInMinutes'] as const;

const asksOther = (request: RequestState, input: OvertimeInput): boolean =>
  asked.some((field) => (input[field] ?? null) !== request[field]);

/**
 * What is asked anew is decided anew; where only the reason changes, what was decided stays. A draft stays a draft.
 * @throws Rejection request_decided, overtime_shift_or_type_required, meaningful_text, overtime_exists,
 * overtime_year_most, changed_meanwhile
 */
export function changeOvertime(
  state: OvertimeState,
  input: OvertimeInput,
  facts: AskedFacts,
): NewEvent<OvertimeEvents>[] {
  const current = requestOf(state, facts.id);
  if (!isDraft(current) && !approval.isOpen(current.status)) reject('request_decided');
  mustBeComplete(input);
  if (!isDraft(current)) mustBeOnlyOne(state, { id: current.id, overtimeDate: input.overtimeDate });
  mustFitYear(state, { ...input, id: current.id }, facts.yearOfDate);
  const isOther = asksOther(current, input);
  if (!isOther && (input.reason === undefined || same(input.reason, current.reason))) return [];
  const restarted = isOther && !isDraft(current);
  // looked up while it was a draft
  if (restarted && facts.steps.length === 0) reject('changed_meanwhile');
  const { steps, escalated } = restarted ? facts : current;
  return [{ type: 'OvertimeChanged', data: { ...askedData(input, { ...facts, steps, escalated }), restarted } }];
}
