interface CatalogueEntry {
  /** The specification's number, or the name itself where it has none. */
  code: number | string;
  /** HTTP status of the answer. */
  status: number;
}

const named = <N extends string>(name: N, status: number): { code: N; status: number } => ({ code: name, status });

/** Every error of the product by name: specification, section 8; statuses: conventions, answers. */
export const errorCatalogue = {
  payload_size_unexpected: { code: 701, status: 413 },
  server_error: { code: 706, status: 500 },
  wrong_argument_type: { code: 708, status: 400 },
  refresh_token_not_found: { code: 750, status: 200 },
  leave_request_exists: { code: 756, status: 422 },
  password_length: { code: 766, status: 422 },
  password_characters: { code: 767, status: 422 },
  password_contains_name: { code: 768, status: 422 },
  password_reused: { code: 769, status: 422 },
  login_attempt_failed: { code: 800, status: 429 },
  sms_verification_failed: { code: 801, status: 401 },
  too_many_otp_attempts: { code: 802, status: 429 },
  identity_not_found: { code: 803, status: 401 },
  mobile_access_disabled: { code: 804, status: 403 },
  invalid_credentials: { code: 805, status: 401 },
  password_verification_error: { code: 806, status: 422 },
  sso_login_failed: { code: 807, status: 401 },
  captcha_failed: { code: 808, status: 422 },
  device_verification_failed: { code: 809, status: 401 },
  channel_verification_failed: { code: 810, status: 401 },
  authentication_verification_error: { code: 811, status: 401 },
  token_verification_error: { code: 812, status: 401 },
  totp_verification_failed: { code: 813, status: 401 },
  sso_type_required: { code: 814, status: 400 },
  // The client's own code for "no answer came"; a server never sends it.
  network_error: { code: 5000, status: 503 },

  // Requests and access
  unauthorised: named('unauthorised', 401),
  forbidden: named('forbidden', 403),
  password_change_required: named('password_change_required', 403),
  area_disabled: named('area_disabled', 403),
  guarded_field: named('guarded_field', 403),
  entity_not_found: named('entity_not_found', 404),
  resource_not_found: named('resource_not_found', 404),
  method_not_allowed: named('method_not_allowed', 405),
  feed_gone: named('feed_gone', 410),
  unsupported_file_format: named('unsupported_file_format', 415),
  too_many_requests: named('too_many_requests', 429),
  request_timeout: named('request_timeout', 503),
  service_unavailable: named('service_unavailable', 503),

  // Shape of a request
  http_message_not_readable: named('http_message_not_readable', 400),
  constraint_violation: named('constraint_violation', 400),
  unknown_property: named('unknown_property', 400),
  invalid_method_argument: named('invalid_method_argument', 400),
  page_too_large: named('page_too_large', 400),
  query_too_complex: named('query_too_complex', 400),
  unknown_field: named('unknown_field', 400),
  unsorted_field: named('unsorted_field', 400),
  search_too_short: named('search_too_short', 400),

  // Files
  less_than_2_mb_error: named('less_than_2_mb_error', 413),
  image_too_large: named('image_too_large', 413),
  file_format: named('file_format', 415),
  import_column_doubled: named('import_column_doubled', 400),
  import_quote_open: named('import_quote_open', 400),
  import_row_too_long: named('import_row_too_long', 400),
  import_key_repeated: named('import_key_repeated', 422),
  import_date_unclear: named('import_date_unclear', 422),
  import_file_erased: named('import_file_erased', 422),

  // One field
  required: named('required', 400),
  value_invalid: named('value_invalid', 400),
  wrong_type: named('wrong_type', 400),
  not_in_list: named('not_in_list', 400),
  not_integer: named('not_integer', 400),
  too_long: named('too_long', 400),
  too_short: named('too_short', 400),
  too_small: named('too_small', 400),
  too_large: named('too_large', 400),
  too_many: named('too_many', 400),
  too_few: named('too_few', 400),
  id_invalid: named('id_invalid', 400),
  email_invalid: named('email_invalid', 400),
  phone_invalid: named('phone_invalid', 400),
  url_invalid: named('url_invalid', 400),
  date_invalid: named('date_invalid', 400),
  date_time_invalid: named('date_time_invalid', 400),
  time_zone_invalid: named('time_zone_invalid', 400),
  language_text_required: named('language_text_required', 400),

  // Rules
  same_record_exist: named('same_record_exist', 409),
  already_used: named('already_used', 409),
  changed_meanwhile: named('changed_meanwhile', 409),
  own_request: named('own_request', 403),
  waiting_for_previous_manager: named('waiting_for_previous_manager', 422),
  detail_awaited: named('detail_awaited', 422),
  approver_missing: named('approver_missing', 422),
  data_integrity_violation: named('data_integrity_violation', 422),
  idempotency_key_reused: named('idempotency_key_reused', 422),
  still_failing: named('still_failing', 422),
  nobody_listens: named('nobody_listens', 422),
  job_must_finish: named('job_must_finish', 422),
  reference_unknown: named('reference_unknown', 422),
  archived_record: named('archived_record', 422),
  parent_cycle: named('parent_cycle', 422),
  meaningful_text: named('meaningful_text', 422),
  amount_range: named('amount_range', 422),
  amount_invalid: named('amount_invalid', 422),
  currency_mismatch: named('currency_mismatch', 422),
  date_order: named('date_order', 422),
  date_range_too_long: named('date_range_too_long', 422),
  manager_cycle: named('manager_cycle', 422),
  not_active: named('not_active', 422),
  already_resigned: named('already_resigned', 422),
  not_resigned: named('not_resigned', 422),
  last_super_admin: named('last_super_admin', 422),
  own_role: named('own_role', 422),
  own_account: named('own_account', 422),
  date_before_hiring: named('date_before_hiring', 422),
  admin_branches_required: named('admin_branches_required', 422),
  not_plannable: named('not_plannable', 422),
  plan_settled: named('plan_settled', 422),
  still_employed: named('still_employed', 422),
  confirmation_wrong: named('confirmation_wrong', 422),
  read_model_building: named('read_model_building', 503),

  // Leave
  leave_balance_insufficient: named('leave_balance_insufficient', 422),
  leave_notice_too_short: named('leave_notice_too_short', 422),
  leave_days_too_few: named('leave_days_too_few', 422),
  leave_days_too_many: named('leave_days_too_many', 422),
  leave_no_working_day: named('leave_no_working_day', 422),
  leave_usage_rule: named('leave_usage_rule', 422),
  leave_document_required: named('leave_document_required', 422),
  leave_duration_not_offered: named('leave_duration_not_offered', 422),
  leave_period_required: named('leave_period_required', 422),
  leave_hours_invalid: named('leave_hours_invalid', 422),
  leave_day_outside: named('leave_day_outside', 422),
  leave_not_known_yet: named('leave_not_known_yet', 503),
} as const satisfies Record<string, CatalogueEntry>;

export type ErrorName = keyof typeof errorCatalogue;

export const errorNames = Object.keys(errorCatalogue) as ErrorName[];

/** Whether a text (a zod message, say) is a name of the catalogue. */
export function isErrorName(text: string): text is ErrorName {
  return Object.hasOwn(errorCatalogue, text);
}
