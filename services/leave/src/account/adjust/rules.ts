import { type NewEvent } from '@kadro/chassis';
import { type Day } from '@kadro/kernel';
import { type LeaveAccountEvents } from '../events.ts';
import { type BalanceFacts } from '../shared/balance-facts.ts';
import { shortfallFrom } from '../shared/balances.ts';
import { fromNumber } from '../shared/days.ts';
import { requireMeaning } from '../shared/refusals.ts';
import { grant, type LeaveAccountState } from '../state.ts';

/** Days that are neither entitlement nor a request. @throws meaningful_text */
export function adjustBalance(
  state: LeaveAccountState,
  { id, leaveTypeId, on, days, reason }: { id: string; leaveTypeId: string; on: Day; days: number; reason: string },
  { advanceDays, branchOn, due, today, meaningfulLetters }: BalanceFacts & { meaningfulLetters: number },
): NewEvent<LeaveAccountEvents>[] {
  requireMeaning(reason, 'reason', meaningfulLetters);
  const exact = fromNumber(days);
  const shortfall = shortfallFrom(grant(state, leaveTypeId, on, exact), leaveTypeId, on, fromNumber(advanceDays), due);
  return [
    {
      type: 'BalanceAdjusted',
      data: {
        id,
        leaveTypeId,
        on,
        days: exact.toFraction(),
        reason,
        shortfall,
        branchId: branchOn(on),
        ...(today ? { recordedOn: today } : {}),
      },
    },
  ];
}
