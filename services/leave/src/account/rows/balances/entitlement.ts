import { named, query } from '@kadro/chassis';
import { z } from 'zod';
import { entitlementOf, entitlementRevision } from '../../events.ts';
import { accountOf } from '../../history.ts';
import { toNumber } from '../../shared/days.ts';
import { visiblePerson } from '../visibility.ts';

/** What setting an entitlement anew overwrites; its command takes the `revision`. */
export const leaveEntitlement = query({
  name: 'leaveEntitlement',
  access: { who: 'member' },
  area: 'leave',
  args: z.object({
    employeeId: z.string().nullish(),
    leaveTypeId: z.string(),
    year: z.int().min(1970).max(2200),
  }),
  answer: named(
    'LeaveEntitlement',
    z.object({
      leaveTypeId: z.string(),
      year: z.int(),
      days: z.number(),
      revision: z.int().describe('of the last change; -1 where none was ever set'),
    }),
  ),
  example: { leaveTypeId: '018f0000-0000-7000-8000-000000000001', year: 2026 },
  run: async ({ employeeId, leaveTypeId, year }, scope) => {
    const account = await accountOf(scope, await visiblePerson(scope, employeeId));
    return {
      leaveTypeId,
      year,
      days: toNumber(entitlementOf(account, leaveTypeId, year)),
      revision: entitlementRevision(account, { leaveTypeId, year }) ?? -1,
    };
  },
});
