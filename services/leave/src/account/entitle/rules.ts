import { type Draft } from '@kadro/chassis';
import { type Day } from '@kadro/kernel';
import { entitlementOf, type LeaveAccountEvents } from '../events.ts';
import { demandMeaning } from '../request/problems.ts';
import { shortfallFrom } from '../shared/balances.ts';
import { fromNumber } from '../shared/days.ts';
import { type Dated } from '../shared/ledger.ts';
import { grant, type LeaveAccountState } from '../state.ts';

type Events = Draft<LeaveAccountEvents>[];

/**
 * What is looked up before an administrator's act on a balance; such an act happens and carries what it leaves lacking.
 */
export interface BalanceFacts {
  /** Of the leave type. */
  advanceDays: number;
  branchId: string | null;
  due?: readonly Dated[];
}

/** Sets a year's entitlement anew; the ledger gets the difference, on 1 January where no day is named. */
export function setEntitlement(
  state: LeaveAccountState,
  {
    id,
    leaveTypeId,
    year,
    days,
    on = `${year}-01-01`,
    note,
  }: { id: string; leaveTypeId: string; year: number; days: number; on?: Day; note?: string | null },
  { advanceDays, branchId, due }: BalanceFacts,
): Events {
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

/** Days that come or go outside of entitlement and requests, with a reason. @throws meaningful_text */
export function adjustBalance(
  state: LeaveAccountState,
  { id, leaveTypeId, on, days, reason }: { id: string; leaveTypeId: string; on: Day; days: number; reason: string },
  { advanceDays, branchId, due, meaningfulLetters }: BalanceFacts & { meaningfulLetters: number },
): Events {
  demandMeaning(reason, 'reason', meaningfulLetters);
  const exact = fromNumber(days);
  const shortfall = shortfallFrom(grant(state, leaveTypeId, on, exact), leaveTypeId, on, fromNumber(advanceDays), due);
  return [
    { type: 'BalanceAdjusted', data: { id, leaveTypeId, on, days: exact.toFraction(), reason, shortfall, branchId } },
  ];
}
