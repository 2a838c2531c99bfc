import { type catalogue } from '../catalogue.ts';

/** The parameters written here are the ones that every language has and callers must give. */
export const en = {
  leave_request_exists:
    'There is already leave in this period: {{period, period}}. Choose other dates or cancel that request first.',
  leave_balance_insufficient:
    'The leave balance is not sufficient. Balance on {{on, day}}: {{balance, days}}. Missing: {{missing, days}}. Choose a shorter period or another leave type.',
  leave_notice_too_short:
    'This leave has to be requested earlier. Minimum notice: {{days, days}}. Choose a later date.',
  leave_days_too_few: 'The period is too short for this leave type. Minimum: {{days, days}}.',
  leave_days_too_many: 'The period is too long for this leave type. Maximum: {{days, days}}.',
  leave_no_working_day: 'There is no working day in this period, so no leave is needed. Choose other dates.',
  leave_usage_rule: 'This leave type can only be used around the birthday. Choose other dates or another leave type.',
  leave_document_required: 'This leave type needs a document. Add it to the request.',
  leave_duration_not_offered: 'This duration is not offered for this leave type. Choose another duration.',
  leave_period_required: 'Choose the part of the day.',
  leave_hours_invalid:
    'These hours do not fit into the working day. Choose an end after the start and no more than the working time of the day.',
  leave_outside_employment: 'There is no employment on {{on, day}}. Choose dates within the employment.',
  leave_birth_date_missing:
    'This leave type depends on the birthday, and no date of birth is recorded. Ask human resources to add it.',
  leave_part_not_expected:
    'This duration has no such part of the day or time. Leave it out or choose another duration.',
  leave_days_in_a_row_too_many:
    'Together with the leave next to it this is too long for this leave type. Maximum in a row: {{days, days}}.',
  leave_too_far_ahead: 'Leave of this type can be requested up to {{until, day}}. Choose an earlier date.',
  leave_entry_outside_year: 'This day is not in the year {{year}}. Choose a day of that year.',
  leave_entitlement_below_zero: 'On {{on, day}} the entitlement would be less than zero. Choose a later day.',
  leave_entry_not_reversible:
    'This entry cannot be reversed: it is no entitlement or adjustment, or it is reversed already.',
  leave_type_fewest_over_most: 'The fewest days cannot be more than the most days. Most: {{max, days}}.',
  leave_type_never_possible:
    'With this number no request would ever be possible. Enter another number or offer other durations.',
  leave_type_fewest_over_window:
    'So many days do not fit into the time around the birthday. Enter fewer days or choose a longer time. Most: {{max, days}}.',
  leave_type_notice_over_horizon:
    'With this notice nobody could request this leave in time, as it cannot be requested so far ahead. Enter less notice. Most: {{max, days}}.',
  leave_type_advance_without_balance:
    'Without a balance there is no advance balance. Enter 0, or let this leave count against a balance.',
  leave_type_usage_rule_kind:
    'Only restricted leave can depend on the birthday. Choose restricted leave as the kind, or leave this empty.',
  leave_day_outside: 'This request cannot be cancelled from this day on. Choose another day.',
  leave_nothing_comes_back: 'There is no working day in these dates, so nothing would come back. Choose other dates.',
  leave_not_known_yet: 'This person was added only a moment ago; nothing was saved. Try again in a few seconds.',
} as const satisfies Record<keyof typeof catalogue, string>;
