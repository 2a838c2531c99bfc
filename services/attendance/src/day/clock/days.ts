import { type Day, type LocalTime } from '../shapes.ts';

export const minutesOfDay = 1_440;
const millisecondsOfDay = 86_400_000;

const mostRemembered = 10_000;

/** The same dates and instants are asked for again and again: what follows from one alone is remembered. */
function remembered<K, V>(answer: (of: K) => V): (of: K) => V {
  const known = new Map<K, V>();
  return (of) => {
    let value = known.get(of);
    if (value !== undefined) return value;
    value = answer(of);
    if (known.size >= mostRemembered) known.clear();
    known.set(of, value);
    return value;
  };
}

/** Days since 1970-01-01. */
export const dayNumber = remembered((day: Day): number => Date.parse(`${day}T00:00:00Z`) / millisecondsOfDay);

/** The text of a day number. */
export const dayOfNumber = remembered((number: number): Day =>
  new Date(number * millisecondsOfDay).toISOString().slice(0, 10),
);

/** Minutes since midnight. */
export const minuteOf = remembered(
  (time: LocalTime): number => Number(time.slice(0, 2)) * 60 + Number(time.slice(3, 5)),
);

/** Milliseconds since 1970 of an RFC 3339 text. */
export const millisecondOf = remembered((instant: string): number => Date.parse(instant));

/** Whole seconds since 1970 of an RFC 3339 text. */
export const secondOf = (instant: string): number => Math.floor(millisecondOf(instant) / 1_000);

/** The minute that a second lies in. */
export const minuteAt = (second: number): number => Math.floor(second / 60);

/** The Monday of a day's week, as day numbers; 1970-01-01 was a Thursday. */
export const mondayOf = (day: number): number => day - ((((day + 3) % 7) + 7) % 7);
