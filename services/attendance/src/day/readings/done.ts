import { minuteAt } from '../clock/days.ts';
import { type Span, type Spans, unionOf } from '../minutes/spans.ts';
import { type PlannedShift } from '../planned/shift.ts';
import { type Place } from '../assign/place.ts';
import { type Stay } from './stay.ts';

/** A complete stay in whole real minutes. */
export interface DoneStay {
  place: Place;
  /** Of its readings, without those that are ignored. */
  ids: readonly string[];
  span: Span;
  breaks: Spans;
  hasOpenBreak: boolean;
}

/** A stay without an end. */
export interface EndlessStay {
  place: Place;
  ids: readonly string[];
  begin: number;
  /** The last second of its limit; null once that has passed. */
  openUntil: number | null;
}

/** Minutes of a break that is not ended, where the shift says none. */
const usualBreak = 30;

/**
 * Section 1: the second at which a stay without an end ends by itself, null if it never does. One whose last reading is
 * its 1st, 3rd ... DUTY ends at the end of the last piece of its shift (`lastPieceEnd`, a real minute, null where it has
 * none), at the earliest at that DUTY; without a piece it stays open.
 */
export function dutyEndOf(stay: Stay, lastPieceEnd: (planned: PlannedShift) => number | null): number | null {
  if (stay.lastDuty === null || stay.duties % 2 === 0 || stay.place.kind !== 'SHIFT') return null;
  const pieceEnd = lastPieceEnd(stay.place.planned);
  return pieceEnd === null ? null : Math.max(stay.lastDuty, pieceEnd * 60);
}

/** A stay with its end (seconds) in minutes, its breaks ended (section 1). */
export function doneStay({ place, ids, begin, breaks }: Stay, end: number): DoneStay {
  const span: Span = [minuteAt(begin), minuteAt(end)];
  const length = (place.kind === 'SHIFT' && place.planned.shift.breakTime) || usualBreak;
  return {
    place,
    ids,
    span,
    breaks: unionOf(
      breaks.map(({ from, to }): Span => {
        const begun = minuteAt(from);
        return [begun, to === null ? Math.min(begun + length, span[1]) : minuteAt(to)];
      }),
    ),
    hasOpenBreak: breaks.some(({ to }) => to === null),
  };
}
