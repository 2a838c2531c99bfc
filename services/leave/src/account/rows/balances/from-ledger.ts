import { type Day } from '@kadro/kernel';
import { ExactSum } from '../../shared/numbers/exact-sum.ts';
import { type LedgerRow } from '../leave-ledgers.ts';
import { openPartsOf } from '../open-requests.ts';

/** As `Summary` of shared/balances.ts, and the lowest balance from the date on. */
export interface LedgerSummary {
  entitled: ExactSum;
  asked: ExactSum;
  previousBalance: ExactSum;
  accrualCalculatedCount: ExactSum;
  used: ExactSum;
  reserved: ExactSum;
  planned: ExactSum;
  balance: ExactSum;
  lowest: ExactSum;
}

interface Change {
  /** As a number, 20260714. */
  on: number;
  days: string;
  sign: 1 | -1;
}

interface Walk extends Pick<
  LedgerSummary,
  'asked' | 'previousBalance' | 'accrualCalculatedCount' | 'used' | 'reserved' | 'planned'
> {
  later: Change[];
}

const digit = (text: string, at: number): number => text.charCodeAt(at) - 48;
const numberOf = (day: Day): number =>
  Number(day.slice(0, 4)) * 10_000 + Number(day.slice(5, 7)) * 100 + Number(day.slice(8));

function walkYear(
  { accrualCalculatedCount, used, planned, later }: Walk,
  year: number,
  dates: string,
  date: number,
): void {
  for (let at = 0; at < dates.length;) {
    const space = dates.indexOf(' ', at);
    const end = space < 0 ? dates.length : space;
    const on =
      year * 10_000 +
      digit(dates, at) * 1000 +
      digit(dates, at + 1) * 100 +
      digit(dates, at + 2) * 10 +
      digit(dates, at + 3);
    const isGranted = dates[at + 4] === 'g';
    const days = dates.slice(at + 5, end);
    if (on > date) {
      later.push({ on, days, sign: isGranted ? 1 : -1 });
      if (!isGranted) planned.plus(days);
    } else (isGranted ? accrualCalculatedCount : used).plus(days);
    at = end + 1;
  }
}

/** True where any open days are after the date. */
function walkOpen(
  { asked, previousBalance, reserved, later }: Walk,
  { open }: LedgerRow,
  leaveTypeId: string,
  date: Day,
): boolean {
  const first = `${date.slice(0, 4)}-01-01`;
  const entered = later.length;
  for (const { on, days } of openPartsOf(open, leaveTypeId)) {
    asked.plus(days);
    if (on < first) previousBalance.plus(days, -1);
    else if (on <= date) reserved.plus(days);
    else later.push({ on: numberOf(on), days, sign: -1 });
  }
  return later.length > entered;
}

/** Equal to `summaryOn` and `lowestFrom` of the account. */
export function summaryFrom(row: LedgerRow, leaveTypeId: string, date: Day, until?: Day): LedgerSummary {
  const walk: Walk = {
    asked: new ExactSum(),
    previousBalance: new ExactSum(),
    accrualCalculatedCount: new ExactSum(),
    used: new ExactSum(),
    reserved: new ExactSum(),
    planned: new ExactSum(),
    later: [],
  };
  const within = date.slice(0, 4);
  const on = numberOf(date);
  for (const [year, { granted, taken, dates }] of Object.entries(row.types[leaveTypeId] ?? {})) {
    if (year < within) walk.previousBalance.plus(granted).plus(taken, -1);
    else walkYear(walk, Number(year), dates, on);
  }
  if (walkOpen(walk, row, leaveTypeId, date)) walk.later.sort((a, b) => a.on - b.on);
  const { asked, previousBalance, accrualCalculatedCount, used, reserved, planned, later } = walk;
  const entitled = previousBalance.copy().add(accrualCalculatedCount);
  const balance = entitled.copy().add(used, -1).add(reserved, -1);
  return {
    entitled,
    asked,
    previousBalance,
    accrualCalculatedCount,
    used,
    reserved,
    planned,
    balance,
    lowest: lowestAfter(balance, later, until === undefined ? Infinity : numberOf(until)),
  };
}

/** All changes of one date count at once. */
function lowestAfter(balance: ExactSum, later: readonly Change[], until: number): ExactSum {
  let lowest = balance;
  const current = balance.copy();
  for (let n = 0; n < later.length; n++) {
    const { on, days, sign } = later[n]!;
    if (on > until) break;
    current.plus(days, sign);
    if (later[n + 1]?.on !== on && current.isLess(lowest)) lowest = current.copy();
  }
  return lowest;
}

export function hasEntries({ types, open }: LedgerRow, leaveTypeId: string): boolean {
  return leaveTypeId in types || leaveTypeId in open;
}
