import { minutesOfDay } from '../clock/days.ts';
import { elapsed, nominal, type PlanClock } from '../clock/plan-clock.ts';
import { type Zone, type Zones } from '../clock/zone.ts';
import { isOff, timesOf, usualTotal } from './times.ts';
import { type Settings, type Shift } from '../shapes.ts';

/** A shift that is planned on a date. */
export interface PlannedShift {
  /** Day number of the date that it belongs to. */
  day: number;
  id: string;
  shift: Shift;
  isFlexible: boolean;
  /** One of several candidates, of which the readings recognise one. */
  isDynamic: boolean;
  /** All work in it is overtime, none is expected. */
  isOvertime: boolean;
  /** Ends on the date after. */
  isNight: boolean;
  /** Real minutes, `[begin, end)`; of a flexible one the date's. */
  begin: number;
  end: number;
  /** The end in minutes of the plan, which begin at `begin`. */
  planEnd: number;
  /** Real minutes, both included (section 2). */
  window: readonly [from: number, to: number];
  clock: PlanClock;
  /** Planned minutes; of a WEEK duty those of the whole week. */
  total: number;
}

/** Sections 2, 3 and 6: the times of a shift on a date; null of one that is a day off. */
export function plannedShift(
  day: number,
  id: string,
  shift: Shift,
  rules: Settings,
  zones: Zones,
): PlannedShift | null {
  if (isOff(shift)) return null;
  const isOvertime = shift.type === 'OVERTIME' || shift.countAsOvertime;
  const isDynamic = shift.type === 'DYNAMIC';
  const about = { day, id, shift, isDynamic, isOvertime };
  const times = timesOf(shift);
  if (!times)
    return { ...about, ...dateOf(day, zones.dates), isFlexible: true, isNight: false, total: shift.totalWorkTime ?? 0 };
  const [from, until] = times;
  const zone = zones.on(day);
  const begin = zone.at(day, from);
  const end = zone.at(day, until);
  const after = Math.max(rules.windowAfter, shift.midnightTolerance);
  const offset = zone.wallAt(begin) - begin;
  // one that ends with the missing hour has it within
  const hasMissing = day * minutesOfDay + until - offset > end;
  const change = zone.changeWithin(begin, hasMissing ? end + 1 : end);
  const isNominal = rules.clockChange === 'NOMINAL';
  const planEnd = isNominal && change ? end + change.by : end;
  const length = until - from;
  return {
    ...about,
    isFlexible: false,
    isNight: until > minutesOfDay,
    begin,
    end,
    planEnd,
    window: [begin - rules.windowBefore, end + after],
    clock: isNominal ? nominal(offset, change) : elapsed((wall) => zone.at(0, wall)),
    total: Math.max(0, (shift.totalWorkTime ?? usualTotal(shift, length)) + planEnd - begin - length),
  };
}

function dateOf(day: number, zone: Zone): Pick<PlannedShift, 'begin' | 'end' | 'planEnd' | 'window' | 'clock'> {
  const [begin, end] = [zone.at(day, 0), zone.at(day + 1, 0)];
  return { begin, end, planEnd: end, window: [begin, end - 1], clock: elapsed((wall) => zone.at(0, wall)) };
}

/** Whether a minute lies in the shift's window, both ends included. */
export const isInWindow = ({ window: [from, to] }: PlannedShift, minute: number): boolean =>
  from <= minute && minute <= to;
