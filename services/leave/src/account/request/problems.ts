import { type ErrorTexts } from '../../errors/index.ts';
import { type Day, daysBetween, isMeaningful, type Rejection, type TextPeriod } from '@kadro/kernel';
import type Fraction from 'fraction.js';
import { balanceOn, freeFrom, lowestFrom } from '../shared/balances.ts';
import {
  daysOf,
  fromNumber,
  minutesBetween,
  minutesLeft,
  overlapOf,
  partAsked,
  toNumber,
  zero,
} from '../shared/days.ts';
import { isNight, timesOf } from '../shared/planned/place.ts';
import { problem } from '../shared/refusals.ts';
import { periodsOf } from '../shared/shapes.ts';
import { book, type LeaveAccountState, type RequestState, without } from '../state.ts';
import { isEmployed } from '../shared/workplaces.ts';
import { type LeaveFacts } from './facts.ts';
import { type LeaveInput } from './input.ts';
import { runAround } from './runs.ts';
import { isWithinUsage } from './usage-rule.ts';

interface RuleInput {
  /** Without the request itself. */
  state: LeaveAccountState;
  /** Only when a request is changed. */
  current: RequestState | undefined;
  input: LeaveInput;
  facts: LeaveFacts;
}

type Check = (one: RuleInput) => Rejection<ErrorTexts> | false | null | undefined;

const isUnknown: Check = ({ facts: { type } }) => type.unknown && problem('reference_unknown', 'leaveTypeId');

const isArchived: Check = ({ current, input, facts: { type } }) =>
  type.archived && current?.leaveTypeId !== input.leaveTypeId && problem('archived_record', 'leaveTypeId');

const isNotOffered: Check = ({ input: { duration }, facts: { type } }) =>
  !type.durations.includes(duration) && problem('leave_duration_not_offered', 'duration');

function lacksPeriod({ input: { duration, period } }: RuleInput): ReturnType<Check> {
  const offered = periodsOf[duration];
  return offered.length > 0 && (!period || !offered.includes(period)) && problem('leave_period_required', 'period');
}

/** A part or times that the duration does not have. */
function hasOtherPart({ input }: RuleInput): ReturnType<Check> {
  const { duration } = input;
  const extra = [
    ...(periodsOf[duration].length === 0 ? (['period'] as const) : []),
    ...(duration === 'HOURLY' ? [] : (['beginTime', 'endTime'] as const)),
  ].find((field) => input[field]);
  return extra && problem('leave_part_not_expected', extra);
}

/** Without a shift, all of them have to lie in what is left of the day; only a night goes on after midnight. */
function hasWrongHours({ input, facts: { days, planned } }: RuleInput): ReturnType<Check> {
  const { duration, beginTime, endTime } = input;
  if (duration !== 'HOURLY') return null;
  if (!beginTime || !endTime) return problem('leave_hours_invalid', 'endTime');
  const minutes = minutesBetween(beginTime, endTime);
  const isOverMidnight = endTime < beginTime && days.some(({ date }) => isNight(planned?.get(date)));
  if (minutes === 0 && !isOverMidnight) return problem('time_order', 'endTime');
  const exceeds = days.some(
    (day) => day.kind === 'ON_LEAVE' && minutes > day.minutes && timesOf(planned?.get(day.date)) === null,
  );
  return exceeds && problem('leave_hours_invalid', 'endTime');
}

function hasWrongDates({ input: { duration, beginDate, endDate }, facts }: RuleInput): ReturnType<Check> {
  if (endDate < beginDate) return problem('date_order', 'endDate');
  if (facts.mostDates) return problem('date_range_too_long', 'endDate', { max: facts.mostDates });
  return duration !== 'FULL_DAY' && endDate !== beginDate && problem('date_range_too_long', 'endDate', { max: 1 });
}

function isTooLate({ input: { beginDate }, facts: { type, today } }: RuleInput): ReturnType<Check> {
  // without a notice leave may also be asked for afterwards, as for an illness
  return (
    type.noticeDays > 0 &&
    daysBetween(today, beginDate) < type.noticeDays &&
    problem('leave_notice_too_short', 'beginDate', { days: type.noticeDays })
  );
}

