import { minutesOfDay } from '../clock/days.ts';
import { inBoth, lengthOf, type Span, type Spans, unionOf, without } from '../minutes/spans.ts';
import { type Halves, halvesOf } from './halves.ts';
import { type Kind, kinds, type Part, type Parts } from './parts.ts';
import { type PlannedShift } from './shift.ts';

/** What is to be worked of a shift, and what is not; places in minutes of the plan. */
export interface ShiftPlan {
  planned: PlannedShift;
  /** What holiday, duty and leave leave. */
  pieces: Spans;
  /** Where each kind lies. */
  places: Record<Kind, Spans>;
  /** The planned minutes that each kind takes. */
  taken: Record<Kind, number>;
  /** A part of it is taken as half a day, so its room is nothing. */
  isHalved: boolean;
  room: Spans;
}

const partless = (planned: PlannedShift): ShiftPlan => ({
  planned,
  pieces: [[planned.begin, planned.planEnd]],
  places: { holiday: [], duty: [], leave: [] },
  taken: { holiday: 0, duty: 0, leave: 0 },
  isHalved: false,
  room: [],
});

/** The planned minutes that nothing has taken. */
export const leftOf = ({ planned, taken }: ShiftPlan): number =>
  (planned.isOvertime ? 0 : planned.total) - taken.holiday - taken.duty - taken.leave;

/**
 * Section 3: a date's timed shifts, in order of their begin, less what holiday, duty and leave take of them. A holiday
 * comes before duty, duty before leave; within each hours before halves before the full day; nothing is taken twice.
 */
export function planOf(shifts: readonly PlannedShift[], parts: Parts): ShiftPlan[] {
  const plans = shifts.map(partless);
  const expected = plans.filter(({ planned }) => !planned.isOvertime);
  const halves = halvesOf(expected.map(({ planned }) => planned));
  expected.forEach((plan, n) => {
    if (isHalving(parts)) halve(plan, halves[n]);
  });
  for (const kind of kinds) expected.forEach((plan, n) => take(plan, kind, parts[kind], halves[n]));
  // a full holiday takes the whole plan, planned overtime too
  if (parts.holiday.full)
    for (const plan of plans.filter(({ planned }) => planned.isOvertime)) {
      plan.places.holiday = plan.pieces;
      plan.pieces = [];
    }
  return plans;
}

/** Whether a half is taken before a full day takes everything. */
function isHalving(parts: Parts): boolean {
  for (const kind of kinds) {
    if (parts[kind].morning || parts[kind].afternoon) return true;
    if (parts[kind].full) return false;
  }
  return false;
}

function halve(plan: ShiftPlan, halves: Halves | undefined): void {
  plan.isHalved = Boolean(halves && halves.morning.length > 0 && halves.afternoon.length > 0);
  plan.room = halves?.room ?? [];
  plan.pieces = without(plan.pieces, plan.room);
}

function take(plan: ShiftPlan, kind: Kind, part: Part, halves: Halves | undefined): void {
  if (part.hours.length > 0) takePlace(plan, kind, hoursOf(plan.planned, part.hours));
  if (part.morning) takePlace(plan, kind, halves?.morning ?? []);
  if (part.afternoon) takePlace(plan, kind, halves?.afternoon ?? []);
  if (part.full) {
    takePlace(plan, kind, plan.pieces);
    plan.taken[kind] += leftOf(plan);
  }
}

function takePlace(plan: ShiftPlan, kind: Kind, wanted: Spans): void {
  const place = inBoth(plan.pieces, wanted);
  const minutes = Math.min(lengthOf(place), leftOf(plan));
  // what takes no planned minute leaves no trace
  if (minutes === 0) return;
  plan.taken[kind] += minutes;
  plan.places[kind] = unionOf([...plan.places[kind], ...place]);
  plan.pieces = without(plan.pieces, place);
}

/** Hours in minutes of the plan. Those that end at or before the begin of a night shift mean the time after midnight. */
function hoursOf({ day, begin, isNight, clock }: PlannedShift, hours: Part['hours']): Spans {
  const at = (minute: number): number => clock.ofWall(day * minutesOfDay + minute);
  return unionOf(
    hours.map(([from, to]): Span =>
      isNight && at(to) <= begin ? [at(from + minutesOfDay), at(to + minutesOfDay)] : [at(from), at(to)],
    ),
  );
}
