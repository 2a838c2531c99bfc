import { addDays, type Day, eachDay, weekdayOf, type WorkingPattern } from '@kadro/kernel';
import Fraction from 'fraction.js';
import { clock, hoursIn, minutesInBoth, type Place, type PlannedDay, placesOf, timesOf } from './planned/place.ts';
import { type DayFact, type DayPart, type LeaveDuration, type LeavePeriod, periodsOf } from './shapes.ts';

/** Only FULL_DAY may span several dates. */
export interface Span {
  beginDate: Day;
  endDate: Day;
  duration: LeaveDuration;
  period?: LeavePeriod | null;
  beginTime?: string | null;
  endTime?: string | null;
}

export interface Holiday {
  id: string;
  date: Day;
  part: 'FULL' | 'MORNING' | 'AFTERNOON';
}

export interface Calendar {
  pattern: WorkingPattern;
  holidays: readonly Holiday[];
  /** Dates that attendance has planned: they replace the pattern's. */
  planned?: ReadonlyMap<Day, PlannedDay>;
}

/** Minutes of an off day, for types that count calendar days. */
const wholeDay = 480;

/** In quarters of a day, `[from, to)`. */
const quartersOf: Readonly<Record<Exclude<DayPart, 'HOURS'>, readonly [number, number]>> = {
  FULL: [0, 4],
  FIRST_HALF: [0, 2],
  SECOND_HALF: [2, 4],
  FIRST_QUARTER: [0, 1],
  SECOND_QUARTER: [1, 2],
  THIRD_QUARTER: [2, 3],
  FOURTH_QUARTER: [3, 4],
};

/** Rounded on the running sum, so that the parts of a day add up to it. */
function minutesOf(part: Exclude<DayPart, 'HOURS'>, of: number): number {
  const [from, to] = quartersOf[part];
  return Math.round((of * to) / 4) - Math.round((of * from) / 4);
}

/** Patterns have no clock times: the middle of every working day lies here (decision 0013). */
const midday = 13 * 60;

const halfOf = (of: number): number => Math.floor(of / 2);

/** Without a shift; what comes before or after the day belongs to its first or last part. */
function placeOf(part: Exclude<DayPart, 'HOURS'>, of: number): Place {
  const edges = [0, midday - of / 4, midday, midday + of / 4, 24 * 60];
  const [from, to] = quartersOf[part];
  return [edges[from]!, edges[to]!];
}

/** 0 where a time is missing or the end is not after the begin. */
export function minutesBetween(beginTime?: string | null, endTime?: string | null): number {
  return beginTime && endTime ? Math.max(0, clock(endTime) - clock(beginTime)) : 0;
}

/** Where the period is still missing, the first one of the duration. */
export function partAsked({ duration, period }: Pick<Span, 'duration' | 'period'>): DayPart {
  if (duration === 'FULL_DAY') return 'FULL';
  if (duration === 'HOURLY') return 'HOURS';
  return period && periodsOf[duration].includes(period) ? period : periodsOf[duration][0]!;
}

/** null = the holidays leave nothing of the day. */
function leftBy(holidays: readonly Holiday[]): 'FULL' | 'FIRST_HALF' | 'SECOND_HALF' | null {
  const parts = new Set(holidays.map(({ part }) => part));
  if (parts.has('FULL') || parts.size > 1) return null;
  return parts.has('MORNING') ? 'SECOND_HALF' : parts.has('AFTERNOON') ? 'FIRST_HALF' : 'FULL';
}

type Left = Exclude<ReturnType<typeof leftBy>, null>;
type Counted = Pick<DayFact, 'minutes' | 'part' | 'kind'>;

/** What lies in the part that is left, and at most what that part has. */
function countHours({ beginTime, endTime }: Span, of: number, left: Left): Counted {
  const [from, to] = placeOf(left, of);
  const asked = minutesBetween(beginTime, endTime);
  const within = asked === 0 ? 0 : Math.min(clock(endTime!), to) - Math.max(clock(beginTime!), from);
  const most = left === 'FULL' ? of : halfOf(of);
  const isHoliday = asked > 0 && within <= 0;
  return {
    minutes: isHoliday ? 0 : Math.min(within, most),
    part: 'HOURS',
    kind: isHoliday ? 'HOLIDAY' : 'ON_LEAVE',
  };
}

/** What lies in the shifts, and in the part of them that is left. */
function countInShifts({ beginTime, endTime }: Span, of: number, left: Left, day: PlannedDay): Counted | null {
  const shifts = timesOf(day);
  if (shifts === null || !beginTime || !endTime) return null;
  const hours = hoursIn(beginTime, endTime, shifts);
  const within = minutesInBoth(hours, placesOf(left, shifts));
  if (within > 0)
    return { minutes: Math.min(within, left === 'FULL' ? of : halfOf(of)), part: 'HOURS', kind: 'ON_LEAVE' };
  return { minutes: 0, part: 'HOURS', kind: hours.length > 0 ? 'HOLIDAY' : 'OFFDAY' };
}

function countPart(asked: Exclude<DayPart, 'HOURS'>, of: number, left: Left): Counted {
  const part = asked === 'FULL' ? left : asked;
  const [from, to] = quartersOf[part];
  const counts = quartersOf[left][0] <= from && to <= quartersOf[left][1];
  return { minutes: counts ? minutesOf(part, of) : 0, part, kind: counts ? 'ON_LEAVE' : 'HOLIDAY' };
}