/** Also of dates that do not count. */
function isNotEmployed({ facts: { days, employments } }: RuleInput): ReturnType<Check> {
  const outside = employments.length > 0 && days.find(({ date }) => !isEmployed(employments, date));
  if (!outside) return null;
  const field = outside === days[0] ? 'beginDate' : 'endDate';
  return problem('leave_outside_employment', field, { on: outside.date });
}

const counts = ({ days }: LeaveFacts): boolean => days.some(({ kind }) => kind === 'ON_LEAVE');

const isTooShort: Check = ({ facts }) => {
  const { minimumDays } = facts.type;
  return (
    minimumDays !== null &&
    counts(facts) &&
    daysOf(facts.days).lt(fromNumber(minimumDays)) &&
    problem('leave_days_too_few', 'endDate', { days: minimumDays })
  );
};

const isTooLong: Check = ({
  facts: {
    type: { maximumDays },
    days,
  },
}) =>
  maximumDays !== null &&
  daysOf(days).gt(fromNumber(maximumDays)) &&
  problem('leave_days_too_many', 'endDate', { days: maximumDays });

const isFarAhead: Check = ({ input: { endDate }, facts: { horizon } }) =>
  endDate > horizon && problem('leave_too_far_ahead', 'endDate', { until: horizon });

/** Days of one type that only free dates lie between are one run, in however many requests they were asked for. */
function isLongRun({ state, input, facts }: RuleInput): ReturnType<Check> {
  const { maximumDays } = facts.type;
  if (maximumDays === null || daysOf(facts.days).gt(fromNumber(maximumDays))) return null;
  const run = runAround(state, input, facts);
  return run.gt(fromNumber(maximumDays)) && problem('leave_days_in_a_row_too_many', 'endDate', { days: maximumDays });
}

const isFree: Check = ({ facts }) =>
  facts.days.length > 0 && !counts(facts) && problem('leave_no_working_day', 'beginDate');

function isOutsideUsage({ input, facts: { type, birthDate } }: RuleInput): ReturnType<Check> {
  const { usageRule } = type;
  if (usageRule === null) return null;
  if (!birthDate) return problem('leave_birth_date_missing', 'leaveTypeId');
  return !isWithinUsage(usageRule, birthDate, input) && problem('leave_usage_rule', 'beginDate');
}

function isTaken({ state, input, facts: { days, planned } }: RuleInput): ReturnType<Check> {
  const { id: requestId, beginTime, endTime } = input;
  const part = partAsked(input);
  for (const day of days) {
    const { date, minutes, of } = day;
    const asked = { requestId, part, minutes, of, beginTime, endTime };
    const met = overlapOf(asked, state.taken.get(date, []), minutesLeft(day), planned?.get(date));
    if (met)
      return problem(
        'leave_request_exists',
        'beginDate',
        { period: periodOf(state.requests.get(met.requestId)?.days ?? [{ date }]) },
        { requestId: met.requestId, date },
      );
  }
  return null;
}

const periodOf = (days: readonly { date: Day }[]): TextPeriod => ({ from: days[0]!.date, to: days.at(-1)!.date });

type Asked = Pick<RuleInput, 'state' | 'input'> & { facts: Pick<LeaveFacts, 'type' | 'days' | 'due' | 'horizon'> };

/** By how much the balance would exceed the advance, on the date where it does most; null where it never does. */
function exceeding({
  state,
  input,
  facts: { type, days, due, horizon },
}: Asked): { on: Day; missing: Fraction } | null {
  if (!type.tracksBalance) return null;
  const booked = book(state, { ...input, tracksBalance: true, days });
  // leave that was asked for beyond the horizon is paid by entitlements that are not there yet
  const until = horizon > input.endDate ? horizon : input.endDate;
  const { on, balance } = lowestFrom(booked, input.leaveTypeId, input.beginDate, due, until);
  const missing = balance.add(fromNumber(type.advanceDays)).neg();
  return missing.lte(0) ? null : { on, missing };
}

