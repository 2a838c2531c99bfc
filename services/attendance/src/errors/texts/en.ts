import { type catalogue } from '../catalogue.ts';

/** The parameters written here are the ones that every language has and callers must give. */
export const en = {
  clock_in_address:
    'Clocking is not possible from this network; nothing was recorded. Use a network of your workplace or a terminal.',
  clock_action_not_allowed: 'This kind of clock record is not offered at this terminal; nothing was recorded.',
  description_required: 'This clock record needs a description. Add it and send the record again.',
  multiple_assigned_shifts:
    'Several assigned shifts fit this clock record. Choose the one that is meant; nothing was recorded yet.',
  shift_not_possible_here: 'This shift is not one of those that fit this time. Choose another shift.',
  web_terminal_not_found:
    'No web terminal is set up for clocking in the browser; nothing was recorded. Contact your administrator.',
  terminal_unknown: 'This terminal is not known here; nothing was recorded.',
  terminal_disabled: 'This terminal is turned off; nothing was recorded. Use another terminal.',
  reading_in_future: 'This time lies in the future; nothing was recorded. Check the date and the clock of the device.',
  outside_employment:
    'There is no employment on {{on, day}}; nothing was recorded. Choose dates within the employment.',
  reading_known:
    'This clock record was replaced or taken back before; nothing was changed. Reload it to see how it stands.',
  own_time:
    'Nobody can plan, correct, or close their own working time. Ask another administrator or the shift manager.',
  workplan_overlap:
    'This shift overlaps another planned shift on {{on, day}}; nothing was planned. Choose another shift or take the other one out first.',
  workplan_week_duties:
    'In the week of {{on, day}} another shift already counts over the whole week; nothing was planned. Use the same shift for the week.',
  timesheets_too_many:
    'These are too many days for one file: at most {{max}}. Choose fewer dates, a branch or a person.',
  workplan_empty: 'This plan has no shift on any date; nothing was planned. Choose a shift and dates.',
  workplan_rest_short:
    'Between the shifts around {{on, day}} there is less rest than {{min, minutes}}. Choose other times or another day.',
  workplan_on_leave: 'On {{on, day}} there is approved leave for the whole day. Leave it free or choose another day.',
  workplan_daily_most:
    'More is planned on {{on, day}} than the rules allow. Take a shift out or choose a shorter one. Maximum: {{max, minutes}}.',
  shift_of_other_branch:
    'This shift belongs to another branch; nothing was saved. Choose a shift of this branch or one of all branches.',
  shift_without_break_room:
    'The shift on {{on, day}} leaves no room for the break that the rules require. Choose a longer shift or one with less working time.',
  worksheet_overlap:
    'On day {{day}} of this pattern shifts overlap each other or those of the next day; nothing was saved. Choose other shifts.',
  period_closed:
    'The month of {{on, day}} is closed for payroll; nothing was changed. Send a correction with a reason: it makes a difference that is paid in the next open month.',
  period_not_over:
    'This month is not over yet: {{on, day}}. Nothing was closed. Try again when its last shift is over.',
  period_incalculable:
    'Some days of this month cannot be calculated; nothing was closed. Correct them, or take each as it is with a reason.',
  period_not_closed: 'This month is not closed yet. Close it first.',
  period_closed_already: 'This month is closed already; nothing was changed.',
  overtime_exists: 'There is already overtime for {{on, day}}. Change or cancel that request first.',
  overtime_shift_or_type_required: 'Choose a shift or an overtime type.',
  overtime_year_most:
    'With this, overtime in {{year}} would be more than the rules allow. Choose a shorter time, or talk to HR. Maximum: {{max, minutes}}.',
  overtime_not_sent: 'This request has not been sent yet. Its owner has to send it first.',
  correction_exists:
    'A correction of this clock record is already asked for and still open. Cancel that request first.',
  correction_changes_nothing: 'This clock record already stands there as you describe it. Enter another time or kind.',
  shift_request_exists: 'For {{on, day}} other shifts are already asked for. Cancel that request first.',
  shift_request_changes_nothing: 'These shifts are already planned. Choose another shift or a free day.',
  shift_times_required: 'This kind of shift needs a begin and an end.',
  shift_value_not_possible: 'This value does not fit the times of the shift. Enter a smaller one.',
  outside_geofence:
    'You are outside the area of this terminal; nothing was recorded. Go there or use another terminal.',
  card_of_another_person:
    'This card belongs to another person; nothing was changed. Use another card or take it from that person first.',
  terminal_signature: 'The signature of this terminal does not match; nothing was recorded. Check its key.',
  terminal_clock_off: 'The clock of this terminal is too far off; nothing was recorded. Set its clock and send again.',
  terminal_message_repeated: 'This message of the terminal was received before; nothing was recorded again.',
  card_scan_not_waiting: 'No card is being waited for at this terminal any more. Start the scan again.',
  try_out_not_past: 'Only days up to today can be tried out: {{on, day}}. Choose an earlier end.',
  attendance_not_known_yet: 'This person was added just now; nothing was saved. Try again in a few seconds.',
} as const satisfies Record<keyof typeof catalogue, string>;
