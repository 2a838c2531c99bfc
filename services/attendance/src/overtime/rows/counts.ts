import { count, GuardedRows } from '@kadro/chassis';
import { z } from 'zod';
import { area } from '../shapes.ts';
import { openOnly } from './clauses.ts';
import { overtimes } from './overtimes.ts';

const requests = new GuardedRows(overtimes);
const shape = { none: z.object({}), number: z.int() };

export const pendingOvertimeCount = count(
  {
    name: 'pendingOvertimeCount',
    access: { who: 'member' },
    area,
    run: (scope) => requests.count(scope, [{ index: 'waitingFor', eq: scope.principal.account }]),
  },
  shape,
);

export const allPendingOvertimeCount = count(
  {
    name: 'allPendingOvertimeCount',
    access: { who: 'member' },
    area,
    run: (scope) => requests.count(scope, [openOnly]),
  },
  shape,
);
