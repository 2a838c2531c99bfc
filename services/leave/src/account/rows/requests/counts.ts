import { count, GuardedRows } from '@kadro/chassis';
import { z } from 'zod';
import { openOnly } from './clauses.ts';
import { leaveRequests } from './model.ts';

const requests = new GuardedRows(leaveRequests);
const shape = { none: z.object({}), number: z.int() };

export const pendingLeaveRequestCount = count(
  {
    name: 'pendingLeaveRequestCount',
    access: { who: 'member' },
    area: 'leave',
    run: (scope) => requests.count(scope, [{ index: 'waitingFor', eq: scope.principal.account }]),
  },
  shape,
);

export const allPendingLeaveRequestCount = count(
  {
    name: 'allPendingLeaveRequestCount',
    access: { who: 'member' },
    area: 'leave',
    run: (scope) => requests.count(scope, [openOnly]),
  },
  shape,
);
