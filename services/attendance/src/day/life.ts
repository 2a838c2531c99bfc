import { type Place } from './assign/place.ts';
import { dayNumber, minuteAt, mondayOf, secondOf } from './clock/days.ts';
import { zonesOver } from './clock/zone.ts';
import { calendarOf, type Calendar } from './planned/calendar.ts';
import { planOf } from './planned/plan.ts';
import { type PlannedShift } from './planned/shift.ts';
import { byDay, type ByDay } from './readings/by-day.ts';
import { type Stay } from './readings/stay.ts';
import { movementsOf } from './readings/walk.ts';
import { type DayFacts } from './shapes.ts';

/** What the dates of a person have in common. */
export interface Life {
  calendar: Calendar;
  /** Minutes since 1970. */
  now: number;
  days: ByDay;
  /** The stay that is within its limit still. */
  open: Stay | null;
  /** Of all stays, in order. */
  places: readonly Place[];
  /** First and last day number that the dates which are asked for follow from: whole weeks where there is a WEEK duty. */
  first: number;
  last: number;
  hasWeeks: boolean;
}

/** Sections 1 to 3 for the dates of the facts. */
export function lifeOf(facts: DayFacts): Life {
  const [from, to] = [dayNumber(facts.from), dayNumber(facts.to)];
  const calendar = calendarOver(facts, from, to);
  const hasWeeks = calendar.all.some(({ shift }) => shift.over === 'WEEK');
  const second = secondOf(facts.now);
  const movements = movementsOf(facts.readings, second, calendar);
  return {
    calendar,
    now: minuteAt(second),
    days: byDay(movements, second, (planned) => lastPieceEnd(planned, calendar)),
    open: movements.open,
    places: movements.stays.map(({ place }) => place),
    first: hasWeeks ? mondayOf(from) : from,
    last: hasWeeks ? mondayOf(to) + 6 : to,
    hasWeeks,
  };
}

interface KnownCalendar {
  of: DayFacts;
  from: number;
  to: number;
  calendar: Calendar;
}

const knownCalendars = new WeakMap<DayFacts['plan'], KnownCalendar>();
const calendarParts = ['shifts', 'settings', 'holidays', 'leave', 'zone'] as const;
/** So far around the dates that are asked for the zone is known (`zonesOver`). */
const zoneReach = 10;

type ByDate = Readonly<Record<string, unknown>>;

function areSame(one: ByDate = {}, other: ByDate = {}): boolean {
  const dates = Object.keys(one);
  return dates.length === Object.keys(other).length && dates.every((date) => one[date] === other[date]);
}

/** Dates that are asked for one by one with the very same plan have one calendar. */
function calendarOver(facts: DayFacts, from: number, to: number): Calendar {
  const known = knownCalendars.get(facts.plan);
  const isSame = calendarParts.every((part) => known?.of[part] === facts[part]);
  const isAround = known && known.from <= from && to <= known.to;
  const areOthersSame = (['otherSettings', 'otherZones'] as const).every((part) =>
    areSame(known?.of[part], facts[part]),
  );
  if (isAround && isSame && areOthersSame) return known.calendar;
  const made = { of: facts, from: from - zoneReach, to: to + zoneReach };
  const calendar = calendarOf(facts, zonesOver(facts, made.from, made.to));
  knownCalendars.set(facts.plan, { ...made, calendar });
  return calendar;
}

/** The end of the last piece of a shift, in real minutes; null if it has none. */
function lastPieceEnd(planned: PlannedShift, calendar: Calendar): number | null {
  if (planned.isFlexible) return null;
  const others = calendar.shiftsOn(planned.day).filter(({ isFlexible, isDynamic }) => !isFlexible && !isDynamic);
  const plans = planOf(planned.isDynamic ? [...others, planned] : others, calendar.partsOn(planned.day));
  const pieces = plans.find((plan) => plan.planned === planned)?.pieces ?? [];
  return planned.clock.toReal(pieces).at(-1)?.[1] ?? null;
}
