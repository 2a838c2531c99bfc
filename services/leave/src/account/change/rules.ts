import { type NewEvent, same } from '@kadro/chassis/declare';
import { approval } from '@kadro/kernel';
import { reject } from '../../errors/index.ts';
import Fraction from 'fraction.js';
import { type LeaveAccountEvents } from '../events.ts';
import { type LeaveFacts } from '../request/facts.ts';
import { type LeaveInput } from '../request/input.ts';
import { asksOtherDays, problemsOf } from '../request/problems.ts';
import { askedData } from '../request/rules.ts';
import { toNumber } from '../shared/days.ts';
import { type LeaveAccountState, requestOf, type RequestState } from '../state.ts';

/** Keeps what the approvers saw: a new reason brings in neither a changed type nor a changed holiday. */
function asDecided(
  { days, steps, escalated, tracksBalance, countsCalendarDays, advanceDays }: RequestState,
  facts: LeaveFacts,
): LeaveFacts {
  return {
    ...facts,
    days,
    steps,
    escalated,
    type: {
      ...facts.type,
      tracksBalance,
      countsCalendarDays: countsCalendarDays ?? facts.type.countsCalendarDays,
      advanceDays: toNumber(new Fraction(advanceDays)),
    },
  };
}

const isSameSet = (a: readonly string[], b: readonly string[]): boolean =>
  a.length === b.length && a.every((one) => b.includes(one));

/**
 * Other days restart the chain; where only reason or documents change, what was counted and decided stays.
 * @throws request_decided once it is decided, else the first of `problemsOf`
 */
export function changeRequest(
  state: LeaveAccountState,
  input: LeaveInput,
  facts: LeaveFacts,
): NewEvent<LeaveAccountEvents>[] {
  const current = requestOf(state, input.id);
  if (!approval.isOpen(current.status)) reject('request_decided');
  const [first] = problemsOf(state, input, facts);
  if (first) throw first;
  const restarted = asksOtherDays(current, input);
  const documents = input.documents ?? current.documents;
  const isSameReason = input.reason === undefined || same(input.reason, current.reason);
  if (!restarted && isSameSet(documents, current.documents) && isSameReason) return [];
  return [
    {
      type: 'LeaveChanged',
      data: { ...askedData(state, { ...input, documents }, restarted ? facts : asDecided(current, facts)), restarted },
    },
  ];
}
