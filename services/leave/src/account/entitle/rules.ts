import { type NewEvent } from '@kadro/chassis';
import { type Day } from '@kadro/kernel';
import { entitlementOf, type LeaveAccountEvents } from '../events.ts';
import { type BalanceFacts } from '../shared/balance-facts.ts';
import { shortfallFrom } from '../shared/balances.ts';
import { fromNumber } from '../shared/days.ts';
import { grant, type LeaveAccountState } from '../state.ts';

interface EntitlementInput {
  id: string;
  leaveTypeId: string;
  year: number;
  days: number;
  on?: Day;
  note?: string | null;
}

/** The ledger gets the difference to the former entitlement, on 1 January where no day is named. */
export function setEntitlement(
  state: LeaveAccountState,
  { id, leaveTypeId, year, days, on = `${year}-01-01`, note }: EntitlementInput,
  { advanceDays, branchId, due }: BalanceFacts,
): NewEvent<LeaveAccountEvents>[] {
  const exact = fromNumber(days);
  const difference = exact.sub(entitlementOf(state, leaveTypeId, year));
  if (difference.equals(0)) return [];
  const shortfall = shortfallFrom(
    grant(state, leaveTypeId, on, difference),
    leaveTypeId,
    on,
    fromNumber(advanceDays),
    due,
  );
  return [
    {
      type: 'EntitlementSet',
      data: {
        id,
        leaveTypeId,
        year,
        on,
        days: exact.toFraction(),
        difference: difference.toFraction(),
        ...(note ? { note } : {}),
        shortfall,
        branchId,
      },
    },
  ];
}
