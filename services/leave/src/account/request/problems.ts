import {
  type Day,
  daysBetween,
  type ErrorName,
  type ErrorParameters,
  isMeaningful,
  Rejection,
  type Step,
} from '@kadro/kernel';
import { type Fraction } from 'fraction.js';
import { balanceOn, lowestFrom } from '../shared/balances.ts';
import { daysOf, fromNumber, hoursLeft, minutesBetween, overlapOf, toNumber } from '../shared/days.ts';
import { type Dated } from '../shared/ledger.ts';
import { type DayFact, type LeaveDuration, type LeaveKind, type LeavePeriod, periodsOf } from '../shared/shapes.ts';
import { book, type LeaveAccountState, type RequestState, without } from '../state.ts';
import { isWithinUsage, type UsageRule } from './usage-rule.ts';

/** What a member asks for. On a change absent reason and documents stay, null clears the reason. */
export interface LeaveInput {
  id: string;
  leaveTypeId: string;
  duration: LeaveDuration;
  beginDate: Day;
  endDate: Day;
  period?: LeavePeriod | null;
  /** `HH:MM`, for HOURLY. */
  beginTime?: string | null;
  endTime?: string | null;
  reason?: string | null;
  documents?: readonly string[];
}

/** The rules of a leave type. */
export interface LeaveTypeRules {
  kind: LeaveKind;
  durations: readonly LeaveDuration[];
  tracksBalance: boolean;
  documentRequired: boolean;
  reasonRequired: boolean;
  noticeDays: number;
  minimumDays: number | null;
  maximumDays: number | null;
  advanceDays: number;
  usageRule: UsageRule | null;
  archived: boolean;
}

/** What is looked up before a request is decided on. */
export interface LeaveFacts {
  type: LeaveTypeRules;
  /** Every date of the request, counted by `countDays`. */
  days: readonly DayFact[];
  steps: Step[];
  escalated: 'GENERAL_MANAGER' | 'SUPER_ADMIN' | null;
  /** In the zone of the person's branch. */
  today: Day;
  branchId: string | null;
  /** Folded sort key of the person's name. */
  name: string;
  birthDate: Day | null;
  /** Uploads that the requester may use. */
  documents: readonly string[];
  /** The organization's least letters of a meaningful text. */
  meaningfulLetters: number;
  /** Entries of the balance that are still to come. */
  due?: readonly Dated[];
}

interface Case {
  /** The account without the request itself. */
  state: LeaveAccountState;
  /** The request as it stands, when it is changed. */
  current: RequestState | undefined;
  input: LeaveInput;
  facts: LeaveFacts;
}

type Check = (one: Case) => Rejection | false | null | undefined;

/** A refusal that is also the problem of one field. */
export function problem(
  name: ErrorName,
  field: string,
  params?: ErrorParameters,
  details?: Record<string, unknown>,
): Rejection {
  return new Rejection<ErrorName>(name, { params, details, fields: { [field]: { name, params } } } as never);
}

/** A text that an act has to come with; nothing but signs says nothing. @throws meaningful_text */
export function demandMeaning(text: string | null | undefined, field: string, min = 1): void {
  if (!isMeaningful(text ?? '', min)) throw problem('meaningful_text', field, { min });
}

const isArchived: Check = ({ current, input, facts: { type } }) =>
  type.archived && current?.leaveTypeId !== input.leaveTypeId && problem('archived_record', 'leaveTypeId');

const isNotOffered: Check = ({ input: { duration }, facts: { type } }) =>
  !type.durations.includes(duration) && problem('leave_duration_not_offered', 'duration');

function lacksPeriod({ input: { duration, period } }: Case): ReturnType<Check> {
  const offered = periodsOf[duration];
  return offered.length > 0 && (!period || !offered.includes(period)) && problem('leave_period_required', 'period');
}

function hasWrongHours({ input: { duration, beginTime, endTime }, facts: { days } }: Case): ReturnType<Check> {
  if (duration !== 'HOURLY') return null;
  const minutes = minutesBetween(beginTime, endTime);
  const exceeds = days.some((day) => day.kind === 'ON_LEAVE' && minutes > hoursLeft(day));
  return (minutes === 0 || exceeds) && problem('leave_hours_invalid', 'endTime');
}

function hasWrongDates({ input: { duration, beginDate, endDate } }: Case): ReturnType<Check> {
  if (endDate < beginDate) return problem('date_order', 'endDate');
  return duration !== 'FULL_DAY' && endDate !== beginDate && problem('date_range_too_long', 'endDate', { max: 1 });
}

