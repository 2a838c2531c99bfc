import { type CatalogueEntry, unnumbered } from '@kadro/kernel';

/** Refusals of this service beside the shared ones. */
export const catalogue = {
  leave_request_exists: { code: 756, status: 422 },
  leave_balance_insufficient: unnumbered('leave_balance_insufficient', 422),
  leave_notice_too_short: unnumbered('leave_notice_too_short', 422),
  leave_days_too_few: unnumbered('leave_days_too_few', 422),
  leave_days_too_many: unnumbered('leave_days_too_many', 422),
  leave_no_working_day: unnumbered('leave_no_working_day', 422),
  leave_outside_employment: unnumbered('leave_outside_employment', 422),
  leave_birth_date_missing: unnumbered('leave_birth_date_missing', 422),
  leave_usage_rule: unnumbered('leave_usage_rule', 422),
  leave_document_required: unnumbered('leave_document_required', 422),
  leave_duration_not_offered: unnumbered('leave_duration_not_offered', 422),
  leave_period_required: unnumbered('leave_period_required', 422),
  leave_hours_invalid: unnumbered('leave_hours_invalid', 422),
  leave_part_not_expected: unnumbered('leave_part_not_expected', 422),
  leave_days_in_a_row_too_many: unnumbered('leave_days_in_a_row_too_many', 422),
  leave_too_far_ahead: unnumbered('leave_too_far_ahead', 422),
  leave_entry_outside_year: unnumbered('leave_entry_outside_year', 422),
  leave_entitlement_below_zero: unnumbered('leave_entitlement_below_zero', 422),
  leave_entry_not_reversible: unnumbered('leave_entry_not_reversible', 422),
  leave_type_fewest_over_most: unnumbered('leave_type_fewest_over_most', 422),
  leave_type_never_possible: unnumbered('leave_type_never_possible', 422),
  leave_type_usage_rule_kind: unnumbered('leave_type_usage_rule_kind', 422),
  leave_day_outside: unnumbered('leave_day_outside', 422),
  leave_not_known_yet: unnumbered('leave_not_known_yet', 503),
} as const satisfies Record<string, CatalogueEntry>;
