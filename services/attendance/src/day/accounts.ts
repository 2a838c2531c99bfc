import { flexibleTally } from './flexible/tally.ts';
import { coreLeft, targetOf } from './flexible/target.ts';
import { shareOf, weekDutyOf } from './flexible/week.ts';
import { recognisedOn } from './assign/placing.ts';
import { mondayOf } from './clock/days.ts';
import { type Place } from './assign/place.ts';
import { lengthOf, unionOf } from './minutes/spans.ts';
import { beginLeft, type Calendar } from './planned/calendar.ts';
import { planOf, type ShiftPlan } from './planned/plan.ts';
import { type PlannedShift } from './planned/shift.ts';
import { type ByDay, type DayMovements, standsOn } from './readings/by-day.ts';
import { type DayContext, type TimedFacts } from './result/day.ts';
import { type OvertimeRequest, type Settings } from './shapes.ts';
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

/** What the dates of a person have in common, and the requests of one. */
export interface DayInput {
  calendar: Calendar;
  rules: Settings;
  /** Minutes since 1970. */
  now: number;
  days: ByDay;
  /** Of all stays, in order. */
  places: readonly Place[];
  /** Overtime requests of the date. */
  requests: readonly OvertimeRequest[];
}

/** Sections 3 to 6 for one date, up to the overtime that has to be approved. */
export function dayAccounts(day: number, input: DayInput): DayAccounts {
  const { rules, requests, calendar } = input;
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

/** Complete stays on a shift, and the begins of those without an end. */
function staysOn(planned: PlannedShift, { done, endless }: DayMovements): Pick<ShiftWork, 'done' | 'endless'> {
  const isOn = standsOn(planned);
  return {
    done: done.filter(({ place }) => isOn(place)),
    endless: endless.filter(({ place }) => isOn(place)).map(({ begin }) => begin),
  };
}

function contextOf(day: number, { calendar, days, places, now }: DayInput): DayContext {
  const shifts = calendar.shiftsOn(day);
  const parts = calendar.partsOn(day);
  const movements = days.on(day);
  const dynamic = shifts.filter(({ isDynamic }) => isDynamic);
  const isFixed = ({ isFlexible, isDynamic }: PlannedShift): boolean => !isFlexible && !isDynamic;
  const recognised = recognisedOn(day, places);
  const stand = recognised ?? smallestOf(dynamic);
  const timed = [...shifts.filter(isFixed), ...(stand ? [stand] : [])].toSorted((a, b) => a.begin - b.begin);
  const candidates = recognised ? [] : dynamic;
  return {
    day,
    now,
    dayEnd: calendar.zone.at(day + 1, 0),
    parts,
    timed: planOf(timed, parts).map((plan) => timedFacts(plan, plan.planned === stand ? candidates : [], calendar)),
    flexible: shifts
      .filter(({ isFlexible }) => isFlexible)
      .map((planned) => {
        const total = planned.shift.over === 'WEEK' ? shareOf(planned, mondayOf(day), calendar) : planned.total;
        return { planned, target: targetOf(total, parts), core: coreLeft(planned, parts, calendar.zone) };
      }),
    countsAsOvertime: calendar.countsAsOvertime(day),
    movements,
    isAsked: days.asked.has(day),
    presence: lengthOf(unionOf(movements.done.map(({ span }) => span))),
    around: days.done,
  };
}

/** Of the candidates of a date that nobody has come on, the one with the smallest total stands for all. */
const smallestOf = (candidates: readonly PlannedShift[]): PlannedShift | null =>
  candidates.toSorted((a, b) => a.total - b.total || a.begin - b.begin)[0] ?? null;

/** Of candidates that nobody has come on, the last begin decides, and the last window. */
function timedFacts(plan: ShiftPlan, candidates: readonly PlannedShift[], calendar: Calendar): TimedFacts {
  const { clock, window, begin } = plan.planned;
  const pieces = clock.toReal(plan.pieces);
  const begins = candidates.map((one) => ({ one, begin: beginLeft(one, calendar) }));
  const last = begins.toSorted((a, b) => a.begin - b.begin).at(-1) ?? {
    one: plan.planned,
    begin: pieces[0]?.[0] ?? begin,
  };
  return {
    plan,
    pieces,
    windowEnd: Math.max(window[1], ...candidates.map((one) => one.window[1])),
    deadline: last.begin + last.one.shift.lateTolerance + 1,
  };
}