/** What may be asked for, advance included, before and after a request: on the worst date from its first day on. */
export function freeAround(
  account: LeaveAccountState,
  input: LeaveInput,
  { type, days, due, horizon }: Asked['facts'],
): { before: Fraction; after: Fraction } {
  const state = without(account, input.id);
  const until = horizon > input.endDate ? horizon : input.endDate;
  const freeIn = (one: LeaveAccountState): Fraction =>
    freeFrom(one, input.leaveTypeId, input.beginDate, fromNumber(type.advanceDays), due, until);
  return { before: freeIn(state), after: freeIn(book(state, { ...input, tracksBalance: true, days })) };
}

/** Days of a request that neither balance nor advance covers; at most its own. */
export function missingDays(account: LeaveAccountState, input: LeaveInput, facts: Asked['facts']): Fraction {
  const missing = exceeding({ state: without(account, input.id), input, facts })?.missing ?? zero;
  const asked = daysOf(facts.days);
  return missing.lt(asked) ? missing : asked;
}

/** On every date from the first day to the last known entry the balance stays within the advance (streams.md). */
function exceedsBalance(one: RuleInput): ReturnType<Check> {
  const exceeded = exceeding(one);
  if (!exceeded) return null;
  const { on, missing } = exceeded;
  const balance = balanceOn(one.state, one.input.leaveTypeId, on, one.facts.due);
  const values = { missing: toNumber(missing), balance: toNumber(balance), on };
  return problem('leave_balance_insufficient', 'endDate', values, values);
}

function lacksDocuments({ current, input, facts: { type, documents } }: RuleInput): ReturnType<Check> {
  const attached = input.documents ?? current?.documents ?? [];
  const known = new Set([...documents, ...(current?.documents ?? [])]);
  if (attached.some((one) => !known.has(one))) return problem('reference_unknown', 'documents');
  return type.documentRequired && attached.length === 0 && problem('leave_document_required', 'documents');
}

function lacksReason({ current, input: { reason }, facts: { type, meaningfulLetters } }: RuleInput): ReturnType<Check> {
  if (reason === undefined && current?.reason) return null;
  if (!type.reasonRequired && (reason === undefined || reason === null)) return null;
  // an optional reason may be short, but not blank
  const min = type.reasonRequired ? meaningfulLetters : 1;
  return !isMeaningful(reason ?? '', min) && problem('meaningful_text', 'reason', { min });
}

const ofDates: readonly Check[] = [
  isUnknown,
  isArchived,
  isNotOffered,
  lacksPeriod,
  hasOtherPart,
  hasWrongHours,
  hasWrongDates,
  isNotEmployed,
  isTooLate,
  isTooShort,
  isTooLong,
  isLongRun,
  isFarAhead,
  isFree,
  isOutsideUsage,
  isTaken,
  exceedsBalance,
];
const ofPapers: readonly Check[] = [lacksDocuments, lacksReason];

/** Reason and documents do not restart a chain (conventions, approval chains). */
export function asksOtherDays(current: RequestState, input: LeaveInput): boolean {
  const fields = ['leaveTypeId', 'duration', 'period', 'beginDate', 'endDate', 'beginTime', 'endTime'] as const;
  return fields.some((field) => (input[field] ?? null) !== current[field]);
}

/** Every reason to refuse a request, each with its field (specification, section 5); empty where it may be made. */
export function problemsOf(state: LeaveAccountState, input: LeaveInput, facts: LeaveFacts): Rejection<ErrorTexts>[] {
  const current = state.requests.get(input.id);
  const one = { state: without(state, input.id), current, input, facts };
  const checks = current && !asksOtherDays(current, input) ? ofPapers : [...ofDates, ...ofPapers];
  return checks.flatMap((check) => check(one) || []);
}

/** On the last day of a request, without and with it. */
export function balancesAround(
  state: LeaveAccountState,
  input: LeaveInput,
  { days, due }: Pick<LeaveFacts, 'days' | 'due'>,
): { before: Fraction; after: Fraction } {
  const before = balanceOn(without(state, input.id), input.leaveTypeId, input.endDate, due);
  return { before, after: before.sub(daysOf(days)) };
}
