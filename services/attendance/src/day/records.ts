import { dayNumber, dayOfNumber, minuteAt, mondayOf, secondOf } from './clock/days.ts';
import { zoneOver } from './clock/zone.ts';
import { settleWeek, weekDutyOf } from './flexible/week.ts';
import { calendarOf, type Calendar } from './planned/calendar.ts';
import { planOf } from './planned/plan.ts';
import { type PlannedShift } from './planned/shift.ts';
import { byDay } from './readings/by-day.ts';
import { movementsOf } from './readings/walk.ts';
import { type Row, rowOf } from './row.ts';
import { type DayFacts, type DayRecord } from './shapes.ts';

/**
 * The records of a person's dates from `from` to `to`, as everything known at `now` says (attendance-day.md). Pure: the
 * same facts give the same records. Readings and plan have to reach far enough before `from` for a stay of that time,
 * and over whole weeks where a WEEK duty is planned. Minutes are whole.
 */
export function dayRecords(facts: DayFacts): DayRecord[] {
  const [from, to] = [dayNumber(facts.from), dayNumber(facts.to)];
  const zone = zoneOver(facts.zone, from, to);
  const calendar = calendarOf(facts, zone);
  const hasWeeks = calendar.all.some(({ shift }) => shift.over === 'WEEK');
  const [first, last] = hasWeeks ? [mondayOf(from), mondayOf(to) + 6] : [from, to];
  const rows = rowsOf(facts, { calendar, first, last });
  if (hasWeeks) settleWeeks(rows, facts, { calendar, first, last });
  return rows.slice(from - first, to - first + 1).map(({ record }) => record);
}

interface Range {
  calendar: Calendar;
  first: number;
  last: number;
}

function rowsOf(facts: DayFacts, { calendar, first, last }: Range): Row[] {
  const second = secondOf(facts.now);
  const movements = movementsOf(facts.readings, second, facts.settings, calendar);
  const days = byDay(movements, second, (planned) => lastPieceEnd(planned, calendar));
  const places = movements.stays.map(({ place }) => place);
  const requests = Map.groupBy(facts.overtime, ({ date }): string => date);
  return Array.from({ length: last - first + 1 }, (_, n) => {
    const day = first + n;
    return rowOf(day, {
      calendar,
      rules: facts.settings,
      now: minuteAt(second),
      days,
      places,
      requests: requests.get(dayOfNumber(day)) ?? [],
    });
  });
}

/** The end of the last piece of a shift, in real minutes; null if it has none. */
function lastPieceEnd(planned: PlannedShift, calendar: Calendar): number | null {
  if (planned.isFlexible) return null;
  const others = calendar.shiftsOn(planned.day).filter(({ isFlexible, isDynamic }) => !isFlexible && !isDynamic);
  const plans = planOf(planned.isDynamic ? [...others, planned] : others, calendar.partsOn(planned.day));
  const pieces = plans.find((plan) => plan.planned === planned)?.pieces ?? [];
  return planned.clock.toReal(pieces).at(-1)?.[1] ?? null;
}

function settleWeeks(rows: readonly Row[], { overtime, settings }: DayFacts, { calendar, first, last }: Range): void {
  for (let monday = first; monday < last; monday += 7) {
    const duty = weekDutyOf(monday, calendar);
    if (!duty) continue;
    const dates = Array.from({ length: 7 }, (_, n) => dayOfNumber(monday + n));
    settleWeek(
      rows.slice(monday - first, monday - first + 7),
      overtime.filter(({ date }) => dates.includes(date)),
      settings.overtimeNeedsApproval && !duty.isOvertime,
    );
  }
}
