import { hullOf, inBoth, lengthOf, firstOf, lastOf, type Spans, unionOf, without } from '../minutes/spans.ts';
import { type ShiftPlan } from '../planned/plan.ts';
import { type DoneStay } from '../readings/done.ts';
import { gapsOf } from '../readings/by-day.ts';
import { move, post, postByCause } from '../reasons/journal.ts';
import { type Settings } from '../shapes.ts';
import { countedOnSides, type Lack, largerLack, ownLack, presetLack, takeFromOvertime } from './breaks.ts';
import { punctual, type Punctuality, punctualityOf, toleratedIn } from './punctual.ts';
import { sidesOf } from './sides.ts';
import { emptyTally, postPlan, postPunctuality, type Tally } from './tally.ts';

/** A timed shift with the stays on it. */
export interface ShiftWork {
  plan: ShiftPlan;
  done: readonly DoneStay[];
  /** Begins of stays without an end. */
  endless: readonly number[];
  /** Ids of the readings of both. */
  readings: readonly string[];
  now: number;
}

/** What a shift's stays give; places in minutes of the plan but for what is called real. */
export interface Inside extends ShiftWork {
  tally: Tally;
  punctuality: Punctuality;
  inPieces: Spans;
  /** In leave or holiday inside the planned times. */
  inFreed: Spans;
  /** Read breaks inside the planned times. */
  breaks: Spans;
  /** What of them is there twice, by the repeated hour. */
  twice: Spans;
  /** Real. */
  readBreaks: Spans;
  /** Real, without those on duty. */
  gaps: Spans;
}

/** Sections 4.1 to 4.3: where the stays of a shift lie, how punctual they are, and its overtime by side. */
export function insideOf(work: ShiftWork): Inside {
  const { plan, done, endless, now } = work;
  const { planned, pieces, places } = plan;
  const { begin, end, clock, isOvertime, shift } = planned;
  const presence = unionOf(done.map(({ span }) => span));
  const readBreaks = unionOf(done.flatMap((stay) => stay.breaks));
  const stays = clock.ofStays(inBoth(presence, [[begin, end]]));
  const breaks = clock.ofBreaks(inBoth(readBreaks, [[begin, end]]));
  const twice = clock.twice(inBoth(readBreaks, [[begin, end]]));
  const worked = without(stays, breaks);
  const minutesIn = (place: Spans): number => workIn(inBoth(worked, place), inBoth(twice, place));
  const inPieces = inBoth(worked, pieces);
  const inLeave = inBoth(worked, places.leave);
  const freed = freedOf(plan);
  const inFreed = inBoth(worked, freed);
  const atWork = without(presence, readBreaks);
  const minuteOf = (minute: number): number =>
    minute < begin ? minute : (clock.ofStays([[minute, minute + 1]])[0]?.[0] ?? minute);
  const seen = { presence: stays, endless: endless.map(minuteOf), now: now >= end ? planned.planEnd : minuteOf(now) };
  const punctuality = isOvertime ? punctual() : punctualityOf(pieces, seen, shift);
  const tally = emptyTally({
    shift: planned.id,
    readings: work.readings,
    needsApproval: !isOvertime,
    plannedWork: isOvertime ? [] : inBoth(atWork, clock.toReal(pieces)),
    sides: sidesOf(planned, atWork),
    noSideWork: inBoth(atWork, clock.toReal(isOvertime ? unionOf([...freed, ...pieces]) : freed)),
    warnings: new Set(inLeave.length > 0 ? ['worked_on_leave' as const] : []),
  });
  postPlan(tally, isOvertime ? 0 : planned.total, plan.taken);
  postPunctuality(tally, punctuality);
  post(tally, 'noSide', 'workOnLeave', minutesIn(places.leave));
  post(tally, 'noSide', 'workOnHoliday', minutesIn(places.holiday));
  post(tally, 'inRoom', 'roomOfHalvedShift', minutesIn(plan.room));
  post(tally, 'breakTime', 'readBreak', lengthOf(readBreaks));
  const gaps = without(gapsOf(done), clock.toReal(places.duty));
  return { ...work, tally, punctuality, inPieces, inFreed, breaks, twice, readBreaks, gaps };
}

/** What leave and holiday have of the planned times. */
const freedOf = ({ places }: ShiftPlan): Spans => unionOf([...places.leave, ...places.holiday]);

/** Minutes of places that were worked, less what breaks have of the repeated hour a second time. */
const workIn = (places: Spans, twice: Spans): number => Math.max(0, lengthOf(places) - lengthOf(twice));

