import { minuteAt } from '../clock/days.ts';
import { type Span, type Spans, unionOf } from '../minutes/spans.ts';
import { type PlannedShift } from '../planned/shift.ts';
import { type Place } from '../assign/place.ts';
import { type Stay } from './stay.ts';

/** A complete stay in whole real minutes. */
export interface DoneStay {
  place: Place;
  span: Span;
  breaks: Spans;
  hasOpenBreak: boolean;
}

/** A stay without an end; `isOpen` while it is within its limit. */
export interface EndlessStay {
  place: Place;
  begin: number;
  isOpen: boolean;
}

/** Minutes of a break that is not ended, where the shift says none. */
const usualBreak = 30;

/**
 * Section 1: the end of a stay in seconds, null while it has none. One whose last reading is its 1st, 3rd ... DUTY ends
 * at the end of the last piece of its shift (`lastPieceEnd`, a real minute, null where it has none), at the earliest at
 * that DUTY, once this has come; without a piece it stays open.
 */
export function endOf(stay: Stay, now: number, lastPieceEnd: (planned: PlannedShift) => number | null): number | null {
  if (stay.end !== null) return stay.end;
  if (stay.lastDuty === null || stay.duties % 2 === 0 || stay.place.kind !== 'SHIFT') return null;
  const pieceEnd = lastPieceEnd(stay.place.planned);
  const end = pieceEnd === null ? Infinity : Math.max(stay.lastDuty, pieceEnd * 60);
  return end <= now ? end : null;
}

/** A stay with its end (seconds) in minutes, its breaks ended (section 1). */
export function doneStay({ place, begin, breaks }: Stay, end: number): DoneStay {
  const span: Span = [minuteAt(begin), minuteAt(end)];
  const length = (place.kind === 'SHIFT' && place.planned.shift.breakTime) || usualBreak;
  return {
    place,
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