function countDay(date: Day, span: Span, of: number, holidays: readonly Holiday[], planned?: PlannedDay): DayFact {
  const asked = partAsked(span);
  const left = leftBy(holidays);
  const holiday = holidays[0] && { holidayId: holidays[0].id };
  if (left === null) return { date, minutes: 0, of, part: asked, kind: 'HOLIDAY', ...holiday };
  if (of === 0) return { date, minutes: 0, of, part: asked, kind: 'OFFDAY', ...holiday };
  const inShifts = asked === 'HOURS' && planned ? countInShifts(span, of, left, planned) : null;
  const counted = inShifts ?? (asked === 'HOURS' ? countHours(span, of, left) : countPart(asked, of, left));
  return { date, minutes: counted.minutes, of, part: counted.part, kind: counted.kind, ...holiday };
}

/**
 * Off days and holidays count nothing, half a holiday leaves the other half. Types that count calendar days count off
 * days as whole days, but not holidays. An end before the begin has no dates.
 */
export function countDays(
  span: Span & { countsCalendarDays: boolean },
  { pattern, holidays, planned }: Calendar,
): DayFact[] {
  return eachDay({ from: span.beginDate, to: addDays(span.endDate, 1) }).map((date) => {
    const plan = planned?.get(date);
    const minutes = plan?.minutes ?? pattern[weekdayOf(date)];
    return countDay(
      date,
      span,
      minutes === 0 && span.countsCalendarDays ? wholeDay : minutes,
      holidays.filter((one) => one.date === date),
      plan,
    );
  });
}

/** Minutes of the date that leave may take: half a holiday leaves half of them. */
export function minutesLeft({ of, kind, holidayId }: DayFact): number {
  return kind !== 'ON_LEAVE' ? 0 : holidayId ? halfOf(of) : of;
}

export const zero = new Fraction(0);
const quarters = [0, 1, 2, 3, 4].map((quarter) => new Fraction(quarter, 4));

/** Quarters of a day, or minutes of the day's minutes (specification, section 9). */
export function amountOf({ kind, part, minutes, of }: DayFact): Fraction {
  if (kind !== 'ON_LEAVE') return zero;
  if (part === 'HOURS') return new Fraction(minutes, of);
  const [from, to] = quartersOf[part];
  return quarters[to - from]!;
}

/** What leave may take of the date: half a holiday leaves half of it. */
export function capacityOf({ kind, holidayId }: DayFact): Fraction {
  return kind !== 'ON_LEAVE' ? zero : quarters[holidayId ? 2 : 4]!;
}

/** Without those that were given back. */
export function daysLeft<D extends { date: Day }>(days: readonly D[], returned: readonly { date: Day }[]): D[] {
  const gone = new Set(returned.map(({ date }) => date));
  return days.filter(({ date }) => !gone.has(date));
}

/** First and last date of what is left; those of before where nothing is. */
export function datesOf(
  left: readonly { date: Day }[],
  { beginDate, endDate }: Pick<Span, 'beginDate' | 'endDate'>,
): Pick<Span, 'beginDate' | 'endDate'> {
  return { beginDate: left[0]?.date ?? beginDate, endDate: left.at(-1)?.date ?? endDate };
}

export function daysOf(facts: readonly DayFact[]): Fraction {
  let whole = 0;
  let rest = zero;
  for (const fact of facts) {
    if (fact.kind !== 'ON_LEAVE') continue;
    if (fact.part === 'FULL') whole++;
    else rest = rest.add(amountOf(fact));
  }
  return rest.add(whole);
}

const tenThousand = 10_000n;

/** Rounded to four decimals. */
export function toNumber(days: Fraction): number {
  return tenThousand % days.d === 0n ? days.valueOf() : days.round(4).valueOf();
}

/** As written: 0.1 is a tenth. */
export function fromNumber(days: number): Fraction {
  return new Fraction(String(days));
}

/** `part` as asked: a whole day is taken also where a holiday leaves half of it. */
export interface Taken extends Pick<DayFact, 'part' | 'minutes' | 'of'> {
  requestId: string;
  beginTime?: string | null;
  endTime?: string | null;
}

const meet = (a: Place, b: Place): boolean => a[0] < b[1] && b[0] < a[1];

/** Empty where a time is missing or the end is not after the begin. */
function clockPlaces({ part, of, beginTime, endTime }: Taken, day: PlannedDay | undefined): readonly Place[] {
  const shifts = timesOf(day);
  if (part !== 'HOURS') return shifts ? placesOf(part, shifts) : [placeOf(part, of)];
  if (shifts && beginTime && endTime) return hoursIn(beginTime, endTime, shifts);
  return minutesBetween(beginTime, endTime) > 0 ? [[clock(beginTime!), clock(endTime!)]] : [];
}

function collide(a: Taken, b: Taken, day: PlannedDay | undefined): boolean {
  if (a.part === 'FULL' || b.part === 'FULL') return true;
  // shares of the day, as the two may have been counted under different patterns
  if (a.part !== 'HOURS' && b.part !== 'HOURS') return meet(quartersOf[a.part], quartersOf[b.part]);
  return clockPlaces(a, day).some((one) => clockPlaces(b, day).some((other) => meet(one, other)));
}

/** The first one at the same place of the date; any one where hours take more than the `left` minutes of it. */
export function overlapOf(part: Taken, taken: readonly Taken[], left: number, planned?: PlannedDay): Taken | undefined {
  const met = taken.find((one) => collide(part, one, planned));
  if (met || taken.length === 0) return met;
  const all = [part, ...taken];
  const exceeds = all.reduce((sum, { minutes }) => sum + minutes, 0) > left;
  return exceeds && all.some((one) => one.part === 'HOURS') ? taken[0] : undefined;
}
