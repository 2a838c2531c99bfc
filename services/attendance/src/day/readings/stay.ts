import { type Place } from '../assign/place.ts';

/** From a begin to its end, as the readings say it; seconds since 1970. */
export interface Stay {
  begin: number;
  /** null while it has none. */
  end: number | null;
  /** The shift that the person chose. */
  choice: string | null;
  place: Place;
  /** A break that is not ended has no `to`. */
  breaks: { from: number; to: number | null }[];
  /** How many DUTY readings it has, its begin counted. */
  duties: number;
  /** The instant of its last reading, if that is a DUTY. */
  lastDuty: number | null;
  ids: string[];
  ignored: string[];
}

/** A CLOCK_OUT with nobody in. */
export interface Alone {
  place: Place;
  id: string;
  ignored: readonly string[];
}

/** A break reading with nobody in, and those that are one with it. */
export interface BreakAlone {
  day: number;
  ids: readonly string[];
}

export interface Movements {
  /** In order of their begin. */
  stays: readonly Stay[];
  /** The stay that is within its limit still. */
  open: Stay | null;
  /** The last second of its limit; null if none is open. */
  openUntil: number | null;
  alone: readonly Alone[];
  breaksAlone: readonly BreakAlone[];
}
