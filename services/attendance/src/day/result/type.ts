import { type Rule } from '../reasons/rules.ts';
import { type DayColour, type DayState, type DayType } from '../shapes.ts';
import { type DayContext } from './day.ts';
import { hasSay, hasTaken } from './state.ts';

/** From this minute on whoever has not come is absent; null where nobody has to come. */
export function deadlineOf({ timed, flexible, dayEnd }: DayContext): number | null {
  const deadlines = [
    ...timed.filter(hasSay).map(({ deadline }) => deadline),
    ...flexible.map(({ core, planned }) => {
      const begin = core[0]?.[0];
      return begin === undefined ? dayEnd : begin + planned.shift.lateTolerance + 1;
    }),
  ];
  return deadlines.length > 0 ? Math.min(...deadlines) : null;
}

/** Whether nothing came that begins a stay or stands alone. */
const isEmpty = ({ movements: { done, endless, alone } }: DayContext): boolean =>
  done.length + endless.length + alone.length === 0;

/** Whether nothing came, and may still come. */
const isToCome = (context: DayContext): boolean => {
  const deadline = deadlineOf(context);
  return isEmpty(context) && deadline !== null && context.now < deadline;
};

export interface TypeOfDay {
  type: DayType;
  rule: Rule;
}

/** Section 7: the type of a date, in the specification's order, and which rule says so. */
export function typeOf(context: DayContext): TypeOfDay {
  const { timed, flexible, parts, countsAsOvertime } = context;
  const shifts = [...timed.map(({ plan }) => plan.planned), ...flexible.map(({ planned }) => planned)];
  if (hasTaken(context, 'leave')) return { type: 'ON_LEAVE', rule: 'leaveTakesMinutes' };
  if (hasTaken(context, 'duty')) return { type: 'ON_LEAVE', rule: 'onDutyCountsAsWorked' };
  if (parts.holiday.full) return { type: 'HOLIDAY', rule: 'holiday' };
  if (countsAsOvertime) return { type: 'HOLIDAY', rule: 'plannedOvertime' };
  if (shifts.length === 0) return { type: 'OFF_DAY', rule: 'nothingPlanned' };
  if (shifts.some(({ shift }) => shift.type === 'OVERTIME')) return { type: 'OFF_DAY', rule: 'plannedOvertime' };
  if (isToCome(context)) return { type: null, rule: 'mayStillCome' };
  if (!isEmpty(context)) return { type: 'WORKDAY', rule: 'somebodyCame' };
  // whoever owes a week chooses its days
  const owesWeek = flexible.some(({ planned, core }) => planned.shift.over === 'WEEK' && core.length === 0);
  return owesWeek && timed.length === 0
    ? { type: 'OFF_DAY', rule: 'daysOfWeekAreChosen' }
    : { type: 'ABSENT', rule: 'nobodyCame' };
}

interface Result {
  type: DayType;
  state: DayState;
  missingTime: number;
}

/** Section 7: the colour of a date; a Sunday with missing minutes of its week is made red by the week. */
export function colourOf(context: DayContext, { type, state, missingTime }: Result): DayColour {
  const { movements, timed, flexible } = context;
  if (state === 'INCALCULABLE') return 'RED';
  if (movements.endless.some(({ openUntil }) => openUntil !== null)) return 'RED';
  if (state === 'NOT_COME' && missingTime > 0) return 'RED';
  if (movements.done.length > 0 || hasTaken(context, 'duty')) return 'GREEN';
  const isOvertime = [...timed.map(({ plan }) => plan), ...flexible].some(({ planned }) => planned.isOvertime);
  const isFree = type === 'OFF_DAY' || type === 'HOLIDAY' || state === 'ON_LEAVE' || isOvertime;
  const isLeftFree = type === 'ON_LEAVE' && state === 'CALCULATED';
  return isToCome(context) || isFree || isLeftFree ? 'GREY' : 'RED';
}
