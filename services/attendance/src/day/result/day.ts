import { type Spans } from '../minutes/spans.ts';
import { type Parts } from '../planned/parts.ts';
import { type ShiftPlan } from '../planned/plan.ts';
import { type PlannedShift } from '../planned/shift.ts';
import { type DayMovements } from '../readings/by-day.ts';
import { type DoneStay } from '../readings/done.ts';
import { type Target } from '../flexible/target.ts';

/** A timed shift of a date as its state needs it; real minutes. */
export interface TimedFacts {
  plan: ShiftPlan;
  /** Real minutes. */
  pieces: Spans;
  /** The last minute in which somebody can still come. */
  windowEnd: number;
  /** From this minute on whoever has not come is absent. */
  deadline: number;
}

export interface FlexibleFacts {
  planned: PlannedShift;
  target: Target;
  core: Spans;
}

/** Everything that type, state and colour of a date follow from (section 7). */
export interface DayContext {
  day: number;
  /** Minutes since 1970. */
  now: number;
  /** The first minute of the next date. */
  dayEnd: number;
  parts: Parts;
  timed: readonly TimedFacts[];
  flexible: readonly FlexibleFacts[];
  countsAsOvertime: boolean;
  movements: DayMovements;
  isAsked: boolean;
  presence: number;
  /** Complete stays around the date. */
  around: readonly DoneStay[];
}
