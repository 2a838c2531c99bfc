import { type NewEvent } from '@kadro/chassis';
import { entitlementIn, type LeaveAccountEvents } from '../events.ts';
import { type BalanceFacts } from '../shared/balance-facts.ts';
import { shortfallFrom } from '../shared/balances.ts';
import { fromNumber } from '../shared/days.ts';
import { belowZero } from '../shared/ledger.ts';
import { problem, requireMeaning } from '../shared/refusals.ts';
import { grant, type LeaveAccountState } from '../state.ts';

/** On its own day. @throws meaningful_text, leave_entry_not_reversible, leave_entitlement_below_zero */
export function reverseEntry(
  state: LeaveAccountState,
  { id, entryId, reason }: { id: string; entryId: string; reason: string },
  { advanceDays, branchOn, due, today, meaningfulLetters }: BalanceFacts & { meaningfulLetters: number },
): NewEvent<LeaveAccountEvents>[] {
  requireMeaning(reason, 'reason', meaningfulLetters);
  const entry = state.grants.get(entryId);
  if (!entry) throw problem('leave_entry_not_reversible', 'entryId');
  const { leaveTypeId, on, year } = entry;
  const days = entry.days.neg();
  const below = year === null ? null : belowZero(entitlementIn(state, leaveTypeId, year), on, days);
  if (below) throw problem('leave_entitlement_below_zero', 'entryId', { on: below });
  const reversed = grant(state, leaveTypeId, on, days);
  return [
    {
      type: 'EntryReversed',
      data: {
        id,
        entryId,
        leaveTypeId,
        on,
        days: days.toFraction(),
        year,
        reason,
        shortfall: shortfallFrom(reversed, leaveTypeId, on, fromNumber(advanceDays), due),
        branchId: branchOn(on),
        ...(today ? { recordedOn: today } : {}),
      },
    },
  ];
}
