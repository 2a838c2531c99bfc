import { flexibleTally } from './flexible/tally.ts';
import { weekDutyOf } from './flexible/week.ts';
import { mondayOf } from './clock/days.ts';
import { contextOf, type DayInput } from './context.ts';
import { type PlannedShift } from './planned/shift.ts';
import { type DayMovements, standsOn } from './readings/by-day.ts';
import { type DayContext } from './result/day.ts';
import { Requests } from './worked/requests.ts';
import { insideOf, type ShiftWork, settleShift } from './worked/shift.ts';
import { openSides } from './worked/sides.ts';
import { coverSurplus } from './worked/surplus.ts';
import { type Tally } from './worked/tally.ts';
import { unplannedTally } from './worked/unplanned.ts';

/** What one date is made of: an account per shift, and what its type, state and colour follow from. */
export interface DayAccounts {
  tallies: Tally[];
  context: DayContext;
}

/** Sections 3 to 6 for one date, up to the overtime that has to be approved. */
export function dayAccounts(day: number, input: DayInput): DayAccounts {
  const { requests, calendar } = input;
  const rules = calendar.rulesOn(day);
  const context = contextOf(day, input);
  const { movements, timed, flexible } = context;
  const { parts, now } = context;
  const shifts = timed.map(({ plan }) => insideOf({ plan, now, ...staysOn(plan.planned, movements) }));
  const flexibles = flexible.map((facts) =>
    flexibleTally({ ...facts, parts, now, ...staysOn(facts.planned, movements) }, rules),
  );
  const approved = new Requests(requests);
  const tallies = shifts.map(({ tally }) => tally);
  openSides(tallies, approved, rules.overtimeNeedsApproval);
  for (const shift of shifts) settleShift(shift, rules);
  coverSurplus(tallies, approved, rules.overtimeNeedsApproval);
  const unplanned = unplannedTally(
    movements.done.filter(({ place }) => place.kind === 'UNPLANNED'),
    rules,
  );
  // work on unplanned dates of a week with a WEEK duty is in its pot
  const isFree = timed.length === 0 && flexible.length === 0;
  unplanned.isOfWeek = isFree && weekDutyOf(mondayOf(day), calendar) !== null;
  return { tallies: [...tallies, ...flexibles, unplanned], context };
}

type Stays = Pick<ShiftWork, 'done' | 'endless' | 'readings'>;

/** Complete stays on a shift, and the begins of those without an end. */
function staysOn(planned: PlannedShift, movements: DayMovements): Stays {
  const isOn = standsOn(planned);
  const done = movements.done.filter(({ place }) => isOn(place));
  const endless = movements.endless.filter(({ place }) => isOn(place));
  return {
    done,
    endless: endless.map(({ begin }) => begin),
    readings: [...done, ...endless].flatMap(({ ids }) => ids),
  };
}
