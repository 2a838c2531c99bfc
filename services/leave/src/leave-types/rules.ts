import { problem } from '../account/shared/refusals.ts';
import { type LeaveTypeRow } from './record.ts';

type Rules = Pick<LeaveTypeRow, 'kind' | 'durations' | 'minimumDays' | 'maximumDays' | 'usageRule'>;

/** In days, of one request without whole days. */
const mostWithout = { HOURLY: 1, HALF_DAY: 0.5, QUARTER_DAY: 0.25 } as const;

function mostOf(durations: Rules['durations']): number {
  return Math.max(...durations.map((duration) => (duration === 'FULL_DAY' ? Infinity : mostWithout[duration])));
}

/**
 * What the rules of a type say together: a request of it is possible, and only restricted leave depends on the birthday.
 * @throws leave_type_never_possible, leave_type_fewest_over_most, leave_type_usage_rule_kind
 */
export function fitting({ kind, durations, minimumDays, maximumDays, usageRule }: Rules): void {
  if (maximumDays === 0) throw problem('leave_type_never_possible', 'maximumDays');
  if (minimumDays !== null && maximumDays !== null && minimumDays > maximumDays)
    throw problem('leave_type_fewest_over_most', 'minimumDays', { max: maximumDays });
  if (minimumDays !== null && minimumDays > mostOf(durations))
    throw problem('leave_type_never_possible', 'minimumDays');
  if (usageRule !== null && kind !== 'RESTRICTED_HOLIDAY') throw problem('leave_type_usage_rule_kind', 'usageRule');
}