function isTooLate({ input: { beginDate }, facts: { type, today } }: Case): ReturnType<Check> {
  // no notice wanted: leave may also be asked for afterwards, as for an illness
  return (
    type.noticeDays > 0 &&
    daysBetween(today, beginDate) < type.noticeDays &&
    problem('leave_notice_too_short', 'beginDate', { days: type.noticeDays })
  );
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

const isFree: Check = ({ facts }) =>
  facts.days.length > 0 && !counts(facts) && problem('leave_no_working_day', 'beginDate');

const isOutsideUsage: Check = ({
  input,
  facts: {
    type: { usageRule },
    birthDate,
  },
}) =>
  usageRule !== null &&
  (birthDate === null || !isWithinUsage(usageRule, birthDate, input)) &&
  problem('leave_usage_rule', 'beginDate');

function isTaken({ state, input, facts: { days } }: Case): ReturnType<Check> {
  const { id: requestId, beginTime, endTime } = input;
  for (const { date, part, minutes, of } of days) {
    const met = overlapOf({ requestId, part, minutes, of, beginTime, endTime }, state.taken.get(date, []));
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

function periodOf(days: readonly { date: Day }[]): string {
  const [first, last] = [days[0]!.date, days.at(-1)!.date];
  return first === last ? first : `${first} – ${last}`;
}

/** On every date from the first day to the last known entry the balance stays within the advance (streams.md). */
function exceedsBalance({ state, input, facts: { type, days, due } }: Case): ReturnType<Check> {
  if (!type.tracksBalance) return null;
  const { leaveTypeId, beginDate } = input;
  const { on, balance } = lowestFrom(
    book(state, { ...input, tracksBalance: true, days } as unknown as RequestState),
    leaveTypeId,
    beginDate,
    due,
  );
  const missing = balance.add(fromNumber(type.advanceDays)).neg();
  if (missing.lte(0)) return null;
  const values = { missing: toNumber(missing), balance: toNumber(balanceOn(state, leaveTypeId, on, due)), on };
  return problem('leave_balance_insufficient', 'endDate', values, values);
}

function lacksDocuments({ current, input, facts: { type, documents } }: Case): ReturnType<Check> {
  const wanted = input.documents ?? current?.documents ?? [];
  const known = new Set([...documents, ...(current?.documents ?? [])]);
  if (wanted.some((one) => !known.has(one))) return problem('reference_unknown', 'documents');
  return type.documentRequired && wanted.length === 0 && problem('leave_document_required', 'documents');
}

function saysTooLittle({ current, input: { reason }, facts: { type, meaningfulLetters } }: Case): ReturnType<Check> {
  if (reason === undefined && current?.reason) return null;
  if (!type.reasonRequired && (reason === undefined || reason === null)) return null;
  // where nobody asks for a reason a word is enough, but a given one is not blank
  const min = type.reasonRequired ? meaningfulLetters : 1;
  return !isMeaningful(reason ?? '', min) && problem('meaningful_text', 'reason', { min });
}

const ofDates: readonly Check[] = [
  isArchived,
  isNotOffered,
  lacksPeriod,
  hasWrongHours,
  hasWrongDates,
  isTooLate,
  isTooShort,
  isTooLong,
  isFree,
  isOutsideUsage,
  isTaken,
  exceedsBalance,
];
const ofPapers: readonly Check[] = [lacksDocuments, saysTooLittle];

/** Whether anything changes that the approvers decide on; reason and documents do not restart a chain (conventions). */
export function asksOtherDays(current: RequestState, input: LeaveInput): boolean {
  const fields = ['leaveTypeId', 'duration', 'period', 'beginDate', 'endDate', 'beginTime', 'endTime'] as const;
  return fields.some((field) => (input[field] ?? null) !== current[field]);
}

/** Everything that stands against a request, each with its field (specification, section 5); nothing does = empty. */
export function problemsOf(state: LeaveAccountState, input: LeaveInput, facts: LeaveFacts): Rejection[] {
  const current = state.requests.get(input.id);
  const one = { state: without(state, input.id), current, input, facts };
  const checks = current && !asksOtherDays(current, input) ? ofPapers : [...ofDates, ...ofPapers];
  return checks.flatMap((check) => check(one) || []);
}

/** Balance on the last day of a request, before and after it. */
export function balancesAround(
  state: LeaveAccountState,
  input: LeaveInput,
  { days, due }: Pick<LeaveFacts, 'days' | 'due'>,
): { before: Fraction; after: Fraction } {
  const before = balanceOn(without(state, input.id), input.leaveTypeId, input.endDate, due);
  return { before, after: before.sub(daysOf(days)) };
}
