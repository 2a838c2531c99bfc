import { type Place } from '../assign/place.ts';
import { leftOf } from '../planned/plan.ts';
import { standsOn } from '../readings/by-day.ts';
import { reasonOf } from '../reasons/reasons.ts';
import { type DayState, type Reason } from '../shapes.ts';
import { type DayContext, type FlexibleFacts, type TimedFacts } from './day.ts';

export interface StateOfDay {
  state: DayState;
  isOver: boolean;
  /** Of the shifts and stays that have this state. */
  reasons: Reason[];
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

/** A state that one of a date's shifts, or a stay, gives to it. */
interface Verdict {
  state: DayState;
  reason: Reason;
}

const verdict = (state: DayState, ...about: Parameters<typeof reasonOf>): Verdict => ({
  state,
  reason: reasonOf(...about),
});

/** Section 7: the worst state of a date's shifts, and whether the date is over. */
export function stateOf(context: DayContext): StateOfDay {
  const { movements, now, dayEnd } = context;
  const verdicts = [...context.timed.map((one) => timedState(one, context)), ...flexibleStates(context)].filter(
    (one) => one !== null,
  );
  if (verdicts.length === 0)
    verdicts.push(now >= dayEnd ? verdict('CALCULATED', 'over') : verdict('NOT_CALCULATED', 'notOver'));
  for (const { openUntil, ids } of movements.endless)
    if (openUntil !== null) verdicts.push(verdict('NOT_CALCULATED', 'stayOpen', { readings: ids }));
  const isOver = verdicts.every(({ state }) => state !== 'NOT_CALCULATED');
  const unclear = uncertainties(context);
  if (unclear.length > 0) return { state: 'INCALCULABLE', isOver, reasons: unclear };
  if (isWhollyOnLeave(context)) return { state: 'ON_LEAVE', isOver, reasons: [reasonOf('nothingLeftToWork')] };
  const worst = order.find((state) => verdicts.some((one) => one.state === state)) ?? 'CALCULATED';
  const reasons = verdicts.filter(({ state }) => state === worst).map(({ reason }) => reason);
  return { state: worst, isOver, reasons };
}

function timedState(facts: TimedFacts, { movements, now }: DayContext): Verdict | null {
  if (!hasSay(facts)) return null;
  const shift = facts.plan.planned.id;
  if (!hasCome(facts, movements))
    return now > facts.windowEnd
      ? verdict('NOT_COME', 'nobodyCame', { shift })
      : verdict('NOT_CALCULATED', 'mayStillCome', { shift });
  const end = facts.pieces.at(-1)?.[1] ?? 0;
  return now < end ? verdict('NOT_CALCULATED', 'notOver', { shift }) : verdict('CALCULATED', 'over', { shift });
}

function flexibleStates({ flexible, movements, now, dayEnd }: DayContext): (Verdict | null)[] {
  return flexible.map((facts): Verdict | null => {
    const { planned, core } = facts;
    const shift = planned.id;
    const isWeek = planned.shift.over === 'WEEK';
    if (leftOfTarget(facts) <= 0 && !planned.isOvertime && !(isWeek && core.length > 0)) return null;
    if (now < dayEnd) return verdict('NOT_CALCULATED', 'notOver', { shift });
    if (stands(facts, movements)) return verdict('CALCULATED', 'over', { shift });
    return isWeek && core.length === 0
      ? verdict('CALCULATED', 'daysOfWeekAreChosen', { shift })
      : verdict('NOT_COME', 'nobodyCame', { shift });
  });
}

const stands = ({ planned }: FlexibleFacts, { done, endless, alone }: DayContext['movements']): boolean =>
  [...done, ...endless, ...alone].some(({ place }) => standsOn(planned)(place));

/** Whether anything stands on a shift. */
export function hasCome({ plan: { planned } }: TimedFacts, { done, endless, alone }: DayContext['movements']): boolean {
  // a CLOCK_OUT alone may stand on a candidate that nobody has recognised
  const isOn = (place: Place): boolean =>
    standsOn(planned)(place) || (planned.isDynamic && place.kind === 'SHIFT' && place.planned.isDynamic);
  return [...done, ...endless, ...alone].some(({ place }) => isOn(place));
}

/** What makes a date INCALCULABLE. */
function uncertainties(context: DayContext): Reason[] {
  const { movements, isAsked, presence } = context;
  const { alone, endless, hasBreakAlone, hasOthers } = movements;
  const never = endless.filter(({ openUntil }) => openUntil === null);
  return [
    ...(isAsked ? [reasonOf('shiftAsked')] : []),
    ...(alone.length > 0 ? [reasonOf('clockOutAlone', { readings: alone.map(({ id }) => id) })] : []),
    ...(never.length > 0 ? [reasonOf('stayNotEnded', { readings: never.flatMap(({ ids }) => ids) })] : []),
    ...(hasBreakAlone && !hasOthers ? [reasonOf('breakAlone')] : []),
    ...(presence > longestDay ? [reasonOf('longerThanDay', { minutes: presence })] : []),
    ...context.timed
      .filter((facts) => isCovered(facts, context))
      .map(({ plan }) => reasonOf('coveredByOtherStay', { shift: plan.planned.id })),
  ];
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
  context.movements.labels.size === 0;
