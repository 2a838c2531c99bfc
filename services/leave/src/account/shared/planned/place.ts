import { type DayPart } from '../shapes.ts';

/** A shift on its date, of working minutes and local times; null = at whatever time. */
export interface PlannedShift {
  minutes: number;
  begin: string | null;
  end: string | null;
  /** Of several of a date one is worked. */
  candidate?: boolean;
  /** Of a duty of weeks, so many of its planned dates count, with so many minutes together. */
  weekDays?: number | null;
  weekMinutes?: number | null;
}

/** A date that attendance has planned; without a shift it is off. */
export interface PlannedDay {
  minutes: number;
  shifts: readonly PlannedShift[];
}

/** Minutes since midnight, `[from, to)`; beyond 1,440 on the next date. */
export type Place = readonly [from: number, to: number];

interface Timed {
  begin: number;
  end: number;
  minutes: number;
}

const wholeDate = 24 * 60;

export const clock = (time: string): number => Number(time.slice(0, 2)) * 60 + Number(time.slice(3));

/** A duty of weeks on a date before which its week has so many: in order they have their share, the last one the rest. */
export function shareOfWeek(shift: PlannedShift, before: number): PlannedShift {
  const { weekDays = null, weekMinutes, minutes } = shift;
  if (weekDays === null || before < weekDays - 1) return shift;
  return { ...shift, minutes: before === weekDays - 1 ? (weekMinutes ?? 0) - minutes * before : 0 };
}

/** Of candidates the shortest counts, as attendance expects it of somebody who has not come; nobody knows yet when. */
export function plannedDay(shifts: readonly PlannedShift[]): PlannedDay {
  const candidates = shifts.filter(({ candidate }) => candidate);
  const shortest = candidates.toSorted((a, b) => a.minutes - b.minutes)[0];
  const one = shortest && candidates.length > 1 ? { ...shortest, begin: null, end: null } : shortest;
  const counting = [...shifts.filter(({ candidate }) => !candidate), ...(one ? [one] : [])];
  return { minutes: counting.reduce((sum, { minutes }) => sum + minutes, 0), shifts: counting };
}

/** In order; null where one of them has no times, or there is none. */
export function timesOf(day: PlannedDay | undefined): Timed[] | null {
  const timed = (day?.shifts ?? []).flatMap(({ begin, end, minutes }) => {
    if (minutes === 0) return [];
    if (begin === null || end === null) return [null];
    const [from, to] = [clock(begin), clock(end)];
    return [{ begin: from, end: to <= from ? to + wholeDate : to, minutes }];
  });
  const known = timed.filter((one) => one !== null);
  return known.length > 0 && known.length === timed.length ? known.toSorted((a, b) => a.begin - b.begin) : null;
}

const half = (minutes: number): number => Math.floor(minutes / 2);

/** From which working minute of the day to which. */
function minutesIn(part: Exclude<DayPart, 'HOURS'>, total: number): Place {
  const middle = half(total);
  const edges = [0, half(middle), middle, middle + half(total - middle), total] as const;
  const places: Record<Exclude<DayPart, 'HOURS'>, Place> = {
    FULL: [edges[0], edges[4]],
    FIRST_HALF: [edges[0], edges[2]],
    SECOND_HALF: [edges[2], edges[4]],
    FIRST_QUARTER: [edges[0], edges[1]],
    SECOND_QUARTER: [edges[1], edges[2]],
    THIRD_QUARTER: [edges[2], edges[3]],
    FOURTH_QUARTER: [edges[3], edges[4]],
  };
  return places[part];
}

/** What is of the first half counts from the begin of its shift, the rest back from its end; a whole shift is all of it. */
export function placesOf(part: Exclude<DayPart, 'HOURS'>, shifts: readonly Timed[]): Place[] {
  const total = shifts.reduce((sum, { minutes }) => sum + minutes, 0);
  const [from, to] = minutesIn(part, total);
  let before = 0;
  return shifts.flatMap(({ begin, end, minutes }): Place[] => {
    const [first, last] = [Math.max(from - before, 0), Math.min(to - before, minutes)];
    before += minutes;
    if (first >= last) return [];
    if (first === 0 && last === minutes) return [[begin, end]];
    const origin = from < half(total) ? begin : end - minutes;
    return [[origin + first, origin + last]];
  });
}

const inBoth = ([from, to]: Place, [begin, end]: Place): Place => [Math.max(from, begin), Math.min(to, end)];

/** Of hours what lies in the shifts. Those that end at or before the begin of a night shift mean the time after midnight. */
export function hoursIn(beginTime: string, endTime: string, shifts: readonly Timed[]): Place[] {
  const [from, until] = [clock(beginTime), clock(endTime)];
  const to = until <= from ? until + wholeDate : until;
  return shifts.flatMap(({ begin, end }): Place[] => {
    const later = end > wholeDate && to <= begin ? wholeDate : 0;
    const place = inBoth([from + later, to + later], [begin, end]);
    return place[0] < place[1] ? [place] : [];
  });
}

/** Whether a shift of the day goes on after midnight: only then hours may, too. */
export const isNight = (day: PlannedDay | undefined): boolean =>
  timesOf(day)?.some(({ end }) => end > wholeDate) ?? false;

/** Both without overlaps among themselves. */
export const minutesInBoth = (some: readonly Place[], others: readonly Place[]): number =>
  some
    .flatMap((one) => others.map((other) => inBoth(one, other)))
    .reduce((sum, [from, to]) => sum + Math.max(0, to - from), 0);
