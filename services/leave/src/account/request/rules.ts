import { type NewEvent } from '@kadro/chassis';
import { approval } from '@kadro/kernel';
import { reject } from '../../errors/index.ts';
import { type AskedData, type LeaveAccountEvents } from '../events.ts';
import { fromNumber } from '../shared/days.ts';
import { type LeaveAccountState } from '../state.ts';
import { type LeaveFacts, type LeaveTypeRules } from './facts.ts';
import { type LeaveInput } from './input.ts';
import { balancesAround, problemsOf } from './problems.ts';

const rulesOf = ({ kind, tracksBalance, documentRequired, advanceDays, countsCalendarDays }: LeaveTypeRules) => ({
  kind,
  tracksBalance,
  documentRequired,
  advanceDays: fromNumber(advanceDays).toFraction(),
  countsCalendarDays,
});

export function askedData(state: LeaveAccountState, input: LeaveInput, facts: LeaveFacts): AskedData {
  const {
    id,
    leaveTypeId,
    duration,
    beginDate,
    endDate,
    period = null,
    beginTime = null,
    endTime = null,
    reason,
    documents = [],
  } = input;
  const { type, escalated, branchId, name } = facts;
  const around = type.tracksBalance ? balancesAround(state, input, facts) : null;
  return {
    id,
    leaveTypeId,
    duration,
    period,
    beginDate,
    endDate,
    beginTime,
    endTime,
    ...rulesOf(type),
    days: [...facts.days],
    ...(reason === undefined ? {} : { reason }),
    documents: [...documents],
    steps: approval.withoutNotes(facts.steps),
    escalated,
    branchId,
    name,
    balanceBefore: around?.before.toFraction() ?? null,
    balanceAfter: around?.after.toFraction() ?? null,
    recordedOn: facts.today,
  };
}

/** @throws same_record_exist, else the first of `problemsOf` */
export function requestLeave(
  state: LeaveAccountState,
  input: LeaveInput,
  facts: LeaveFacts,
): NewEvent<LeaveAccountEvents>[] {
  if (state.requests.has(input.id)) reject('same_record_exist');
  const [first] = problemsOf(state, input, facts);
  if (first) throw first;
  return [{ type: 'LeaveRequested', data: askedData(state, input, facts) }];
}
