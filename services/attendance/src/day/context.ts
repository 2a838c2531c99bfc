import { recognisedOn } from './assign/placing.ts';
import { mondayOf } from './clock/days.ts';
import { coreLeft, targetOf } from './flexible/target.ts';
import { shareOf } from './flexible/week.ts';
import { type Life } from './life.ts';
import { lengthOf, unionOf } from './minutes/spans.ts';
import { beginLeft, type Calendar } from './planned/calendar.ts';
import { planOf, type ShiftPlan } from './planned/plan.ts';
import { type PlannedShift } from './planned/shift.ts';
import { type DayContext, type TimedFacts } from './result/day.ts';
import { type OvertimeRequest } from './shapes.ts';

export interface DayInput extends Life {
  /** Overtime requests of the date. */
  requests: readonly OvertimeRequest[];
}

/** What is planned on a date and what stands there: everything but the minutes that it comes to. */
export function contextOf(day: number, { calendar, days, places, now }: Life): DayContext {
  const shifts = calendar.shiftsOn(day);
  const parts = calendar.partsOn(day);
  const movements = days.on(day);
  const dynamic = shifts.filter(({ isDynamic }) => isDynamic);
  const recognised = recognisedOn(day, places);
  const stand = recognised ?? smallestOf(dynamic);
  const standing = shifts.filter((one) => !one.isDynamic || one === stand);
  const timed = standing.filter(({ isFlexible }) => !isFlexible);
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
        return { planned, target: targetOf(total, parts), core: coreLeft(planned, parts, calendar.zoneOn(day)) };
      }),
    countsAsOvertime: calendar.isOffAsOvertime(day) || standing.some(({ shift }) => shift.countAsOvertime),
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
