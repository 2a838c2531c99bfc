import { hullOf, inBoth, lengthOf, unionOf, without } from '../minutes/spans.ts';
import { gapsOf } from '../readings/by-day.ts';
import { type DoneStay } from '../readings/done.ts';
import { post } from '../reasons/journal.ts';
import { type Settings } from '../shapes.ts';
import { presetLack, takeFromOvertime } from './breaks.ts';
import { emptyTally, type Tally } from './tally.ts';

/** Section 4.5: the unplanned stays of a date, all of it overtime of no side, less the break of the preset. */
export function unplannedTally(done: readonly DoneStay[], rules: Settings): Tally {
  const breaks = unionOf(done.flatMap((stay) => stay.breaks));
  const work = without(unionOf(done.map(({ span }) => span)), breaks);
  const hull = hullOf(work);
  const taken = hull ? lengthOf(inBoth(breaks, [hull])) + lengthOf(inBoth(gapsOf(done), [hull])) : 0;
  const tally = emptyTally({ readings: done.flatMap(({ ids }) => ids), noSideWork: work });
  post(tally, 'noSide', 'unplannedWork', lengthOf(work));
  post(tally, 'breakTime', 'readBreak', lengthOf(breaks));
  const lack = presetLack(rules.breakPreset, tally.noSide, taken);
  post(tally, 'breakTime', 'branchPresetBreak', lack - takeFromOvertime(tally, lack));
  return tally;
}
