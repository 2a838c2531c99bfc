import { minuteOf } from '../clock/days.ts';
import { type Zone } from '../clock/zone.ts';
import { firstOf, inBoth, lastOf, lengthOf, type Span, type Spans, unionOf } from '../minutes/spans.ts';
import { type LocalSpan } from '../shapes.ts';
import { type Tally } from './tally.ts';

/** Section 4.10: real minutes that count as planned work or overtime inside the night window, around a date. */
export function nightTimeOf(tallies: readonly Tally[], day: number, night: LocalSpan, zone: Zone): number {
  const counted = unionOf(tallies.flatMap(countedPlaces));
  return counted.length === 0 ? 0 : lengthOf(inBoth(counted, nightsAround(day, night, zone)));
}

/** Of the sides those next to the shift count, of no side the first in time. */
const countedPlaces = ({ plannedWork, sides, noSide, noSideWork, removed, isFlexible }: Tally): Spans => [
  ...plannedWork,
  ...sides.flatMap(({ name, work, counted }) => (name === 'CLOCK_IN' ? lastOf(work, counted) : firstOf(work, counted))),
  ...firstOf(noSideWork, isFlexible ? lengthOf(noSideWork) - removed : noSide),
];

function nightsAround(day: number, [from, to]: LocalSpan, zone: Zone): Spans {
  const [begin, end] = [minuteOf(from), minuteOf(to)];
  return unionOf(
    [-2, -1, 0, 1, 2].map((later): Span => {
      const date = day + later;
      return [zone.at(date, begin), zone.at(end <= begin ? date + 1 : date, end)];
    }),
  );
}
