/** What the home shows on any day. */
export { default as Dashboard } from '../features/home/dashboard/Page.tsx';
export { default as InboxBadge } from '../features/leave/inbox/Badge.tsx';
export * from '../features/leave/today/sheets.ts';
export { default as Frame } from '../shell/Frame.tsx';
export { Clock } from '../features/attendance/clock/Clock.tsx';
