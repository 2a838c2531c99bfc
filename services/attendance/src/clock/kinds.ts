/** Specification, section 4. */
export const eventTypes = [
  'CLOCK_IN',
  'CLOCK_OUT',
  'DUTY_IN',
  'DUTY_OUT',
  'BREAK_IN',
  'BREAK_OUT',
  'LUNCH_IN',
  'LUNCH_OUT',
  'UNKNOWN',
] as const;

/** Specification, section 3. */
export const sensorKinds = [
  'NFC',
  'FACE',
  'RFID',
  'FINGER',
  'BLUETOOTH',
  'GATEWARE',
  'BEACON',
  'GPS',
  'WIFI',
  'ID',
  'QR',
  'QR_CODE',
  'PASSWORD',
  'PIN',
  'CARD',
  'FIXED',
  'EXTERNAL',
  'WEB',
] as const;

export type EventType = (typeof eventTypes)[number];

/** Which pair of actions of a terminal an event type belongs to; UNKNOWN to none. */
export const actionOf = {
  CLOCK_IN: 'clockInOut',
  CLOCK_OUT: 'clockInOut',
  DUTY_IN: 'dutyInOut',
  DUTY_OUT: 'dutyInOut',
  BREAK_IN: 'breakInOut',
  BREAK_OUT: 'breakInOut',
  LUNCH_IN: 'lunchInOut',
  LUNCH_OUT: 'lunchInOut',
  UNKNOWN: null,
} as const satisfies Record<EventType, string | null>;
