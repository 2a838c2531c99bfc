import { reject } from '../../errors/index.ts';
import { type Workplace } from '../../replicas/people.ts';
import { mustSaySomething } from '../../shared/reasons.ts';
import { placeOn } from '../../timesheet/person-facts.ts';
import { datesBetween } from '../../timesheet/weeks.ts';
import { type DateRange } from '../months.ts';
import { type Correction } from './shape.ts';

interface ClosedPeriod extends DateRange {
  branchId: string | null;
}

/** The dates of closed periods on which the person was at their branch. */
export function closedRanges(periods: readonly ClosedPeriod[], person: { places: readonly Workplace[] }): DateRange[] {
  return periods.flatMap(({ branchId, from, to }) => {
    const there = datesBetween(from, to).filter((date) => (placeOn(person, date)?.branchId ?? null) === branchId);
    return there.length > 0 ? [{ from: there[0]!, to: there.at(-1)! }] : [];
  });
}

const last = '9999-12-31';

/** From a day on, for good. */
export const since = (from: string): DateRange[] => [{ from, to: last }];

export const onDates = (dates: readonly string[]): DateRange[] => dates.map((date) => ({ from: date, to: date }));

/** The first closed day that is touched. */
function closedOn(closed: readonly DateRange[], touched: readonly DateRange[]): string | null {
  const first = touched.flatMap(({ from, to }) =>
    closed.flatMap((one) => {
      const begin = one.from > from ? one.from : from;
      return begin <= (one.to < to ? one.to : to) ? [begin] : [];
    }),
  );
  return first.toSorted()[0] ?? null;
}

/**
 * What an event that touches these days carries: the reason where one is closed (rules, closed months). @throws Rejection
 * period_closed without one
 */
export function mustBeOpen(
  closed: readonly DateRange[],
  touched: readonly DateRange[],
  correction: Correction,
): { correction?: string } {
  const on = closedOn(closed, touched);
  if (on === null) return {};
  if (!correction) reject('period_closed', { params: { on }, details: { on } });
  mustSaySomething(correction.reason, 'correction.reason');
  return { correction: correction.reason };
}
