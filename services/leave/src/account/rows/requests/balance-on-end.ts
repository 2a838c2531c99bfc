import { named, type QueryScope } from '@kadro/chassis';
import { approval } from '@kadro/kernel';
import { type Fraction } from 'fraction.js';
import { z } from 'zod';
import { accountOf } from '../../history.ts';
import { type LeaveAccountState, without } from '../../state.ts';
import { summaryOn } from '../../shared/balances.ts';
import { daysOf, toNumber, zero } from '../../shared/days.ts';
import { visibilityOf } from '../visibility.ts';
import { leftDaysOf } from './days.ts';
import { type LeaveRequestRow } from './fields.ts';

const days = z.number();

/** entitled - used - reserved - own = balance. */
export const balanceOnEnd = named(
  'LeaveBalanceOnEnd',
  z.object({
    on: z.string(),
    entitled: days,
    used: days,
    reserved: days.describe('of other open requests'),
    asked: days.describe('reserved and own together'),
    own: days.describe('of this request while it is open; afterwards it is used or given back'),
    covered: days.describe('of own, without what is missing'),
    balance: days,
    overdrawn: days.describe('by how much the balance is below zero'),
  }),
);

type Row = Pick<LeaveRequestRow, 'id' | 'status' | 'leaveTypeId' | 'endDate' | 'dayDetails' | '_holidays'>;

const atLeastZero = (one: Fraction): Fraction => (one.lt(0) ? zero : one);

/** Of the request's last day, as it is now. */
export function balanceAtEnd(account: LeaveAccountState, row: Row): z.infer<typeof balanceOnEnd> {
  const { id, leaveTypeId, endDate: on, status } = row;
  const own = approval.isOpen(status) ? daysOf(leftDaysOf(row)) : zero;
  const others = approval.isOpen(status) ? without(account, id) : account;
  const { entitled, used, reserved, balance: before } = summaryOn(others, leaveTypeId, on);
  const balance = before.sub(own);
  const overdrawn = atLeastZero(balance.neg());
  return {
    on,
    entitled: toNumber(entitled),
    used: toNumber(used),
    reserved: toNumber(reserved),
    asked: toNumber(reserved.add(own)),
    own: toNumber(own),
    covered: toNumber(atLeastZero(own.sub(overdrawn))),
    balance: toNumber(balance),
    overdrawn: toNumber(overdrawn),
  };
}

/** null for types without a balance, and for readers who may not see the person's balances. */
export async function balanceOnEndOf(
  row: LeaveRequestRow,
  scope: QueryScope,
): Promise<z.infer<typeof balanceOnEnd> | null> {
  if (row.balanceBefore === null || !(await visibilityOf(scope, row.employeeId))) return null;
  return balanceAtEnd(await accountOf(scope, row.employeeId), row);
}
