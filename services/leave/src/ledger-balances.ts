import { type Day } from '@kadro/kernel';
import { type ExactSum, nothing } from './exact-sum.ts';
import { type LedgerRow } from './leave-ledgers.ts';

/** What a balance on a date is made of (`Summary` of balances.ts), and the least balance from the date on. */
export interface LedgerSummary {
  previousBalance: ExactSum;
  accrualCalculatedCount: ExactSum;
  used: ExactSum;
  reserved: ExactSum;
  planned: ExactSum;
  balance: ExactSum;
  lowest: ExactSum;
}

interface Change {
  on: string;
  exact: string;
  sign: 1 | -1;
}

/** What counts up to the date, and what changes the balance later. */
interface Walk {
  previous: ExactSum;
  granted: ExactSum;
  taken: ExactSum;
  planned: ExactSum;
  later: Change[];
}

function walkYear(walk: Walk, year: string, dates: string, date: Day): void {
  for (const token of dates.split(' ')) {
    const on = `${year}-${token.slice(0, 2)}-${token.slice(2, 4)}`;
    const isGranted = token[4] === 'g';
    const exact = token.slice(5);
    if (on > date) {
      walk.later.push({ on, exact, sign: isGranted ? 1 : -1 });
      if (!isGranted) walk.planned = walk.planned.plus(exact);
    } else if (isGranted) walk.granted = walk.granted.plus(exact);
    else walk.taken = walk.taken.plus(exact);
  }
}

function walked(row: LedgerRow, leaveTypeId: string, date: Day): Walk {
  const walk: Walk = { previous: nothing, granted: nothing, taken: nothing, planned: nothing, later: [] };
  const within = date.slice(0, 4);
  for (const [year, { granted, taken, dates }] of Object.entries(row.types[leaveTypeId] ?? {})) {
    if (year < within) walk.previous = walk.previous.plus(granted).plus(taken, -1);
    else walkYear(walk, year, dates, date);
  }
  return walk;
}

/** Balance of one type on a date from a person's sums: exactly what the account says (`summaryOn`, `lowestFrom`). */
export function summaryFrom(row: LedgerRow, leaveTypeId: string, date: Day): LedgerSummary {
  const { previous, granted, taken, planned, later } = walked(row, leaveTypeId, date);
  const first = `${date.slice(0, 4)}-01-01`;
  let [previousBalance, reserved] = [previous, nothing];
  for (const request of Object.values(row.open)) {
    if (request.leaveTypeId !== leaveTypeId) continue;
    for (const { on, days: exact } of request.parts) {
      if (on < first) previousBalance = previousBalance.plus(exact, -1);
      else if (on <= date) reserved = reserved.plus(exact);
      else later.push({ on, exact, sign: -1 });
    }
  }
  const balance = previousBalance.add(granted).add(taken, -1).add(reserved, -1);
  return { previousBalance, accrualCalculatedCount: granted, used: taken, reserved, planned, balance, lowest: lowestAfter(balance, later) };
}

/** The least balance from now on; all that one date brings counts at once. */
function lowestAfter(balance: ExactSum, later: Change[]): ExactSum {
  later.sort((a, b) => (a.on < b.on ? -1 : a.on > b.on ? 1 : 0));
  let [lowest, current] = [balance, balance];
  for (const [n, { on, exact, sign }] of later.entries()) {
    current = current.plus(exact, sign);
    if (later[n + 1]?.on !== on && current.isLess(lowest)) lowest = current;
  }
  return lowest;
}

/** Whether anything was ever entered or asked for of a type, and has not come to nothing. */
export function hasEntries({ types, open }: LedgerRow, leaveTypeId: string): boolean {
  return leaveTypeId in types || Object.values(open).some((request) => request.leaveTypeId === leaveTypeId);
}
