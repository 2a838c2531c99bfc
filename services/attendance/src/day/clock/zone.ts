import { type Day } from '../shapes.ts';
import { dayNumber, minutesOfDay } from './days.ts';

/** A zone over some years. Instants and wall clocks are minutes since 1970, of UTC and of the place. */
export interface Zone {
  /** The instant of a local time. One that is missing is as much later, one that comes twice is its first (section 6). */
  at(day: number, minuteOfDay: number): number;
  /** The wall clock at an instant. */
  wallAt(minute: number): number;
  /** The local day number of an instant. */
  dayAt(minute: number): number;
  /** The clock change within `(from, to)`; null if there is none. `by` minutes, positive where an hour is missing. */
  changeWithin(from: number, to: number): { at: number; by: number } | null;
}

/** The zone of each date of a person, and the dates one after the other: each from its own midnight to that of the next. */
export interface Zones {
  dates: Zone;
  on(day: number): Zone;
}

/** From `from` on (minutes since 1970) the wall clock is `offset` minutes ahead of UTC. */
interface Segment {
  from: number;
  offset: number;
}

const minutesPer = (milliseconds: number): number => Math.floor(milliseconds / 60_000);

function segmentsOf(zone: string, firstDay: number, lastDay: number): Segment[] {
  const begin = Temporal.Instant.fromEpochMilliseconds(firstDay * 86_400_000).toZonedDateTimeISO(zone);
  const offsetOf = (time: Temporal.ZonedDateTime): number => Math.round(time.offsetNanoseconds / 60_000_000_000);
  const segments = [{ from: -Infinity, offset: offsetOf(begin) }];
  for (let next = begin.getTimeZoneTransition('next'); next; next = next.getTimeZoneTransition('next')) {
    if (next.epochMilliseconds > lastDay * 86_400_000) break;
    segments.push({ from: minutesPer(next.epochMilliseconds), offset: offsetOf(next) });
  }
  return segments;
}

/** Of zone and years, which say all of it. */
const known = new Map<string, Segment[]>();

function remembered(zone: string, firstDay: number, lastDay: number): Segment[] {
  // whole spans of 1,024 days, so that neighbouring questions share them
  const [first, last] = [Math.floor(firstDay / 1_024) * 1_024, Math.ceil(lastDay / 1_024) * 1_024];
  const key = `${zone} ${first} ${last}`;
  const segments = known.get(key) ?? segmentsOf(zone, first, last);
  if (known.size > 200) known.clear();
  known.set(key, segments);
  return segments;
}

/** The zone from one day number to another. */
export function zoneOver(name: string, firstDay: number, lastDay: number): Zone {
  const segments = remembered(name, firstDay - 10, lastDay + 10);
  const offsetAt = (minute: number): number => {
    for (let n = segments.length - 1; n >= 0; n--) if (segments[n]!.from <= minute) return segments[n]!.offset;
    return 0;
  };
  const instantOf = (wall: number): number => {
    const index = segments.findIndex(
      ({ offset }, n) => wall - offset < (segments[n + 1]?.from ?? Number.POSITIVE_INFINITY),
    );
    const { from, offset } = segments[index] ?? { from: -Infinity, offset: 0 };
    const before = segments[index - 1];
    return before && wall - offset < from ? wall - before.offset : wall - offset;
  };
  const wallAt = (minute: number): number => minute + offsetAt(minute);
  return {
    at: (day, minuteOfDay) => instantOf(day * minutesOfDay + minuteOfDay),
    wallAt,
    dayAt: (minute) => Math.floor(wallAt(minute) / minutesOfDay),
    changeWithin(from, to) {
      const index = segments.findIndex((segment) => from < segment.from && segment.from < to);
      const [before, after] = [segments[index - 1], segments[index]];
      return before && after ? { at: after.from, by: after.offset - before.offset } : null;
    },
  };
}

interface Named {
  /** IANA names. */
  zone: string;
  /** Of dates that are in another one, by their day. */
  otherZones?: Readonly<Record<Day, string>>;
}

/** The zones of a person from one day number to another. */
export function zonesOver({ zone: name, otherZones = {} }: Named, firstDay: number, lastDay: number): Zones {
  const usual = zoneOver(name, firstDay, lastDay);
  const others = new Map(
    Object.entries(otherZones).map(([date, other]) => [dayNumber(date), zoneOver(other, firstDay, lastDay)]),
  );
  if (others.size === 0) return { dates: usual, on: () => usual };
  const on = (day: number): Zone => others.get(day) ?? usual;
  // no two zones are more than two days apart
  const dayAt = (minute: number): number => {
    const day = usual.dayAt(minute);
    return [day + 2, day + 1, day, day - 1].find((one) => on(one).at(one, 0) <= minute) ?? day - 2;
  };
  const dates: Zone = {
    at: (day, minuteOfDay) => on(day).at(day, minuteOfDay),
    wallAt: (minute) => on(dayAt(minute)).wallAt(minute),
    dayAt,
    changeWithin: (from, to) => on(dayAt(from)).changeWithin(from, to),
  };
  return { dates, on };
}
