import { hullOf, inBoth, lengthOf, type Spans, unionOf, without } from '../minutes/spans.ts';
import { type Parts } from '../planned/parts.ts';
import { type PlannedShift } from '../planned/shift.ts';
import { gapsOf } from '../readings/by-day.ts';
import { type DoneStay } from '../readings/done.ts';
import { type Settings } from '../shapes.ts';
import { ownLack, presetLack } from '../worked/breaks.ts';
import { corePunctualityOf } from '../worked/punctual.ts';
import { emptyTally, type Tally } from '../worked/tally.ts';
import { type Target } from './target.ts';

/** A flexible date with the stays on it. */
export interface FlexibleWork {
  planned: PlannedShift;
  target: Target;
  /** What is left of the core, in real minutes. */
  core: Spans;
  parts: Parts;
  done: readonly DoneStay[];
  /** Begins of stays without an end. */
  endless: readonly number[];
  now: number;
}

/** Section 5: the account of a flexible date; one of a WEEK duty has neither overtime nor missing minutes of its own. */
export function flexibleTally(work: FlexibleWork, rules: Settings): Tally {
  const { planned, target, core, done, endless, now } = work;
  const { isOvertime, shift } = planned;
  const presence = unionOf(done.map(({ span }) => span));
  const breaks = unionOf(done.flatMap((stay) => stay.breaks));
  const places = without(presence, breaks);
  const paid = shift.breakPaid ? Math.min(lengthOf(breaks), shift.breakTime) : 0;
  const lack = lackOf(work, places, breaks, rules);
  const free = shift.breakPaid ? lack : 0;
  const { late, earlyLeave } = corePunctualityOf(core, { presence, endless, now }, shift);
  const tally = emptyTally({
    needsApproval: !isOvertime,
    expected: isOvertime ? 0 : target.total - target.taken.holiday,
    noSideWork: places,
    isFlexible: true,
    isOfWeek: shift.over === 'WEEK',
    breakTime: lengthOf(breaks) + lack,
    late,
    earlyLeave,
  });
  const worked = lengthOf(places) + paid - (lack - free);
  settle(tally, worked, isOvertime ? { holiday: 0, duty: 0, leave: 0 } : target.taken);
  return tally;
}

function settle(tally: Tally, worked: number, taken: Target['taken']): void {
  const { expected } = tally;
  tally.leave = taken.leave;
  const over = Math.max(0, worked + taken.leave - expected);
  if (over > 0 && taken.leave > 0) tally.warnings.add('worked_on_leave');
  tally.duty = Math.min(taken.duty, Math.max(0, expected - worked - taken.leave));
  tally.noSide = tally.isOfWeek ? 0 : over;
  tally.planned = worked - tally.noSide;
  tally.missing = tally.isOfWeek ? 0 : Math.max(0, expected - worked - taken.leave - tally.duty);
}

/** Minutes of break that lack; they are taken from the time worked, down to the threshold. */
function lackOf({ target, done, planned, parts }: FlexibleWork, places: Spans, breaks: Spans, rules: Settings): number {
  const worked = lengthOf(places);
  const hull = hullOf(places);
  const taken = lengthOf(breaks) + (hull ? lengthOf(inBoth(gapsOf(done), [hull])) : 0);
  const goal = target.total - target.taken.holiday;
  const freed = target.taken.leave + target.taken.duty;
  const isOnlyFree = parts.holiday.full || (freed > 0 && freed >= goal);
  const { breakMode, breakTime } = planned.shift;
  const own = breakMode === 'AUTOMATIC' && !isOnlyFree ? ownLack(breakTime, taken, worked, Math.floor(goal / 2)) : 0;
  return Math.max(own, presetLack(rules.breakPreset, worked, taken));
}
