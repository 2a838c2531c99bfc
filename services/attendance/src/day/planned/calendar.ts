import { dayNumber, dayOfNumber } from '../clock/days.ts';
import { type Zone, type Zones } from '../clock/zone.ts';
import { type DayFacts, type Leave, type Settings } from '../shapes.ts';
import { type Parts, partsOf } from './parts.ts';
import { planOf } from './plan.ts';
import { plannedShift, type PlannedShift } from './shift.ts';
import { isOff } from './times.ts';

/** What is planned, by day number. */
export interface Calendar {
  /** Of the dates one after the other. */
  zone: Zone;
  zoneOn(day: number): Zone;
  rulesOn(day: number): Settings;
  /** All shifts that are no days off, in order of their window. */
  all: readonly PlannedShift[];
  /** In order of their begin. */
  shiftsOn(day: number): readonly PlannedShift[];
  partsOn(day: number): Parts;
  /** Whether a day off of the date has `countAsOvertime`. */
  isOffAsOvertime(day: number): boolean;
}

/** Sections 2 and 3: shifts, holidays and leave of the dates of a plan. */
export function calendarOf(facts: DayFacts, zones: Zones): Calendar {
  const { plan, shifts, settings, otherSettings = {}, holidays, leave } = facts;
  const byDay = new Map<number, PlannedShift[]>();
  for (const [date, ids] of Object.entries(plan)) {
    const day = dayNumber(date);
    const planned = ids.flatMap((id) => {
      const shift = shifts[id];
      return (shift && plannedShift(day, id, shift, otherSettings[date] ?? settings, zones)) ?? [];
    });
    byDay.set(
      day,
      planned.toSorted((a, b) => a.begin - b.begin),
    );
  }
  const leaveOf = Map.groupBy(leave, ({ date }): string => date);
  const none: readonly Leave[] = [];
  return {
    zone: zones.dates,
    zoneOn: (day) => zones.on(day),
    rulesOn: (day) => otherSettings[dayOfNumber(day)] ?? settings,
    all: [...byDay.values()].flat().toSorted((a, b) => a.window[0] - b.window[0]),
    shiftsOn: (day) => byDay.get(day) ?? [],
    partsOn: (day) => partsOf(holidays[dayOfNumber(day)], leaveOf.get(dayOfNumber(day)) ?? none),
    isOffAsOvertime: (day) =>
      (plan[dayOfNumber(day)] ?? []).some((id) => shifts[id] && isOff(shifts[id]) && shifts[id].countAsOvertime),
  };
}

/** The begin, in real minutes, of what leave and holiday leave of a shift that were the only one of its date. */
export function beginLeft(planned: PlannedShift, calendar: Calendar): number {
  const pieces = planOf([planned], calendar.partsOn(planned.day)).flatMap((plan) => plan.pieces);
  return planned.clock.toReal(pieces)[0]?.[0] ?? planned.begin;
}
