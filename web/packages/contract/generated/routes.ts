import type { Routes as Identity } from './identity.ts';
import type { Routes as Leave } from './leave.ts';
import type { Routes as Attendance } from './attendance.ts';

/** The routes of all services. */
export type Routes = Identity & Leave & Attendance;
