export interface CatalogueEntry {
  /** The specification's number, or the name itself where it has none. */
  code: number | string;
  /** HTTP status of the answer. */
  status: number;
}

export const unnumbered = <N extends string>(name: N, status: number): { code: N; status: number } => ({
  code: name,
  status,
});

/** Errors that several services share: specification, section 8; statuses: conventions, answers. */
export const errorCatalogue = {
  payload_size_unexpected: { code: 701, status: 413 },
  server_error: { code: 706, status: 500 },
  wrong_argument_type: { code: 708, status: 400 },
  refresh_token_not_found: { code: 750, status: 200 },
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
  unauthorised: unnumbered('unauthorised', 401),
  forbidden: unnumbered('forbidden', 403),
  password_change_required: unnumbered('password_change_required', 403),
  area_disabled: unnumbered('area_disabled', 403),
  guarded_field: unnumbered('guarded_field', 403),
  entity_not_found: unnumbered('entity_not_found', 404),
  resource_not_found: unnumbered('resource_not_found', 404),
  method_not_allowed: unnumbered('method_not_allowed', 405),
  feed_gone: unnumbered('feed_gone', 410),
  unsupported_file_format: unnumbered('unsupported_file_format', 415),
  too_many_requests: unnumbered('too_many_requests', 429),
  request_timeout: unnumbered('request_timeout', 503),
  service_unavailable: unnumbered('service_unavailable', 503),

  // Shape of a request
  http_message_not_readable: unnumbered('http_message_not_readable', 400),
  constraint_violation: unnumbered('constraint_violation', 400),
  unknown_property: unnumbered('unknown_property', 400),
  invalid_method_argument: unnumbered('invalid_method_argument', 400),
  page_too_large: unnumbered('page_too_large', 400),
  query_too_complex: unnumbered('query_too_complex', 400),
  unknown_field: unnumbered('unknown_field', 400),
  unsorted_field: unnumbered('unsorted_field', 400),
  search_too_short: unnumbered('search_too_short', 400),

  // Files
  less_than_2_mb_error: unnumbered('less_than_2_mb_error', 413),
  image_too_large: unnumbered('image_too_large', 413),
  file_format: unnumbered('file_format', 415),
  import_column_doubled: unnumbered('import_column_doubled', 400),
  import_quote_open: unnumbered('import_quote_open', 400),
  import_workbook_unreadable: unnumbered('import_workbook_unreadable', 422),
  import_workbook_too_large: unnumbered('import_workbook_too_large', 413),
  import_row_too_long: unnumbered('import_row_too_long', 400),
  import_key_repeated: unnumbered('import_key_repeated', 422),
  import_date_unclear: unnumbered('import_date_unclear', 422),
  import_file_erased: unnumbered('import_file_erased', 422),

  // One field
  required: unnumbered('required', 400),
  value_invalid: unnumbered('value_invalid', 400),
  wrong_type: unnumbered('wrong_type', 400),
  not_in_list: unnumbered('not_in_list', 400),
  not_integer: unnumbered('not_integer', 400),
  too_long: unnumbered('too_long', 400),
  too_short: unnumbered('too_short', 400),
  too_small: unnumbered('too_small', 400),
  too_large: unnumbered('too_large', 400),
  too_many: unnumbered('too_many', 400),
  too_few: unnumbered('too_few', 400),
  id_invalid: unnumbered('id_invalid', 400),
  email_invalid: unnumbered('email_invalid', 400),
  phone_invalid: unnumbered('phone_invalid', 400),
  url_invalid: unnumbered('url_invalid', 400),
  date_invalid: unnumbered('date_invalid', 400),
  date_format: unnumbered('date_format', 400),
  date_time_invalid: unnumbered('date_time_invalid', 400),
  time_invalid: unnumbered('time_invalid', 400),
  time_zone_invalid: unnumbered('time_zone_invalid', 400),
  country_invalid: unnumbered('country_invalid', 400),
  language_text_required: unnumbered('language_text_required', 400),
  characters_invalid: unnumbered('characters_invalid', 400),
  characters_hidden: unnumbered('characters_hidden', 400),
  line_break: unnumbered('line_break', 400),

  // Rules
  same_record_exist: unnumbered('same_record_exist', 409),
  already_used: unnumbered('already_used', 409),
  changed_meanwhile: unnumbered('changed_meanwhile', 409),
  request_decided: unnumbered('request_decided', 409),
  detail_not_awaited: unnumbered('detail_not_awaited', 409),
  own_request: unnumbered('own_request', 403),
  own_account: unnumbered('own_account', 422),
  waiting_for_previous_manager: unnumbered('waiting_for_previous_manager', 422),
  detail_awaited: unnumbered('detail_awaited', 422),
  approver_missing: unnumbered('approver_missing', 422),
  data_integrity_violation: unnumbered('data_integrity_violation', 422),
  idempotency_key_reused: unnumbered('idempotency_key_reused', 422),
  still_failing: unnumbered('still_failing', 422),
  nobody_listens: unnumbered('nobody_listens', 422),
  job_must_finish: unnumbered('job_must_finish', 422),
  reference_unknown: unnumbered('reference_unknown', 422),
  archived_record: unnumbered('archived_record', 422),
  record_in_use: unnumbered('record_in_use', 422),
  already_effective: unnumbered('already_effective', 422),
  meaningful_text: unnumbered('meaningful_text', 422),
  amount_range: unnumbered('amount_range', 422),
  amount_invalid: unnumbered('amount_invalid', 422),
  currency_mismatch: unnumbered('currency_mismatch', 422),
  date_order: unnumbered('date_order', 422),
  time_order: unnumbered('time_order', 422),
  date_range_too_long: unnumbered('date_range_too_long', 422),
  read_model_building: unnumbered('read_model_building', 503),
} as const satisfies Record<string, CatalogueEntry>;

export type ErrorName = keyof typeof errorCatalogue;

export const errorNames = Object.keys(errorCatalogue) as ErrorName[];

export function isErrorName(text: string): text is ErrorName {
  return Object.hasOwn(errorCatalogue, text);
}
