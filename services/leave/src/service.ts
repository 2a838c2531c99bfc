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
import { balanceCommands } from './balance-commands.ts';
import { leaveBalancesOf } from './balance-list.ts';
import { balanceQueries } from './balance-queries.ts';
import { adoptDocuments, documents } from './documents.ts';
import { personalDataPart } from './forgetting.ts';
import { leaveAccount } from './leave-account.ts';
import { leaveEntries } from './leave-entries.ts';
import { leaveLedgers } from './leave-ledgers.ts';
import { leaveRequests } from './leave-requests.ts';
import { leaveTypes } from './leave-types.ts';
import { branches, holidays, organizations, people } from './neighbours.ts';
import { noticeJob, notify, tellPeople } from './notices.ts';
import { publications } from './published.ts';
import { measureChanged, recountJob, recountRequests } from './recount.ts';
import { approverLeft, missedReplacements, replaceEverywhere, replaceJob } from './replace-approvers.ts';
import { requestCommands, requestEndpoints } from './request-commands.ts';
import { shownLeaveRequests } from './shown-requests.ts';
import { teamAbsences } from './team-absences.ts';

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