/** Section 4.4: breaks of a shift whose sides are counted, topped up where they lack; then what is missing (4.2, 4.6). */
export function settleShift(inside: Inside, rules: Settings): void {
  const { plan, tally, punctuality, inPieces, breaks, twice } = inside;
  const { planned, pieces, taken } = plan;
  const { breakPaid, breakTime } = planned.shift;
  const left = tally.expected - taken.duty;
  const work = workIn(inPieces, inBoth(twice, pieces));
  const readInPieces = lengthOf(inBoth(breaks, pieces)) + lengthOf(inBoth(twice, pieces));
  const paid = breakPaid ? Math.min(readInPieces, breakTime) : 0;
  const credited = Math.min(toleratedIn(punctuality), Math.max(0, left - taken.leave - work - paid));
  const account = planned.isOvertime ? 'noSide' : 'planned';
  post(tally, account, planned.isOvertime ? 'plannedOvertime' : 'workedAsPlanned', work);
  post(tally, account, 'paidBreak', paid);
  const lack = lackOf(inside, rules, credited);
  const unpaid = breakPaid ? 0 : lack.minutes;
  const room = Math.min(work, unpaid, roomOf(inside, readInPieces - paid));
  post(tally, account, 'breakTakenFromRoom', -room);
  const unplaced = takeFromOvertime(tally, unpaid - room);
  if (unplaced > 0) tally.warnings.add('break_not_taken');
  post(tally, 'breakTime', lack.rule, lack.minutes);
  post(tally, 'breakTime', 'breakNotTaken', -unplaced);
  settlePlan(inside, left);
}

/** What was planned and worked after breaks, of a total of which holiday and duty leave `left`. */
function settlePlan({ plan: { taken }, tally, punctuality, readings }: Inside, left: number): void {
  move(tally, ['planned', 'surplus'], 'surplusNotCounted', Math.max(0, tally.planned - left));
  const unworked = left - tally.planned;
  post(tally, 'leave', 'leaveTakesMinutes', taken.leave);
  // what work and leave have together over the total is taken from leave
  post(tally, 'leave', 'workedOnLeave', -Math.max(0, taken.leave - unworked));
  const missing = unworked - tally.leave;
  const credited = Math.min(toleratedIn(punctuality), missing);
  postByCause(tally, 'credited', credited, [
    ['lateWithinTolerance', punctuality.tolerated.late],
    ['earlyLeaveWithinTolerance', punctuality.tolerated.earlyLeave],
  ]);
  postByCause(tally, 'missing', missing - credited, [
    ['lateBeyondTolerance', tally.late],
    ['earlyLeaveBeyondTolerance', tally.earlyLeave],
    [readings.length > 0 ? 'notWorked' : 'nobodyCame', Infinity],
  ]);
}

/** Minutes of break that lack: of the shift's own or of the preset, whichever is more. */
function lackOf(inside: Inside, rules: Settings, credited: number): Lack {
  const { plan, tally, inPieces, inFreed, twice, readBreaks, gaps } = inside;
  const { begin, end, total, clock, shift } = plan.planned;
  const work = workIn(inPieces, inBoth(twice, plan.pieces)) + credited;
  const takenIn = (place: Spans): number => lengthOf(inBoth(readBreaks, place)) + lengthOf(inBoth(gaps, place));
  const own =
    shift.breakMode === 'AUTOMATIC' && !plan.isHalved
      ? ownLack(shift.breakTime, takenIn([[begin, end]]), work, Math.floor(total / 2))
      : 0;
  if (rules.breakPreset === 'NONE') return largerLack(own, 0);
  const counted = work + workIn(inFreed, inBoth(twice, freedOf(plan))) + countedOnSides(tally);
  const [before, after] = tally.sides;
  const hull = hullOf(
    unionOf([
      ...clock.toReal(unionOf([...inPieces, ...inFreed])),
      ...(before ? lastOf(before.work, before.counted) : []),
      ...(after ? firstOf(after.work, after.counted) : []),
    ]),
  );
  return largerLack(own, presetLack(rules.breakPreset, counted, hull ? takenIn([hull]) : 0));
}

/** Length less total, less unpaid read breaks and gaps in the pieces; none of a halved shift or one without pieces. */
function roomOf({ plan, gaps }: Inside, unpaid: number): number {
  const { planned, pieces, isHalved } = plan;
  if (isHalved || pieces.length === 0) return 0;
  const { begin, end, planEnd, total, clock } = planned;
  const within = inBoth(gaps, [[begin, end]]);
  const inPieces = lengthOf(inBoth(clock.ofBreaks(within), pieces)) + lengthOf(inBoth(clock.twice(within), pieces));
  return Math.max(0, planEnd - begin - total - unpaid - inPieces);
}
