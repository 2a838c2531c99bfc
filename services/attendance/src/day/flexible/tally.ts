import { hullOf, inBoth, lengthOf, type Spans, unionOf, without } from '../minutes/spans.ts';
import { type Parts } from '../planned/parts.ts';
import { type PlannedShift } from '../planned/shift.ts';
import { gapsOf } from '../readings/by-day.ts';
import { type DoneStay } from '../readings/done.ts';
import { move, post } from '../reasons/journal.ts';
import { type Settings } from '../shapes.ts';
import { type Lack, largerLack, ownLack, presetLack } from '../worked/breaks.ts';
import { corePunctualityOf } from '../worked/punctual.ts';
import { emptyTally, postPlan, postPunctuality, spansOf, type Tally } from '../worked/tally.ts';
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
  /** Ids of the readings of both. */
  readings: readonly string[];
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
  const tally = emptyTally({
    shift: planned.id,
    readings: work.readings,
    needsApproval: !isOvertime,
    noSideWork: places,
    isFlexible: true,
    isOfWeek: shift.over === 'WEEK',
  });
  postPunctuality(tally, corePunctualityOf(core, { presence, endless, now }, shift));
  post(tally, 'breakTime', 'readBreak', lengthOf(breaks));
  post(tally, 'breakTime', lack.rule, lack.minutes);
  post(tally, 'planned', 'workedAsPlanned', lengthOf(places));
  post(tally, 'planned', 'paidBreak', paid);
  if (!shift.breakPaid) post(tally, 'planned', 'breakTakenFromWork', -lack.minutes);
  settle(tally, isOvertime ? nothing : target);
  return tally;
}

const nothing: Target = { total: 0, taken: { holiday: 0, duty: 0, leave: 0 } };

function settle(tally: Tally, { total, taken }: Target): void {
  const missing = total - taken.holiday - tally.planned - taken.leave;
  // duty fills up to the target
  postPlan(tally, total, { ...taken, duty: Math.min(taken.duty, Math.max(0, missing)) });
  post(tally, 'leave', 'leaveTakesMinutes', taken.leave);
  if (missing < 0 && taken.leave > 0) tally.warnings.add('worked_on_leave');
  if (tally.isOfWeek) return;
  move(tally, ['planned', 'noSide'], 'beyondTarget', Math.max(0, -missing));
  const rule = tally.readings.length > 0 ? 'belowTarget' : 'nobodyCame';
  post(tally, 'missing', rule, Math.max(0, missing - tally.duty));
}

/** Minutes of break that lack; they are taken from the time worked, down to the threshold. */
function lackOf({ target, done, planned, parts }: FlexibleWork, places: Spans, breaks: Spans, rules: Settings): Lack {
  const worked = lengthOf(places);
  const gaps = gapsOf(done);
  const hull = spansOf(hullOf(places) ?? [0, 0]);
  const takenIn = (place: Spans): number => lengthOf(inBoth(breaks, place)) + lengthOf(inBoth(gaps, place));
  const goal = target.total - target.taken.holiday;
  const freed = target.taken.leave + target.taken.duty;
  const isOnlyFree = parts.holiday.full || (freed > 0 && freed >= goal);
  const { breakMode, breakTime } = planned.shift;
  const own =
    breakMode === 'AUTOMATIC' && !isOnlyFree
      ? ownLack(breakTime, lengthOf(breaks) + lengthOf(gaps), worked, Math.floor(goal / 2))
      : 0;
  // the preset's break is one between counted minutes, the duty's own lies anywhere
  return largerLack(own, presetLack(rules.breakPreset, worked, takenIn(hull)));
}
