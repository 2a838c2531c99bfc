/** English is the reference: the parameters written here are the ones that every language has and callers must give. */
export const en = {
  payload_size_unexpected: 'The request is larger than allowed; nothing was saved. Send less at a time.',
  server_error: 'Sorry, something did not work on our side. Try again in a moment.',
  wrong_argument_type: 'A value is not of the expected kind; nothing was saved. Check the marked fields.',
  refresh_token_not_found: 'Your session has ended. Sign in again.',
  password_length: 'The password must have 8 to 16 characters.',
  password_characters:
    'The password needs a lowercase letter, an uppercase letter, a digit, and one of these characters: . - / @ # $ % ^ & _ + = ( ). Other characters are not allowed.',
  password_contains_name:
    'The password must not contain the first name, the last name, or the staff number. Choose another password.',
  password_reused: 'This password has been used before. Choose another password.',
  login_attempt_failed:
    'After several attempts, sign-in is locked for a while. Try again later or contact your administrator.',
  sms_verification_failed: 'The verification code from the SMS does not match. Request a new code.',
  too_many_otp_attempts: 'After several codes that did not match, sign-in is locked for a while. Try again later.',
  identity_not_found: 'Signing in with these details is not possible. Check them or contact your administrator.',
  mobile_access_disabled: 'Mobile access is turned off. Contact your administrator if you need it.',
  invalid_credentials: 'User name and password do not match. Check both and try again.',
  password_verification_error: 'The current password does not match. Enter it again.',
  sso_login_failed: 'Single sign-on did not work. Try again or sign in with your password.',
  captcha_failed: 'The security check was not completed. Try it again.',
  device_verification_failed:
    'This device could not be verified. Use a registered device or contact your administrator.',
  channel_verification_failed:
    'This way of signing in could not be verified. Choose another way or contact your administrator.',
  authentication_verification_error: 'Your identity could not be verified. Sign in again.',
  token_verification_error: 'Your session could not be verified. Sign in again.',
  totp_verification_failed:
    'The verification code does not match. Enter the six digits that your authenticator app shows now.',
  sso_type_required: 'No provider for single sign-on was chosen. Choose a provider.',
  network_error: 'There is no connection to the server. Check the network and try again.',

  unauthorised: 'You are not signed in or your session has ended. Sign in.',
  forbidden: 'You do not have permission for this. Contact your administrator if you need it.',
  password_change_required: 'Set a new password first; after that you can continue.',
  area_disabled: 'This area is turned off for your organization.',
  guarded_field: 'You do not have permission to filter or sort by this field.',
  entity_not_found: 'This record was not found. It may be archived or not visible to you.',
  resource_not_found: 'There is nothing at this address. Check the address or go back to the start page.',
  method_not_allowed: 'This action is not available here.',
  feed_gone: 'This place in the feed no longer exists. Read the feed from the start.',
  unsupported_file_format: 'This file format is not supported. Choose a file in another format.',
  too_many_requests: 'There were too many requests in a short time. Wait a moment and try again.',
  request_timeout: 'The answer took too long. Try again or narrow the selection.',
  service_unavailable: 'This part of Kadro is not available right now. Try again in a few minutes.',

  http_message_not_readable: 'The request could not be read; nothing was saved.',
  constraint_violation: 'Some values need to be corrected; nothing was saved. Check the marked fields.',
  unknown_property: 'This field is not known here.',
  invalid_method_argument: 'A value cannot be used here; nothing was saved. Check the values.',
  page_too_large: 'There are too many rows on one page. Maximum: {{max, rows}}.',
  query_too_complex: 'This query asks for too much at once. Ask for fewer fields or rows.',
  unknown_field: 'It is not possible to filter by this field.',
  unsorted_field: 'It is not possible to sort by this field.',
  search_too_short: 'The search text is too short. Minimum: {{min, letters}}.',

  less_than_2_mb_error: 'The file is too large; it was not saved. Choose a file of at most {{max, number}}\u00a0MB.',
  image_too_large: 'The picture is too large; it was not saved. Choose a picture of at most {{max, number}}\u00a0kB.',
  file_format: 'This file format is not allowed. Allowed formats: {{formats}}.',
  import_column_doubled: 'This column is in the file more than once. Keep one of them.',
  import_quote_open:
    'The quotation mark that opens in row {{row, number}} is not closed. Close it and import the file again.',
  import_workbook_unreadable:
    'This workbook cannot be read; nothing was imported. It is damaged or protected by a password. Save it anew without a password and import it again.',
  import_workbook_too_large:
    'This workbook is too large once it is unpacked; nothing was imported. Delete other sheets and pictures, or save the sheet as CSV. Maximum: {{max, number}}\u00a0MB.',
  import_row_too_long: 'This row has more cells than the file has columns. Check its separators and quotation marks.',
  import_key_repeated:
    'An earlier row of the file is about the same record; this one was not applied. Keep one of them.',
  import_date_unclear:
    'This date cannot be read for certain. Write all dates in the pattern of your organization, or all of them like 2026-01-31.',
  import_file_erased:
    'The file of this import was erased after {{days, number}} days. Put the row into a new file and import that.',

  required: 'A value is required.',
  value_invalid: 'This value cannot be used. Check it.',
  wrong_type: 'This value is not of the expected kind.',
  not_in_list: 'This value is not one of the possible ones. Choose from the list.',
  not_integer: 'Enter a whole number.',
  too_long: 'The text is too long. Maximum: {{max, characters}}.',
  too_short: 'The text is too short. Minimum: {{min, characters}}.',
  too_small: 'The number is too small; it must be at least {{min, number}}.',
  too_large: 'The number is too large; it must be at most {{max, number}}.',
  too_many: 'There are too many entries. Maximum: {{max, entries}}.',
  too_few: 'There are too few entries. Minimum: {{min, entries}}.',
  id_invalid: 'This identifier cannot be used. Choose the entry again.',
  email_invalid: 'Enter a complete e-mail address, for example name@example.com.',
  phone_invalid: 'Enter a phone number with country code, for example +44 20 7946 0958.',
  url_invalid: 'Enter a complete web address that starts with https://.',
  date_invalid: 'This date does not exist. Enter another date.',
  date_format: 'Write this date as year, month and day, such as 2026-03-01.',
  date_time_invalid: 'This date with time does not exist. Enter another one.',
  time_zone_invalid: 'This time zone is not known. Choose one from the list.',
  country_invalid: 'This country is unknown. Choose one from the list.',
  language_text_required: 'Enter the text in at least one language.',
  characters_invalid: 'This text has characters that cannot be read. Enter it again.',
  characters_hidden: 'This text has characters that cannot be seen. Enter it again by hand.',
  line_break: 'Enter this text on one line, without line breaks and tabs.',

  same_record_exist:
    'There is already a record with these values; nothing was saved. Use other values or open that record.',
  already_used: 'This value is already in use. Enter another one.',
  changed_meanwhile:
    'This record was changed by somebody else in the meantime; your changes were not saved. Reload it and make them again.',
  request_decided: 'This request is already decided or cancelled; nothing was changed. Open it to see how it stands.',
  detail_not_awaited: 'No more details are awaited for this request. Open it to see how it stands.',
  own_request: 'Nobody can decide on their own request. It is decided by the managers in its approval chain.',
  own_account: 'Nobody can do this to their own account. Ask another administrator.',
  waiting_for_previous_manager:
    'It is not your turn yet; the decision is with {{manager}} first. You will be notified when you can decide.',
  detail_awaited:
    'More details were requested and have not arrived yet. The decision is possible once the requester has answered.',
  approver_missing: 'There is nobody who could decide on this request; nothing was saved. Contact your administrator.',
  data_integrity_violation: 'The data of this request do not fit together; nothing was saved. Check the selection.',
  idempotency_key_reused:
    'This request was already sent with other values; nothing was saved. Reload the page and enter the values again.',
  still_failing: 'This could still not be processed and stays in the list. Remove the cause first, then send it again.',
  nobody_listens:
    'Kadro no longer has a part that processes this message, so sending it again has no effect. Set it aside.',
  job_must_finish: 'This job has to finish and cannot be stopped.',
  reference_unknown: 'This entry does not exist or is not visible to you. Choose another one.',
  archived_record: 'This record is archived and cannot be used or changed. Choose another one.',
  record_in_use: 'This record is still in use ({{count, number}}). Choose another one there first.',
  already_effective: 'This already counts and cannot be taken back. Record a new change instead.',
  meaningful_text: 'The text says too little. Minimum length, without spaces and punctuation: {{min, letters}}.',
  amount_range: 'The amount is outside the allowed range. Minimum: {{min}}. Maximum: {{max}}.',
  amount_invalid: 'This amount cannot be read. Enter a number with at most two decimals.',
  currency_mismatch: 'The amounts are in different currencies. Use one currency.',
  date_order: 'The end is before the start. Choose other dates.',
  date_range_too_long: 'The period is too long. Maximum: {{max, days}}.',
  read_model_building: 'These records are being built anew. Try again in a moment.',
} as const;
