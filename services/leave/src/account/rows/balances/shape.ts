import { named, type QueryScope } from '@kadro/chassis';
import Fraction from 'fraction.js';
import { z } from 'zod';
import { horizonFrom } from '../../../leave-types/horizon.ts';
import { type LeaveTypeRow, leaveTypes } from '../../../leave-types/record.ts';
import { leaveTypeTag, tagOf } from '../../../leave-types/tag.ts';
import { freeFrom, shortfallFrom, summaryOn } from '../../shared/balances.ts';
import { fromNumber, toNumber } from '../../shared/days.ts';
import { ExactSum } from '../../shared/numbers/exact-sum.ts';
import { hundredths, shownChange } from '../../shared/numbers/hundredths.ts';
import { sensibleDay } from '../../shared/shapes.ts';
import { type LeaveAccountState } from '../../state.ts';
import { type LedgerRow } from '../leave-ledgers.ts';
import { hasEntries, summaryFrom } from './from-ledger.ts';

const days = z.number();
const nothing = new ExactSum();

/** previousBalance + accrualCalculatedCount = entitled, and entitled - used - reserved = balance, as they are shown. */
const figures = named(
  'LeaveFigures',
  z.object({
    previousBalance: days,
    accrualCalculatedCount: days,
    entitled: days,
    used: days,
    reserved: days,
    balance: days,
  }),
);

/** Days have at most four decimals. */
export const balanceShape = named(
  'LeaveBalance',
  z.object({
    leaveTypeId: z.string(),
    leaveType: leaveTypeTag.nullable(),
    on: z.string(),
    entitled: days.describe('previousBalance and accrualCalculatedCount together'),
    asked: days.describe('of open requests, whatever their dates'),
    overdrawn: days.describe('by how much the balance is below zero'),
    previousBalance: days,
    accrualCalculatedCount: days,
    used: days,
    reserved: days,
    planned: days,
    balance: days,
    exactBalance: z.string().describe('the balance exactly, as a whole number or a fraction'),
    free: days,
    advanceDays: days,
    shortfall: days,
    shown: figures.describe('the same days in hundredths, rounded so that they add up'),
  }),
);

interface RunningSums {
  previousBalance: number;
  entitled: number;
  /** entitled without what is used. */
  unused: number;
  balance: number;
}

const figuresOf = ({ previousBalance, entitled, unused, balance }: RunningSums): z.infer<typeof figures> => ({
  previousBalance: hundredths(previousBalance),
  accrualCalculatedCount: shownChange(previousBalance, entitled),
  entitled: hundredths(entitled),
  used: shownChange(unused, entitled),
  reserved: shownChange(balance, unused),
  balance: hundredths(balance),
});

export type ShownBalance = z.infer<typeof balanceShape>;

/** `on` is the older name of `asOf`. */
export const momentArgs = { asOf: sensibleDay.nullish(), on: sensibleDay.nullish(), knownAt: z.string().nullish() };

export interface TrackedType {
  row: LeaveTypeRow;
  tag: ShownBalance['leaveType'];
}

/** Ordered by name; archived types included. */
export async function trackedTypes(scope: QueryScope): Promise<TrackedType[]> {
  const rows = await scope.find<LeaveTypeRow>(leaveTypes.model, [], {
    sort: { index: `name.${scope.language}`, descending: false },
  });
  return Promise.all(
    rows.filter(({ tracksBalance }) => tracksBalance).map(async (row) => ({ row, tag: await tagOf(row.id, scope) })),
  );
}

const shownTypes = (types: readonly TrackedType[], has: (leaveTypeId: string) => boolean): TrackedType[] =>
  types.filter(({ row }) => !row.archived || has(row.id));

function ofAccount(account: LeaveAccountState, { row, tag }: TrackedType, on: string): ShownBalance {
  const { id, advanceDays } = row;
  const until = horizonFrom(on, row);
  const advance = fromNumber(advanceDays);
  const summary = summaryOn(account, id, on);
  const { entitled, asked, previousBalance, accrualCalculatedCount, used, reserved, planned, balance } = summary;
  const lacking = shortfallFrom(account, id, on, advance, [], until);
  return {
    leaveTypeId: id,
    leaveType: tag,
    on,
    entitled: toNumber(entitled),
    asked: toNumber(asked),
    overdrawn: balance.lt(0) ? toNumber(balance.neg()) : 0,
    previousBalance: toNumber(previousBalance),
    accrualCalculatedCount: toNumber(accrualCalculatedCount),
    used: toNumber(used),
    reserved: toNumber(reserved),
    planned: toNumber(planned),
    balance: toNumber(balance),
    exactBalance: balance.toFraction(),
    advanceDays,
    free: toNumber(freeFrom(account, id, on, advance, [], until)),
    shortfall: lacking ? toNumber(new Fraction(lacking.days)) : 0,
    shown: figuresOf({
      previousBalance: toNumber(previousBalance),
      entitled: toNumber(entitled),
      unused: toNumber(entitled.sub(used)),
      balance: toNumber(balance),
    }),
  };
}

export function balancesOfAccount(
  account: LeaveAccountState,
  types: readonly TrackedType[],
  on: string,
): ShownBalance[] {
  return shownTypes(types, (id) => account.ledgers.has(id)).map((type) => ofAccount(account, type, on));
}

function ofLedger(ledger: LedgerRow, { row, tag }: TrackedType, on: string): ShownBalance {
  const { id, advanceDays } = row;
  const summary = summaryFrom(ledger, id, on, horizonFrom(on, row));
  const { previousBalance, accrualCalculatedCount, used, reserved, planned, balance, lowest } = summary;
  const rest = lowest.copy().plus(fromNumber(advanceDays).toFraction());
  const isShort = rest.isLess(nothing);
  return {
    leaveTypeId: id,
    leaveType: tag,
    on,
    entitled: summary.entitled.shown(),
    asked: summary.asked.shown(),
    overdrawn: balance.isLess(nothing) ? new ExactSum().add(balance, -1).shown() : 0,
    previousBalance: previousBalance.shown(),
    accrualCalculatedCount: accrualCalculatedCount.shown(),
    used: used.shown(),
    reserved: reserved.shown(),
    planned: planned.shown(),
    balance: balance.shown(),
    exactBalance: balance.text(),
    advanceDays,
    free: isShort ? 0 : rest.shown(),
    shortfall: isShort ? new ExactSum().add(rest, -1).shown() : 0,
    shown: figuresOf({
      previousBalance: previousBalance.shown(),
      entitled: summary.entitled.shown(),
      unused: summary.entitled.copy().add(used, -1).shown(),
      balance: balance.shown(),
    }),
  };
}

/** Without folding the account: for many people at once. */
export function balancesOfLedger(ledger: LedgerRow, types: readonly TrackedType[], on: string): ShownBalance[] {
  return shownTypes(types, (id) => hasEntries(ledger, id)).map((type) => ofLedger(ledger, type, on));
}
