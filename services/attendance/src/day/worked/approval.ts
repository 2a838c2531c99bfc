import { type Requests } from './requests.ts';
import { inOrderOfTime } from './sides.ts';
import { type Tally } from './tally.ts';

/**
 * Section 4.8: what is left of overtime counts up to the approved minutes, used up by the sides in order of time, then
 * by overtime of no side. A denied request sends its side to the unapproved minutes in any case.
 */
export function approve(tallies: readonly Tally[], requests: Requests, needsApproval: boolean): void {
  const needing = new Set(needsApproval ? tallies.filter((tally) => tally.needsApproval) : []);
  const sidesNeeding = new Set([...needing].flatMap(({ sides }) => sides));
  for (const side of inOrderOfTime(tallies)) {
    if (!sidesNeeding.has(side) && !requests.isDenied(side.name)) continue;
    const approved = requests.use(side.name, side.counted);
    side.unapproved = side.counted - approved;
    side.counted = approved;
  }
  for (const tally of needing) {
    if (tally.isOfWeek) continue;
    tally.unapproved += refused(tally, 'noSide', requests);
    tally.unapproved += refused(tally, 'surplusCounted', requests);
  }
}

function refused(tally: Tally, what: 'noSide' | 'surplusCounted', requests: Requests): number {
  const minutes = tally[what] - requests.use('ANY', tally[what]);
  tally[what] -= minutes;
  if (what === 'noSide') tally.removed += minutes;
  return minutes;
}
