/** What the home shows on any day. */
export { default as Dashboard } from '../features/home/dashboard/Page.tsx';
export { default as InboxBadge } from '../features/inbox/Badge.tsx';
export { WaitingForYou } from '../features/inbox/today/WaitingForYou.tsx';
export * from '../features/leave/today/sheets.ts';
export { default as Frame } from '../shell/Frame.tsx';
export { Clock } from '../features/attendance/clock/Clock.tsx';
