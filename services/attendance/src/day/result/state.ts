import { leftOf } from '../planned/plan.ts';
import { standsOn } from '../readings/by-day.ts';
import { type DayState } from '../shapes.ts';
import { type DayContext, type FlexibleFacts, type TimedFacts } from './day.ts';

export interface StateOfDay {
  state: DayState;
  isOver: boolean;
}

const order: readonly DayState[] = ['INCALCULABLE', 'NOT_COME', 'NOT_CALCULATED', 'CALCULATED', 'ON_LEAVE'];

const longestDay = 1_440;

/** Whether a timed shift has something to be worked: one without pieces beside others has no say. */
export const hasSay = ({ plan, pieces }: TimedFacts): boolean =>
  pieces.length > 0 && (plan.planned.isOvertime || leftOf(plan) > 0);

/** Minutes that a flexible date has to be worked. */
export const leftOfTarget = ({ target: { total, taken } }: FlexibleFacts): number =>
  total - taken.holiday - taken.duty - taken.leave;

/** Whether leave or duty has taken planned minutes of a date (also where work takes them back). */
export const hasTaken = (context: DayContext, kind: 'duty' | 'leave'): boolean =>
  context.timed.some(({ plan }) => plan.taken[kind] > 0) ||
  context.flexible.some(({ target, planned }) => !planned.isOvertime && target.taken[kind] > 0);

/** Section 7: the worst state of a date's shifts, and whether the date is over. */
export function stateOf(context: DayContext): StateOfDay {
  const { movements, now, dayEnd } = context;
  const states = [...context.timed.map((one) => timedState(one, context)), ...flexibleStates(context)].filter(
    (state) => state !== null,
  );
  if (states.length === 0) states.push(now >= dayEnd ? 'CALCULATED' : 'NOT_CALCULATED');
  if (movements.endless.some(({ openUntil }) => openUntil !== null)) states.push('NOT_CALCULATED');
  const isOver = !states.includes('NOT_CALCULATED');
  if (isIncalculable(context)) return { state: 'INCALCULABLE', isOver };
  if (isWhollyOnLeave(context)) return { state: 'ON_LEAVE', isOver };
  return { state: order.find((state) => states.includes(state)) ?? 'CALCULATED', isOver };
}

function timedState(facts: TimedFacts, { movements, now }: DayContext): DayState | null {
  if (!hasSay(facts)) return null;
  if (!hasCome(facts, movements)) return now > facts.windowEnd ? 'NOT_COME' : 'NOT_CALCULATED';
  const end = facts.pieces.at(-1)?.[1] ?? 0;
  return now < end ? 'NOT_CALCULATED' : 'CALCULATED';
}

function flexibleStates({ flexible, movements, now, dayEnd }: DayContext): (DayState | null)[] {
  return flexible.map((facts): DayState | null => {
    const { planned, core } = facts;
    const isWeek = planned.shift.over === 'WEEK';
    if (leftOfTarget(facts) <= 0 && !planned.isOvertime && !(isWeek && core.length > 0)) return null;
    if (now < dayEnd) return 'NOT_CALCULATED';
    if (stands(facts, movements)) return 'CALCULATED';
    return isWeek && core.length === 0 ? 'CALCULATED' : 'NOT_COME';
  });
}

const stands = ({ planned }: FlexibleFacts, { done, endless, alone }: DayContext['movements']): boolean =>
  [...done, ...endless].some(({ place }) => standsOn(planned)(place)) || alone.some(standsOn(planned));

function hasCome({ plan: { planned } }: TimedFacts, { done, endless, alone }: DayContext['movements']): boolean {
  // a CLOCK_OUT alone may stand on a candidate that nobody has recognised
  const isOn = (place: DayContext['movements']['alone'][number]): boolean =>
    standsOn(planned)(place) || (planned.isDynamic && place.kind === 'SHIFT' && place.planned.isDynamic);
  return [...done, ...endless].some(({ place }) => isOn(place)) || alone.some(isOn);
}

function isIncalculable(context: DayContext): boolean {
  const { movements, isAsked, presence } = context;
  return (
    isAsked ||
    movements.alone.length > 0 ||
    movements.endless.some(({ openUntil }) => openUntil === null) ||
    (movements.hasBreakAlone && !movements.hasOthers) ||
    presence > longestDay ||
    context.timed.some((facts) => isCovered(facts, context))
  );
}

/** Section 2: a shift without a stay of its own that another stay covers wholly. */
function isCovered(facts: TimedFacts, { movements, around }: DayContext): boolean {
  if (!hasSay(facts) || hasCome(facts, movements)) return false;
  const { begin, end } = facts.plan.planned;
  return around.some(({ span: [from, to] }) => from <= begin && end <= to);
}

/** Nothing is left to be worked, and no reading stands on the date; also in the future. */
const isWhollyOnLeave = (context: DayContext): boolean =>
  (hasTaken(context, 'leave') || hasTaken(context, 'duty')) &&
  !context.timed.some(hasSay) &&
  !context.flexible.some((facts) => leftOfTarget(facts) > 0 || facts.planned.isOvertime) &&
  Object.keys(context.movements.labels).length === 0;
