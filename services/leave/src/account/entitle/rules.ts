import { type NewEvent } from '@kadro/chassis';
import { type Day } from '@kadro/kernel';
import { type Fraction } from 'fraction.js';
import { entitlementIn, entitlementOf, type LeaveAccountEvents } from '../events.ts';
import { type BalanceFacts } from '../shared/balance-facts.ts';
import { shortfallFrom } from '../shared/balances.ts';
import { fromNumber } from '../shared/days.ts';
import { after, belowZero, type Ledger } from '../shared/ledger.ts';
import { problem } from '../shared/refusals.ts';
import { grant, type LeaveAccountState } from '../state.ts';

interface EntitlementInput {
  id: string;
  leaveTypeId: string;
  year: number;
  days: number;
  on?: Day;
  note?: string | null;
}

/** 1 January, or where less is granted the first day that has as much. */
function usualDay(entitlement: Ledger, year: number, difference: Fraction): Day {
  const first = `${year}-01-01`;
  const days = [first, ...after(entitlement, first).map(({ on }) => on)].sort();
  return days.find((day) => belowZero(entitlement, day, difference) === null) ?? days.at(-1)!;
}

/** Adds the difference, within its year. @throws leave_entry_outside_year, leave_entitlement_below_zero */
export function setEntitlement(
  state: LeaveAccountState,
  { id, leaveTypeId, year, days, on: given, note }: EntitlementInput,
  { advanceDays, branchOn, due, today }: BalanceFacts,
): NewEvent<LeaveAccountEvents>[] {
  const exact = fromNumber(days);
  const entitlement = entitlementIn(state, leaveTypeId, year);
  const difference = exact.sub(entitlementOf(state, leaveTypeId, year));
  if (given && !given.startsWith(`${year}-`)) throw problem('leave_entry_outside_year', 'on', { year: String(year) });
  if (difference.equals(0)) return [];
  const on = given ?? usualDay(entitlement, year, difference);
  const below = belowZero(entitlement, on, difference);
  if (below) throw problem('leave_entitlement_below_zero', 'on', { on: below });
  const granted = grant(state, leaveTypeId, on, difference);
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
        shortfall: shortfallFrom(granted, leaveTypeId, on, fromNumber(advanceDays), due),
        branchId: branchOn(on),
        ...(today ? { recordedOn: today } : {}),
      },
    },
  ];
}
