import { dayOfPlace, labelOf, type Place } from '../assign/place.ts';
import { minuteAt } from '../clock/days.ts';
import { type Spans } from '../minutes/spans.ts';
import { type PlannedShift } from '../planned/shift.ts';
import { type DoneStay, doneStay, dutyEndOf, type EndlessStay } from './done.ts';
import { type Alone, type Movements } from './stay.ts';

/** What stands on one date. */
export interface DayMovements {
  done: DoneStay[];
  endless: EndlessStay[];
  /** CLOCK_OUTs with nobody in. */
  alone: Alone[];
  hasBreakAlone: boolean;
  /** By the id of a reading. */
  labels: Map<string, string>;
  /** Whether a reading stands here that is no break with nobody in. */
  hasOthers: boolean;
}

export interface ByDay {
  on(day: number): DayMovements;
  done: readonly DoneStay[];
  /** Dates that somebody has to decide on (section 2). */
  asked: ReadonlySet<number>;
  /** Seconds at which stays end by their duty, also those to come. */
  dutyEnds: readonly number[];
}

const empty = (): DayMovements => {
  return { done: [], endless: [], alone: [], hasBreakAlone: false, labels: new Map(), hasOthers: false };
};

/** Sections 1 and 2: the readings of a person by the date that they stand on. `now` in seconds. */
export function byDay(
  { stays, open, openUntil, alone, breaksAlone }: Movements,
  now: number,
  lastPieceEnd: (planned: PlannedShift) => number | null,
): ByDay {
  const days = new Map<number, DayMovements>();
  const dutyEnds: number[] = [];
  const at = (day: number): DayMovements => days.get(day) ?? days.set(day, empty()).get(day)!;
  const label = (day: number, text: string, ids: readonly string[], ignored: readonly string[]): DayMovements => {
    const movements = at(day);
    for (const id of ids) movements.labels.set(id, text);
    for (const id of ignored) movements.labels.set(id, 'IGNORED');
    return movements;
  };
  for (const stay of stays) {
    const { place, ids, ignored, begin } = stay;
    const movements = label(dayOfPlace(place), labelOf(place), ids, ignored);
    movements.hasOthers = true;
    const dutyEnd = stay.end === null ? dutyEndOf(stay, lastPieceEnd) : null;
    const end = stay.end ?? dutyEnd ?? Infinity;
    if (end <= now) movements.done.push(doneStay(stay, end));
    else movements.endless.push({ place, ids, begin: minuteAt(begin), openUntil: stay === open ? openUntil : null });
    if (dutyEnd !== null) dutyEnds.push(dutyEnd);
  }
  for (const one of alone) {
    const movements = label(dayOfPlace(one.place), labelOf(one.place), [one.id], one.ignored);
    movements.hasOthers = true;
    movements.alone.push(one);
  }
  for (const { day, ids } of breaksAlone) label(day, '', [], ids).hasBreakAlone = true;
  const done = [...days.values()].flatMap((movements) => movements.done);
  const none = empty();
  return {
    on: (day) => days.get(day) ?? none,
    done,
    asked: askedDays(stays, done),
    dutyEnds,
  };
}

/** The dates of those candidates that have no complete stay; if all have one, the date of the stay's begin. */
function askedDays(stays: Movements['stays'], done: readonly DoneStay[]): Set<number> {
  const isDone = (planned: PlannedShift): boolean =>
    done.some(({ place }) => place.kind === 'SHIFT' && place.planned === planned);
  return new Set(
    stays.flatMap(({ place }) => {
      if (place.kind !== 'ASK') return [];
      const left = place.candidates.filter((planned) => !isDone(planned));
      return left.length > 0 ? left.map(({ day }) => day) : [place.day];
    }),
  );
}

/** Whether a stay stands on a shift. */
export const standsOn =
  (planned: PlannedShift) =>
  (place: Place): boolean =>
    place.kind === 'SHIFT' && place.planned === planned;

/** What lies between complete stays, in real minutes. */
export function gapsOf(done: readonly DoneStay[]): Spans {
  const spans = done.map(({ span }) => span).toSorted((a, b) => a[0] - b[0]);
  return spans.slice(1).flatMap(([from], n) => {
    const before = spans[n]![1];
    return before < from ? [[before, from] as const] : [];
  });
}
