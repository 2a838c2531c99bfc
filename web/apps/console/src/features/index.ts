import { type Feature } from '../manifest/feature.ts';
import { cards } from './attendance/cards/feature.ts';
import { clockRecords } from './attendance/clock-records/feature.ts';
import { now } from './attendance/now/feature.ts';
import { clockCorrections, shiftRequests } from './attendance/shift-requests/features.ts';
import { overtimes } from './attendance/overtimes/feature.ts';
import { overtimeTypes } from './attendance/overtime-types/feature.tsx';
import { periods } from './attendance/periods/feature.ts';
import { ruleSets } from './attendance/rule-sets/feature.ts';
import { shifts } from './attendance/shifts/feature.tsx';
import { terminals } from './attendance/terminals/feature.ts';
import { timeSettings } from './attendance/time-settings/feature.ts';
import { timesheets } from './attendance/timesheets/feature.ts';
import { workplans } from './attendance/workplans/feature.ts';
import { worksheets } from './attendance/worksheets/feature.ts';
import { zones } from './attendance/zones/feature.ts';
import { branches } from './identity/branches/feature.ts';
import { bulkUpdates } from './identity/bulk-updates/feature.ts';
import { employees } from './identity/employees/feature.ts';
import { holidays } from './identity/holidays/feature.ts';
import { jobs } from './identity/jobs/feature.ts';
import { personCards } from './identity/person-cards/feature.ts';
import { personalData } from './identity/personal-data/feature.ts';
import { retention } from './identity/retention/feature.ts';
import { sessions } from './identity/sessions/feature.ts';
import { settings } from './identity/settings/feature.ts';
import { teams } from './identity/teams/feature.ts';
import { units } from './identity/units/feature.ts';
import { leaveBalances } from './leave/balances/feature.ts';
import { leaveRequests } from './leave/requests/feature.ts';
import { leaveTypes } from './leave/types/feature.tsx';
import { auditLog } from './operations/audit/feature.ts';
import { operations } from './operations/background/feature.ts';

/** The features of the console, in the order of the navigation. */
export const features: readonly Feature[] = [
  employees,
  bulkUpdates,
  personCards,
  personalData,
  now,
  workplans,
  timesheets,
  periods,
  clockRecords,
  shiftRequests,
  clockCorrections,
  overtimes,
  overtimeTypes,
  shifts,
  worksheets,
  ruleSets,
  timeSettings,
  terminals,
  zones,
  cards,
  leaveRequests,
  leaveBalances,
  leaveTypes,
  branches,
  units,
  teams,
  jobs,
  holidays,
  auditLog,
  operations,
  retention,
  settings,
  sessions,
];
