import { type Day } from '@kadro/kernel';
import { type Fraction } from 'fraction.js';
import { Map } from 'immutable';
import { zero } from './days.ts';

export interface Dated {
  on: Day;
  days: Fraction;
}

interface Month {
  net: Fraction;
  days: Map<Day, Fraction>;
}

/** By month, so that sums walk months instead of entries; zero sums are left out. */
export type Ledger = Map<string, Month>;

export const emptyLedger: Ledger = Map();

const emptyMonth: Month = { net: zero, days: Map() };

const monthOf = (day: Day): string => day.slice(0, 7);

export function post(ledger: Ledger, { on, days }: Dated): Ledger {
  if (days.equals(0)) return ledger;
  const month = ledger.get(monthOf(on), emptyMonth);
  const sum = month.days.get(on, zero).add(days);
  const rest = sum.equals(0) ? month.days.delete(on) : month.days.set(on, sum);
  return rest.isEmpty()
    ? ledger.delete(monthOf(on))
    : ledger.set(monthOf(on), { net: month.net.add(days), days: rest });
}

/** The date included. */
export function sumTo(ledger: Ledger, date: Day): Fraction {
  const within = monthOf(date);
  let sum = zero;
  for (const [month, { net }] of ledger) if (month < within) sum = sum.add(net);
  for (const [on, days] of ledger.get(within, emptyMonth).days) if (on <= date) sum = sum.add(days);
  return sum;
}

/** Unordered. */
export function after(ledger: Ledger, date: Day): Dated[] {
  const within = monthOf(date);
  const later: Dated[] = [];
  for (const [month, { days }] of ledger) {
    if (month < within) continue;
    for (const [on, entered] of days) if (on > date) later.push({ on, days: entered });
  }
  return later;
}

/** The first day with a sum below zero, with a difference from a day on. */
export function belowZero(ledger: Ledger, on: Day, difference: Fraction): Day | null {
  const days = [on, ...after(ledger, on).map((entry) => entry.on)].sort();
  return days.find((day) => sumTo(ledger, day).add(difference).lt(0)) ?? null;
}

/** One change per date, ascending. */
export function byDate(entries: readonly Dated[]): Dated[] {
  const sums: Dated[] = [];
  for (const { on, days } of entries.toSorted((a, b) => (a.on < b.on ? -1 : Number(a.on > b.on)))) {
    const last = sums.at(-1);
    if (last?.on === on) last.days = last.days.add(days);
    else sums.push({ on, days });
  }
  return sums;
}
