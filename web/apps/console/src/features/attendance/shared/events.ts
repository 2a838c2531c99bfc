export const eventTypes = [
  'CLOCK_IN',
  'CLOCK_OUT',
  'BREAK_OUT',
  'BREAK_IN',
  'LUNCH_OUT',
  'LUNCH_IN',
  'DUTY_OUT',
  'DUTY_IN',
  'UNKNOWN',
] as const;
