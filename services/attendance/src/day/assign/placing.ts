import { beginLeft, type Calendar } from '../planned/calendar.ts';
import { isInWindow, type PlannedShift } from '../planned/shift.ts';
import { type Place } from './place.ts';

/** Minutes before a shift's begin in which a begin is meant for it. */
const shortlyBefore = 15;

/** Section 2: which shift stays and readings belong to. `taken`: the places of the stays so far. */
export class Placing {
  readonly calendar: Calendar;
  private readonly taken: () => readonly Place[];

  constructor(calendar: Calendar, taken: () => readonly Place[]) {
    this.calendar = calendar;
    this.taken = taken;
  }

  /** The place of a stay that begins at `minute`; `choice` is the id of the shift that the person chose. */
  ofBegin(minute: number, choice: string | null): Place {
    const holding = this.holding(minute);
    const chosen = nearest(
      holding.filter(({ id }) => id === choice),
      ({ begin }) => Math.abs(begin - minute),
    );
    if (chosen) return { kind: 'SHIFT', planned: chosen };
    const candidates = this.oneByDynamicDate(holding, minute);
    const meant = candidates.filter(
      ({ isFlexible, begin, end }) => isFlexible || (begin - shortlyBefore <= minute && minute < end),
    );
    const [only] = candidates.length === 1 ? candidates : meant.length === 1 ? meant : [];
    if (only) return { kind: 'SHIFT', planned: only };
    const day = this.calendar.zone.dayAt(minute);
    return candidates.length > 0 ? { kind: 'ASK', day, candidates } : { kind: 'UNPLANNED', day };
  }

  /** The place of a CLOCK_OUT that stands alone. */
  ofAlone(minute: number): Place {
    const planned = nearest(this.holding(minute), ({ end }) => Math.abs(end - minute));
    return planned ? { kind: 'SHIFT', planned } : { kind: 'UNPLANNED', day: this.calendar.zone.dayAt(minute) };
  }

  /** The only shift that a stay in no window overlaps and no earlier stay belongs to; null if there is not one. */
  overlapped(from: number, to: number): PlannedShift | null {
    const free = this.active(({ begin, end, isFlexible }) => !isFlexible && begin < to && from < end).filter(
      (planned) => !this.taken().some((place) => place.kind === 'SHIFT' && place.planned === planned),
    );
    const [one, another] = this.oneByDynamicDate(free, from);
    return one && !another ? one : null;
  }

  /** Whether an UNKNOWN after the window of `own` is meant for another shift. */
  beginsAnother(minute: number, own: PlannedShift): boolean {
    if (minute <= own.window[1]) return false;
    return this.holding(minute).some(
      (planned) => planned !== own && !planned.isFlexible && planned.begin - shortlyBefore <= minute,
    );
  }

  private holding(minute: number): PlannedShift[] {
    return this.active((planned) => isInWindow(planned, minute));
  }

  /** Once one candidate of a date is recognised, the others are void. */
  private active(wanted: (planned: PlannedShift) => boolean): PlannedShift[] {
    return this.calendar.all.filter((planned) => {
      if (!wanted(planned)) return false;
      if (!planned.isDynamic) return true;
      const recognised = recognisedOn(planned.day, this.taken());
      return !recognised || recognised === planned;
    });
  }

  /** The candidates of a date are one: the nearest begin is it, the later of two equally near. */
  private oneByDynamicDate(shifts: readonly PlannedShift[], minute: number): PlannedShift[] {
    const [dynamic, others] = [shifts.filter(({ isDynamic }) => isDynamic), shifts.filter((one) => !one.isDynamic)];
    if (dynamic.length < 2) return [...shifts];
    const near = [...Map.groupBy(dynamic, ({ day }) => day).values()].flatMap((candidates) => {
      const begins = new Map(candidates.map((one) => [one, beginLeft(one, this.calendar)]));
      const later = candidates.toSorted((a, b) => begins.get(b)! - begins.get(a)!);
      return nearest(later, (one) => Math.abs(begins.get(one)! - minute)) ?? [];
    });
    return [...others, ...near];
  }
}

/** The candidate of a DYNAMIC date that a stay has recognised. */
export function recognisedOn(day: number, places: readonly Place[]): PlannedShift | null {
  for (const place of places)
    if (place.kind === 'SHIFT' && place.planned.isDynamic && place.planned.day === day) return place.planned;
  return null;
}

/** The first of those with the smallest distance. */
function nearest(shifts: readonly PlannedShift[], distance: (planned: PlannedShift) => number): PlannedShift | null {
  return shifts.reduce<PlannedShift | null>(
    (best, one) => (best === null || distance(one) < distance(best) ? one : best),
    null,
  );
}
