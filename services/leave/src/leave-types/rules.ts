import { daysBetween, type Rejection } from '@kadro/kernel';
import { type ErrorTexts } from '../errors/index.ts';
import { type UsageRule } from '../account/request/usage-rule.ts';
import { problem } from '../account/shared/refusals.ts';
import { horizonFrom } from './horizon.ts';
import { type LeaveTypeRow } from './record.ts';

type Rules = Pick<
  LeaveTypeRow,
  | 'kind'
  | 'durations'
  | 'tracksBalance'
  | 'noticeDays'
  | 'minimumDays'
  | 'maximumDays'
  | 'advanceDays'
  | 'usageRule'
  | 'horizonMonths'
>;

type Check = (rules: Rules) => Rejection<ErrorTexts> | false;

/** In days, one request that only whole working days lie in; of hours any part of a day. */
const amounts = { FULL_DAY: [1, Infinity], HOURLY: [0, 1], HALF_DAY: [0.5, 0.5], QUARTER_DAY: [0.25, 0.25] } as const;

/** Dates of the shortest window, as everybody has a birthday of his own: February, and February with March. */
const datesOf: Readonly<Record<UsageRule, number>> = {
  ON_DAY: 1,
  ON_WEEK: 7,
  ON_MONTH: 28,
  ON_MONTH_AND_NEXT_MONTH: 59,
};

/** The shortest there is, as leave is asked for all the year round. */
function daysAhead(rules: Rules): number {
  const firsts = Array.from({ length: 12 }, (_, month) => `2025-${String(month + 1).padStart(2, '0')}-01`);
  return Math.min(...firsts.map((first) => daysBetween(first, horizonFrom(first, rules))));
}

const hasFewestOverMost: Check = ({ minimumDays, maximumDays }) =>
  minimumDays !== null &&
  maximumDays !== null &&
  minimumDays > maximumDays &&
  problem('leave_type_fewest_over_most', 'minimumDays', { max: maximumDays });

/** No duration makes as many days as are allowed; only whole days make more than one. */
function fitsNoDuration({ durations, minimumDays, maximumDays }: Rules): ReturnType<Check> {
  const [fewest, most] = [minimumDays ?? 0, maximumDays ?? Infinity];
  if (most === 0) return problem('leave_type_never_possible', 'maximumDays');
  const isMade = durations.some((duration) => {
    const [least, largest] = amounts[duration];
    const made = duration === 'FULL_DAY' ? Math.max(least, Math.ceil(fewest)) : Math.max(least, fewest);
    return made <= Math.min(largest, most);
  });
  if (isMade) return false;
  const isTooMany = durations.every((duration) => amounts[duration][1] < fewest);
  return problem('leave_type_never_possible', isTooMany ? 'minimumDays' : 'maximumDays');
}

const isOtherKind: Check = ({ kind, usageRule }) =>
  usageRule !== null && kind !== 'RESTRICTED_HOLIDAY' && problem('leave_type_usage_rule_kind', 'usageRule');

const exceedsWindow: Check = ({ minimumDays, usageRule }) =>
  minimumDays !== null &&
  usageRule !== null &&
  minimumDays > datesOf[usageRule] &&
  problem('leave_type_fewest_over_window', 'minimumDays', { max: datesOf[usageRule] });

/** Without a notice leave may also be asked for afterwards. */
function isNeverInTime(rules: Rules): ReturnType<Check> {
  const dates = Math.max(1, Math.ceil(rules.minimumDays ?? 0));
  const most = Math.max(0, daysAhead(rules) - dates + 1);
  return (
    rules.noticeDays > 0 &&
    rules.noticeDays > most &&
    problem('leave_type_notice_over_horizon', 'noticeDays', { max: most })
  );
}

const hasAdvanceOfNothing: Check = ({ tracksBalance, advanceDays }) =>
  !tracksBalance && advanceDays > 0 && problem('leave_type_advance_without_balance', 'advanceDays');

const checks = [hasFewestOverMost, fitsNoDuration, isOtherKind, exceedsWindow, isNeverInTime, hasAdvanceOfNothing];

/**
 * What the rules of a type say together: a request of it is possible for everybody on any day, and none is without effect.
 * @throws leave_type_fewest_over_most, leave_type_never_possible, leave_type_usage_rule_kind,
 * leave_type_fewest_over_window, leave_type_notice_over_horizon, leave_type_advance_without_balance
 */
export function fitting(rules: Rules): void {
  for (const check of checks) {
    const refusal = check(rules);
    if (refusal) throw refusal;
  }
}
