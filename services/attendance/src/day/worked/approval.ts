import { move } from '../reasons/journal.ts';
import { type Requests } from './requests.ts';
import { inOrderOfTime } from './sides.ts';
import { type Tally } from './tally.ts';

/**
 * Section 4.8: what is left of overtime counts up to the approved minutes, used up by the sides in order of time, then
 * by overtime of no side, the first in time first. A denied request sends its side to the unapproved minutes in any case.
 */
export function approve(tallies: readonly Tally[], requests: Requests, needsApproval: boolean): void {
  const needing = new Set(needsApproval ? tallies.filter((tally) => tally.needsApproval) : []);
  const sidesNeeding = new Set([...needing].flatMap(({ sides }) => sides));
  for (const side of inOrderOfTime(tallies)) {
    if (!sidesNeeding.has(side) && !requests.isDenied(side.name)) continue;
    const refused = side.counted - requests.use(side.name, side.counted);
    move(side, ['counted', 'unapproved'], requests.isDenied(side.name) ? 'requestDenied' : 'notApproved', refused);
  }
  for (const tally of [...needing].toSorted(byFirstOfNoSide)) {
    if (tally.isOfWeek) continue;
    tally.removed += refuse(tally, 'noSide', requests);
    refuse(tally, 'surplusCounted', requests);
  }
}

const byFirstOfNoSide = (a: Tally, b: Tally): number =>
  (a.noSideWork[0]?.[0] ?? Infinity) - (b.noSideWork[0]?.[0] ?? Infinity) || 0;

/** Returns the minutes that no request is left for. */
function refuse(tally: Tally, what: 'noSide' | 'surplusCounted', requests: Requests): number {
  const minutes = tally[what] - requests.use('ANY', tally[what]);
  move(tally, [what, 'unapproved'], 'notApproved', minutes);
  return minutes;
}
