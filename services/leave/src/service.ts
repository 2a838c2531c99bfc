import {
  type Authenticator,
  count,
  defineService,
  GuardedRows,
  type House,
  operations,
  type Service,
  signedHeads,
} from '@kadro/chassis';
import { house } from '@kadro/kernel';
import { z } from 'zod';
import { adoptDocuments, documents } from './account/documents/storage.ts';
import { balanceCommands } from './account/entitle/command.ts';
import { leaveAccount } from './account/events.ts';
import { measureChanged, recountJob, recountRequests } from './account/recount/job.ts';
import { approverLeft, missedReplacements, replaceEverywhere, replaceJob } from './account/replace-approvers/job.ts';
import { requestCommands, requestEndpoints } from './account/request/command.ts';
import { leaveBalancesOf } from './account/rows/balances/of-people.ts';
import { balanceQueries } from './account/rows/balances/of-person.ts';
import { leaveEntries } from './account/rows/leave-entries.ts';
import { leaveLedgers } from './account/rows/leave-ledgers.ts';
import { leaveRequests } from './account/rows/requests/model.ts';
import { shownLeaveRequests } from './account/rows/requests/shown.ts';
import { teamAbsences } from './account/rows/team-absences.ts';
import { leaveTypes } from './leave-types/record.ts';
import { noticeJob, notify, tellPeople } from './notices/job.ts';
import { personalDataPart } from './personal-data/export.ts';
import { publications } from './published.ts';
import { branches } from './replicas/branches.ts';
import { holidays } from './replicas/holidays.ts';
import { organizations } from './replicas/organizations.ts';
import { people } from './replicas/people.ts';

const requests = new GuardedRows(leaveRequests);
const nothing = { none: z.object({}), number: z.int() };
const open = { index: 'status', in: ['PENDING', 'NEED_EXTRA_DETAIL'] };

/** Requests that wait for the caller. */
const pendingLeaveRequestCount = count(
  {
    name: 'pendingLeaveRequestCount',
    access: { who: 'member' },
    area: 'leave',
    run: (scope) => requests.count(scope, [{ index: 'waitingFor', eq: scope.principal.account }]),
  },
  nothing,
);

/** Open requests in the caller's reach. */
const allPendingLeaveRequestCount = count(
  {
    name: 'allPendingLeaveRequestCount',
    access: { who: 'member' },
    area: 'leave',
    run: (scope) => requests.count(scope, [open]),
  },
  nothing,
);

/** Leave types, balances and requests. */
export const leave = (authenticator: Authenticator): Service =>
  defineService({
    name: 'leave',
    declaredIn: new URL('./declaration.ts', import.meta.url).href,
    house: house as unknown as House,
    authenticator: () => authenticator,
    deciders: [leaveAccount],
    commands: [...balanceCommands, ...requestCommands],
    endpoints: requestEndpoints,
    readModels: [shownLeaveRequests, leaveEntries, leaveLedgers],
    queries: [...balanceQueries, leaveBalancesOf, teamAbsences, pendingLeaveRequestCount, allPendingLeaveRequestCount],
    parts: [
      signedHeads({ who: 'roles', roles: ['SUPER_ADMIN'] }),
      leaveTypes,
      documents.part,
      personalDataPart,
      people,
      branches,
      holidays,
      organizations,
      operations({ who: 'roles', roles: ['SUPER_ADMIN'] }),
    ],
    reactions: [measureChanged, approverLeft, tellPeople, adoptDocuments],
    publications,
    jobs: [
      { name: recountJob, run: recountRequests },
      { name: replaceJob, run: replaceEverywhere },
      { name: noticeJob, run: notify },
    ],
    chores: [missedReplacements],
  });
