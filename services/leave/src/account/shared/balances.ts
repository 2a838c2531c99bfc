import { addDays, type Day } from '@kadro/kernel';
import { type Fraction } from 'fraction.js';
import { emptyLedgers, type LeaveAccountState } from '../state.ts';
import { amountOf, zero } from './days.ts';
import { after, byDate, type Dated, sumTo } from './ledger.ts';
import { type Shortfall } from './shapes.ts';

function reservations(state: LeaveAccountState, leaveTypeId: string): Dated[] {
  return [...state.open].flatMap((id) => {
    const request = state.requests.get(id);
    if (!request?.tracksBalance || request.leaveTypeId !== leaveTypeId) return [];
    return request.days.map((day) => ({ on: day.date, days: amountOf(day) }));
  });
}

const sum = (entries: readonly Dated[], { from = '', to }: { from?: Day; to: Day }): Fraction =>
  entries.reduce((total, { on, days }) => (from <= on && on <= to ? total.add(days) : total), zero);

/** At the end of the date: granted + due - used - reserved (streams.md); `due` are accruals still to come. */
export function balanceOn(
  state: LeaveAccountState,
  leaveTypeId: string,
  date: Day,
  due: readonly Dated[] = [],
): Fraction {
  const { granted, taken } = state.ledgers.get(leaveTypeId, emptyLedgers);
  return sumTo(granted, date)
    .sub(sumTo(taken, date))
    .add(sum(due, { to: date }));
}

function changesAfter(state: LeaveAccountState, leaveTypeId: string, date: Day, due: readonly Dated[]): Dated[] {
  const { granted, taken } = state.ledgers.get(leaveTypeId, emptyLedgers);
  return byDate([
    ...after(granted, date),
    ...after(taken, date).map(({ on, days }) => ({ on, days: days.neg() })),
    ...due.filter(({ on }) => on > date),
  ]);
}

const lastDay = '9999-12-31';

/** The lowest balance from `from` to the last known entry or the horizon, and the first date that has it. */
export function lowestFrom(
  state: LeaveAccountState,
  leaveTypeId: string,
  from: Day,
  due: readonly Dated[] = [],
  until: Day = lastDay,
): { on: Day; balance: Fraction } {
  let balance = balanceOn(state, leaveTypeId, from, due);
  let lowest = { on: from, balance };
  for (const { on, days } of changesAfter(state, leaveTypeId, from, due)) {
    if (on > until) break;
    balance = balance.add(days);
    if (balance.lt(lowest.balance)) lowest = { on, balance };
  }
  return lowest;
}

/** With the advance; never negative. */
export function freeFrom(
  state: LeaveAccountState,
  leaveTypeId: string,
  from: Day,
  advance: Fraction,
  due: readonly Dated[] = [],
  until?: Day,
): Fraction {
  const free = lowestFrom(state, leaveTypeId, from, due, until).balance.add(advance);
  return free.lt(0) ? zero : free;
}

/** On the worst date; null where the balance suffices on all dates. */
export function shortfallFrom(
  state: LeaveAccountState,
  leaveTypeId: string,
  from: Day,
  advance: Fraction,
  due: readonly Dated[] = [],
  until?: Day,
): Shortfall {
  const { on, balance } = lowestFrom(state, leaveTypeId, from, due, until);
  const free = balance.add(advance);
  return free.lt(0) ? { on, days: free.neg().toFraction() } : null;
}

/** `balance` without open requests, `expected` with them. */
export interface YearLine {
  year: number;
  opening: Fraction;
  /** 1 January and every date of a change. */
  points: { on: Day; balance: Fraction; expected: Fraction }[];
  closing: Fraction;
}

export function yearOf(
  state: LeaveAccountState,
  leaveTypeId: string,
  year: number,
  due: readonly Dated[] = [],
): YearLine {
  const first = `${year}-01-01`;
  const last = `${year}-12-31`;
  const before = addDays(first, -1);
  const reserved = reservations(state, leaveTypeId);
  const opening = balanceOn(state, leaveTypeId, before, due).add(sum(reserved, { to: before }));
  let expected = balanceOn(state, leaveTypeId, before, due);
  let pending = sum(reserved, { to: before });
  const open = new Map(byDate(reserved).map(({ on, days }) => [on, days]));
  const changes = byDate([
    { on: first, days: zero },
    ...changesAfter(state, leaveTypeId, before, due).filter(({ on }) => on <= last),
  ]);
  const points = changes.map(({ on, days }) => {
    expected = expected.add(days);
    pending = pending.add(open.get(on) ?? zero);
    return { on, balance: expected.add(pending), expected };
  });
  return { year, opening, points, closing: points.at(-1)!.balance };
}

/** previousBalance + accrualCalculatedCount - used - reserved = balance on the date (specification, section 9). */
export interface Summary {
  /** What was there to be used up to the date: previousBalance + accrualCalculatedCount. */
  entitled: Fraction;
  /** Of open requests, on any date. */
  asked: Fraction;
  /** At the end of the year before. */
  previousBalance: Fraction;
  /** Entitlement and adjustments, in the year up to the date. */
  accrualCalculatedCount: Fraction;
  /** Approved, in the year up to the date. */
  used: Fraction;
  /** Of open requests, in the year up to the date. */
  reserved: Fraction;
  /** Approved, after the date. */
  planned: Fraction;
  balance: Fraction;
}

export function summaryOn(
  state: LeaveAccountState,
  leaveTypeId: string,
  date: Day,
  due: readonly Dated[] = [],
): Summary {
  const first = `${date.slice(0, 4)}-01-01`;
  const before = addDays(first, -1);
  const { granted, taken } = state.ledgers.get(leaveTypeId, emptyLedgers);
  const open = reservations(state, leaveTypeId);
  const reserved = sum(open, { from: first, to: date });
  const previousBalance = balanceOn(state, leaveTypeId, before, due);
  const accrualCalculatedCount = sumTo(granted, date)
    .sub(sumTo(granted, before))
    .add(sum(due, { from: first, to: date }));
  return {
    entitled: previousBalance.add(accrualCalculatedCount),
    asked: sum(open, { to: lastDay }),
    previousBalance,
    accrualCalculatedCount,
    used: sumTo(taken, date).sub(sumTo(taken, before)).sub(reserved),
    reserved,
    planned: sum(after(taken, date), { to: lastDay }).sub(sum(open, { from: addDays(date, 1), to: lastDay })),
    balance: balanceOn(state, leaveTypeId, date, due),
  };
}
