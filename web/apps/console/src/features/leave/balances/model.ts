import {
  type LeaveBalancesOfQuery,
  type LeaveBalancesQuery,
  type LeaveEntitlementQuery,
  type LeaveStatementQuery,
} from '../../../generated/graphql.ts';

/** The balance of one type on a day (specification, section 3): balance = carried over + granted - used - asked. */
export type LeaveBalance = NonNullable<LeaveBalancesQuery['leaveBalances']>[number] & { id: string };
export type PersonBalances = NonNullable<LeaveBalancesOfQuery['leaveBalancesOf']>['items'][number] & { id: string };
export type Statement = NonNullable<LeaveStatementQuery['leaveStatement']> & { id: string };
export type StatementLine = Statement['lines'][number];
export type Entitlement = NonNullable<LeaveEntitlementQuery['leaveEntitlement']> & { id: string };
