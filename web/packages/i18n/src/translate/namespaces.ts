import type bulk from '../texts/en/bulk.json';
import type clock from '../texts/en/clock.json';
import type common from '../texts/en/common.json';
import type console from '../texts/en/console.json';
import type consoleAttendance from '../texts/en/console-attendance.json';
import type consoleDevices from '../texts/en/console-devices.json';
import type consoleFields from '../texts/en/console-fields.json';
import type consoleHistory from '../texts/en/console-history.json';
import type consoleIdentity from '../texts/en/console-identity.json';
import type consoleSettings from '../texts/en/console-settings.json';
import type consoleImport from '../texts/en/console-import.json';
import type consoleLeave from '../texts/en/console-leave.json';
import type consoleRequests from '../texts/en/console-requests.json';
import type consoleOperations from '../texts/en/console-operations.json';
import type inbox from '../texts/en/inbox.json';
import type leave from '../texts/en/leave.json';
import type photo from '../texts/en/photo.json';
import type presence from '../texts/en/presence.json';
import type portal from '../texts/en/portal.json';
import type privacy from '../texts/en/privacy.json';
import type ra from '../texts/en/ra.json';
import type team from '../texts/en/team.json';
import type time from '../texts/en/time.json';
import type timesheet from '../texts/en/timesheet.json';
import type overtime from '../texts/en/overtime.json';

export const namespaces = [
  'common',
  'portal',
  'inbox',
  'leave',
  'time',
  'team',
  'clock',
  'timesheet',
  'presence',
  'overtime',
  'photo',
  'console',
  'console-fields',
  'console-history',
  'console-identity',
  'console-settings',
  'console-leave',
  'console-requests',
  'console-attendance',
  'console-devices',
  'console-import',
  'console-operations',
  'bulk',
  'privacy',
  'ra',
] as const;
export type Namespace = (typeof namespaces)[number];

type Texts = {
  common: typeof common;
  portal: typeof portal;
  inbox: typeof inbox;
  leave: typeof leave;
  time: typeof time;
  team: typeof team;
  clock: typeof clock;
  timesheet: typeof timesheet;
  presence: typeof presence;
  overtime: typeof overtime;
  photo: typeof photo;
  bulk: typeof bulk;
  privacy: typeof privacy;
  console: typeof console;
  'console-fields': typeof consoleFields;
  'console-history': typeof consoleHistory;
  'console-identity': typeof consoleIdentity;
  'console-settings': typeof consoleSettings;
  'console-leave': typeof consoleLeave;
  'console-requests': typeof consoleRequests;
  'console-attendance': typeof consoleAttendance;
  'console-devices': typeof consoleDevices;
  'console-import': typeof consoleImport;
  'console-operations': typeof consoleOperations;
  ra: typeof ra;
};
type Plural = 'zero' | 'one' | 'two' | 'few' | 'many' | 'other';
type Singular<K extends string> = K extends `${infer Base}_${Plural}` ? Base : K;
type Leaf<T> = {
  [K in keyof T & string]: T[K] extends string ? Singular<K> : `${K}.${Leaf<T[K]>}`;
}[keyof T & string];

/** The keys of one namespace, without plural suffixes: `area.leave`, `unit.days`. */
export type KeyOf<N extends Namespace> = Leaf<Texts[N]>;
export type Key = { [N in Namespace]: `${N}:${KeyOf<N>}` }[Namespace];
