import {
  LeaveBalancesDocument,
  LeaveBalancesOfDocument,
  LeaveEntitlementDocument,
  LeaveStatementDocument,
} from '../../../generated/graphql.ts';
import { pageArguments } from '../../../server/list-arguments.ts';
import { asked, found, type Resource } from '../../../server/resource.ts';

export const balances: Resource = {
  list: ({ filter }) =>
    asked(LeaveBalancesDocument, filter, ({ leaveBalances }) => {
      const rows = leaveBalances ?? [];
      return { data: rows.map((row) => ({ ...row, id: row.leaveTypeId })), total: rows.length };
    }),
};

export const balancesOfPeople: Resource = {
  list: ({ pagination, filter }) =>
    asked(LeaveBalancesOfDocument, { ...filter, ...pageArguments(pagination) }, ({ leaveBalancesOf }) => {
      const { items, total, capped } = found(leaveBalancesOf);
      return { data: items.map((row) => ({ ...row, id: row.employeeId })), total, meta: { capped } };
    }),
};

/** Employee, leave type and day are in `meta`. */
export const statement: Resource = {
  one: ({ id, meta }) =>
    asked(LeaveStatementDocument, meta, ({ leaveStatement }) => ({ data: { ...found(leaveStatement), id } })),
};

/** Employee, leave type and year are in `meta`. */
export const entitlement: Resource = {
  one: ({ id, meta }) =>
    asked(LeaveEntitlementDocument, meta, ({ leaveEntitlement }) => ({ data: { ...found(leaveEntitlement), id } })),
};
