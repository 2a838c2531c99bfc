import { auditLog, type Authenticator, defineService, operations, type Service, signedHeads } from '@kadro/chassis';
import { auditors, domain } from '@kadro/kernel';
import { absence } from './absence/events.ts';
import { recordLeave } from './absence/reaction.ts';
import { calendar } from './calendar/events.ts';
import { recordHoliday } from './calendar/reaction.ts';
import { chooseShiftCommand } from './clock/choose/command.ts';
import { clockCorrections } from './clock/correct/commands.ts';
import { clock } from './clock/events.ts';
import { recordClock } from './clock/record/command.ts';
import { correctionRequests } from './clock/requests/part.ts';
import { clockRecords } from './clock/rows/clock-records.ts';
import { clockState } from './clock/state/query.ts';
import { attendanceDashboard } from './dashboard/query.ts';
import { deviceLogImport } from './devices/log/import.ts';
import { devicesPart } from './devices/part.ts';
import { errors } from './errors/index.ts';
import { reservations } from './identities/reservations.ts';
import { overtimeParts } from './overtime/part.ts';
import { passing } from './passing/events.ts';
import { passTime } from './passing/task.ts';
import { closing } from './periods/part.ts';
import { personalDataPart } from './personal-data/export.ts';
import { publications } from './published.ts';
import { reminders } from './reminders/part.ts';
import { branches } from './replicas/branches.ts';
import { leaveTypes } from './replicas/leave-types.ts';
import { organizations } from './replicas/organizations.ts';
import { presence } from './presence/part.ts';
import { people } from './replicas/people.ts';
import { shiftCommands } from './shift/commands.ts';
import { shift } from './shift/events.ts';
import { shifts } from './shift/rows.ts';
import { filterTerminals } from './terminals/filter.ts';
import { terminals } from './terminals/record.ts';
import { timesheetEvents } from './timesheet/events.ts';
import { exportTimesheets } from './timesheet/export/export.ts';
import { timesheets } from './timesheet/model.ts';
import { timesheetMonths } from './timesheet/month/people.ts';
import { timesheetMonth } from './timesheet/month/query.ts';
import { timesheetTotals } from './timesheet/month/totals.ts';
import { timesheetReasons } from './timesheet/reasons/query.ts';
import { tryOuts } from './try-out/endpoints.ts';
import { workplanChanges } from './workplan/change/commands.ts';
import { workplan } from './workplan/events.ts';
import { openMonths, openOnHire } from './workplan/open/open-days.ts';
import { planning } from './workplan/part.ts';
import { planShiftsCommand } from './workplan/plan/command.ts';
import { workplans } from './workplan/rows/workplans.ts';
import { zones } from './zones/record.ts';

const superAdmins = { who: 'roles', roles: ['SUPER_ADMIN'] } as const;

const queriesOfMonths = [timesheetMonth, timesheetMonths, timesheetTotals];

/** What identity and leave publish. */
const replicas = [people, branches, organizations, leaveTypes];

/** Who is in, and what days and months call for. */
const watching = [presence, reminders, closing];

export const attendance = (authenticator: Authenticator): Service =>
  defineService({
    name: 'attendance',
    declaredIn: new URL('./declaration.ts', import.meta.url).href,
    domain,
    errors,
    authenticator: () => authenticator,
    deciders: [absence, calendar, clock, passing, shift, workplan],
    commands: [
      ...shiftCommands,
      planShiftsCommand,
      ...workplanChanges,
      recordClock,
      ...clockCorrections,
      chooseShiftCommand,
    ],
    readModels: [shifts, workplans, clockRecords, timesheets],
    endpoints: [timesheetEvents, exportTimesheets],
    queries: [filterTerminals, clockState, ...queriesOfMonths, timesheetReasons, attendanceDashboard],
    reactions: [recordHoliday, recordLeave, openOnHire],
    publications,
    scheduledTasks: [openMonths, passTime],
    reservations,
    parts: [
      auditLog(auditors),
      signedHeads(superAdmins),
      terminals,
      zones,
      devicesPart,
      deviceLogImport,
      ...overtimeParts,
      ...watching,
      correctionRequests,
      personalDataPart,
      ...replicas,
      ...planning,
      tryOuts,
      operations(superAdmins),
    ],
  });
