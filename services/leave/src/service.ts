import { errors } from './errors/index.ts';
import { auditLog, type Authenticator, defineService, operations, type Service, signedHeads } from '@kadro/chassis';
import { auditors, domain } from '@kadro/kernel';
import { adjustBalanceCommand } from './account/adjust/command.ts';
import { calculateHourlyLeave, calculateLeave } from './account/calculate/command.ts';
import { cancelRequestCommand } from './account/cancel/command.ts';
import { leaveReturn } from './account/cancel/returned.ts';
import { changeRequestCommand } from './account/change/command.ts';
import { processRequest, processRequests } from './account/decide/command.ts';
import { addDocumentCommand, removeDocumentCommand } from './account/documents/command.ts';
import { adoptDocuments } from './account/documents/reaction.ts';
import { documents } from './account/documents/storage.ts';
import { endJob, endLeaveOf, endOnChange } from './account/end/job.ts';
import { setEntitlementCommand } from './account/entitle/command.ts';
import { leaveAccount } from './account/events.ts';
import { giveDetailCommand } from './account/give-detail/command.ts';
import { askDetailCommand } from './account/need-detail/command.ts';
import { recountJob, recountRequests } from './account/recount/job.ts';
import { leaveOnHoliday } from './account/recount/on-holiday.ts';
import { recountOnChange } from './account/recount/reaction.ts';
import { replaceEverywhere, replaceJob } from './account/replace-approvers/job.ts';
import { approverLeft } from './account/replace-approvers/reaction.ts';
import { missedReplacements } from './account/replace-approvers/scheduled.ts';
import { reverseEntryCommand } from './account/reverse/command.ts';
import { requestLeaveCommand } from './account/request/command.ts';
import { leaveBalancesOf } from './account/rows/balances/of-people.ts';
import { leaveEntitlement } from './account/rows/balances/entitlement.ts';
import { leaveBalances, leaveYear } from './account/rows/balances/of-person.ts';
import { leaveStatement } from './account/rows/balances/statement.ts';
import { leaveEntries } from './account/rows/leave-entries.ts';
import { leaveLedgers } from './account/rows/leave-ledgers.ts';
import { allPendingLeaveRequestCount, pendingLeaveRequestCount } from './account/rows/requests/counts.ts';
import { shownLeaveRequests } from './account/rows/requests/shown.ts';
import { leaveRequestTotals } from './account/rows/requests/totals.ts';
import { teamAbsences } from './account/rows/team/absences.ts';
import { leaveTypes } from './leave-types/record.ts';
import { noticeJob, notify } from './notices/job.ts';
import { sendNotices } from './notices/reaction.ts';
import { personalDataPart } from './personal-data/export.ts';
import { publications } from './published.ts';
import { branches } from './replicas/branches.ts';
import { holidays } from './replicas/holidays.ts';
import { organizations } from './replicas/organizations.ts';
import { people } from './replicas/people.ts';
import { plans } from './replicas/plans.ts';
import { shiftVersions } from './replicas/shift-versions.ts';
import { standingPlans } from './replicas/standing-plans.ts';
import { worksheetVersions } from './replicas/worksheet-versions.ts';

const commands = [
  setEntitlementCommand,
  adjustBalanceCommand,
  reverseEntryCommand,
  requestLeaveCommand,
  changeRequestCommand,
  processRequest,
  askDetailCommand,
  giveDetailCommand,
  cancelRequestCommand,
  addDocumentCommand,
  removeDocumentCommand,
];

const queries = [
  leaveBalances,
  leaveYear,
  leaveEntitlement,
  leaveStatement,
  leaveReturn,
  leaveRequestTotals,
  leaveBalancesOf,
  teamAbsences,
  leaveOnHoliday,
  pendingLeaveRequestCount,
  allPendingLeaveRequestCount,
];

const jobs = [
  { name: recountJob, run: recountRequests },
  { name: replaceJob, run: replaceEverywhere },
  { name: endJob, run: endLeaveOf },
  { name: noticeJob, run: notify, atOnce: 50 },
];

const superAdmins = { who: 'roles', roles: ['SUPER_ADMIN'] } as const;

export const leave = (authenticator: Authenticator): Service =>
  defineService({
    name: 'leave',
    declaredIn: new URL('./declaration.ts', import.meta.url).href,
    domain,
    errors,
    authenticator: () => authenticator,
    deciders: [leaveAccount],
    commands,
    endpoints: [calculateLeave, calculateHourlyLeave, processRequests],
    readModels: [shownLeaveRequests, leaveEntries, leaveLedgers],
    queries,
    parts: [
      auditLog(auditors),
      signedHeads(superAdmins),
      leaveTypes,
      documents.part,
      personalDataPart,
      people,
      branches,
      holidays,
      plans,
      shiftVersions,
      worksheetVersions,
      standingPlans,
      organizations,
      operations(superAdmins),
    ],
    reactions: [recountOnChange, approverLeft, endOnChange, sendNotices, adoptDocuments],
    publications,
    jobs,
    scheduledTasks: [missedReplacements],
  });
