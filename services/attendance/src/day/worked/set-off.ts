import { move, post } from '../reasons/journal.ts';
import { type Side, type Tally } from './tally.ts';

/** A stock of minutes that fill what is missing. */
interface Stock {
  minutes(): number;
  take(minutes: number): void;
}

/**
 * Section 4.7, of a date that is over: time of the sides that is not counted, then counted overtime (after the end,
 * before the begin, of no side) fills what is missing, then what is tolerated.
 */
export function setOff(tallies: readonly Tally[]): void {
  const stocks = stocksOf(tallies);
  for (const tally of tallies) {
    const filled = drawn(stocks, tally.missing);
    move(tally, ['missing', 'filled'], 'setOff', filled);
  }
  for (const tally of tallies) {
    const filled = drawn(stocks, tally.credited);
    move(tally, ['credited', 'filled'], 'setOff', filled);
  }
}

function stocksOf(tallies: readonly Tally[]): Stock[] {
  const sides = tallies.flatMap((tally) => tally.sides);
  const named = (name: Side['name']): Side[] => sides.filter((side) => side.name === name);
  const stockOf =
    (what: 'rest' | 'counted') =>
    (side: Side): Stock => ({ minutes: () => side[what], take: (minutes) => post(side, what, 'setOff', -minutes) });
  return [
    ...sides.map(stockOf('rest')),
    ...[...named('CLOCK_OUT'), ...named('CLOCK_IN')].map(stockOf('counted')),
    ...tallies.flatMap((tally) => [noSideOf(tally), surplusOf(tally)]),
  ];
}

const noSideOf = (tally: Tally): Stock => ({
  minutes: () => (tally.isOfWeek ? 0 : tally.noSide),
  take(minutes) {
    post(tally, 'noSide', 'setOff', -minutes);
    tally.removed += minutes;
  },
});

const surplusOf = (tally: Tally): Stock => ({
  minutes: () => tally.surplusCounted,
  take: (minutes) => post(tally, 'surplusCounted', 'setOff', -minutes),
});

function drawn(stocks: readonly Stock[], wanted: number): number {
  let left = wanted;
  for (const stock of stocks) {
    const taken = Math.min(left, stock.minutes());
    if (taken > 0) stock.take(taken);
    left -= taken;
  }
  return wanted - left;
}
