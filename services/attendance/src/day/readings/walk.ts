import { dayOfPlace } from '../assign/place.ts';
import { Placing } from '../assign/placing.ts';
import { minuteAt } from '../clock/days.ts';
import { type Calendar } from '../planned/calendar.ts';
import { type Reading } from '../shapes.ts';
import { asOne, byInstant, inOrder, isBreak, isDuty, type Kept } from './order.ts';
import { type Alone, type BreakAlone, type Movements, type Stay } from './stay.ts';

/** Seconds in which a CLOCK reading repeats the begin or the end of a stay. */
const repeatsWithin = 600;

type Meaning = 'BEGIN' | 'END' | 'BREAK' | 'DUTY' | 'ALONE' | 'BREAK_ALONE' | 'REPEAT';

/** Section 1: what a person's readings up to `now` (seconds) say, whatever order they arrived in. */
export function movementsOf(readings: readonly Reading[], now: number, calendar: Calendar): Movements {
  const walk = new Walk(calendar);
  const debounceOf = ({ second }: Kept): number => calendar.rulesOn(calendar.zone.dayAt(minuteAt(second))).debounce;
  let waiting: Kept | null = null;
  for (const group of byInstant(readings, now)) {
    const second = group[0]!.second;
    if (waiting && second - waiting.second >= debounceOf(waiting)) {
      walk.take(waiting);
      waiting = null;
    }
    for (const reading of inOrder(group, walk.isSomebodyIn(second, waiting))) {
      const one: Kept | null = waiting && asOne(waiting, reading, debounceOf(waiting));
      if (waiting && !one) walk.take(waiting);
      waiting = one ?? reading;
    }
  }
  if (waiting) walk.take(waiting);
  return walk.movementsAt(now);
}

class Walk {
  private readonly placing: Placing;
  private readonly stays: Stay[] = [];
  private readonly alone: Alone[] = [];
  private readonly breaksAlone: BreakAlone[] = [];
  private open: Stay | null = null;

  constructor(calendar: Calendar) {
    this.placing = new Placing(calendar, () => this.stays.map(({ place }) => place));
  }

  movementsAt(second: number): Movements {
    this.leaveOverdue(second);
    const { stays, open, alone, breaksAlone } = this;
    return { stays, open, openUntil: open && this.limitOf(open), alone, breaksAlone };
  }

  /** Whether somebody is in at an instant, once a reading that waits for its debounce is taken. */
  isSomebodyIn(second: number, waiting: Kept | null): boolean {
    if (!waiting) {
      this.leaveOverdue(second);
      return this.open !== null;
    }
    const meaning = this.meaningOf(waiting);
    return meaning === 'BEGIN' || (this.open !== null && meaning !== 'END' && !this.isOver(this.open, second));
  }

  take(reading: Kept): void {
    const meaning = this.meaningOf(reading);
    const { id, second, ignored } = reading;
    const minute = minuteAt(second);
    if (meaning === 'BEGIN') return this.begin(reading);
    if (meaning === 'ALONE') {
      this.alone.push({ place: this.placing.ofAlone(minute), id, ignored });
      return;
    }
    if (meaning === 'BREAK_ALONE') {
      this.breaksAlone.push({ day: this.placing.calendar.zone.dayAt(minute), ids: [id, ...ignored] });
      return;
    }
    const stay = this.open ?? this.stays.at(-1)!;
    stay.ignored.push(...ignored);
    if (meaning === 'REPEAT') return this.repeat(stay, reading);
    stay.ids.push(id);
    stay.lastDuty = meaning === 'DUTY' ? second : null;
    if (meaning === 'DUTY') stay.duties += 1;
    if (meaning === 'BREAK') turnBreak(stay, second);
    if (meaning === 'END') this.end(stay, second);
  }

  private meaningOf({ kind, second }: Kept): Meaning {
    this.leaveOverdue(second);
    if (!this.open) return this.meaningWithNobodyIn(kind, second);
    const isInBreak = this.open.breaks.at(-1)?.to === null;
    if (isDuty(kind)) return 'DUTY';
    if (isBreak(kind)) return 'BREAK';
    if (kind === 'CLOCK_OUT') return 'END';
    if (isInBreak) return 'BREAK';
    if (second - this.open.begin <= repeatsWithin) return 'REPEAT';
    const { place, duties } = this.open;
    const isBegin =
      kind === 'CLOCK_IN' || (place.kind === 'SHIFT' && this.placing.beginsAnother(minuteAt(second), place.planned));
    if (!isBegin) return 'END';
    // whoever is on duty comes back
    return duties % 2 === 1 ? 'DUTY' : 'BEGIN';
  }

  private meaningWithNobodyIn(kind: Kept['kind'], second: number): Meaning {
    if (isBreak(kind)) return 'BREAK_ALONE';
    const end = this.stays.at(-1)?.end ?? null;
    const isShortlyAfter = end !== null && second - end <= repeatsWithin;
    if (isShortlyAfter && (kind === 'CLOCK_OUT' || kind === 'UNKNOWN')) return 'REPEAT';
    return kind === 'CLOCK_OUT' ? 'ALONE' : 'BEGIN';
  }

  private begin({ second, kind, choice, id, ignored }: Kept): void {
    const isOnDuty = isDuty(kind);
    const stay: Stay = {
      begin: second,
      end: null,
      choice,
      place: this.placing.ofBegin(minuteAt(second), choice),
      breaks: [],
      duties: isOnDuty ? 1 : 0,
      lastDuty: isOnDuty ? second : null,
      ids: [id],
      ignored: [...ignored],
    };
    this.stays.push(stay);
    this.open = stay;
  }

  /** A choice on a repeat of the begin is one on the begin. */
  private repeat(stay: Stay, { id, choice }: Kept): void {
    stay.ignored.push(id);
    if (choice === null || stay.choice !== null || stay !== this.open) return;
    this.stays.pop();
    stay.choice = choice;
    stay.place = this.placing.ofBegin(minuteAt(stay.begin), choice);
    this.stays.push(stay);
  }

  private end(stay: Stay, second: number): void {
    stay.end = second;
    this.open = null;
    if (stay.place.kind !== 'UNPLANNED') return;
    const planned = this.placing.overlapped(minuteAt(stay.begin), minuteAt(second));
    if (planned) stay.place = { kind: 'SHIFT', planned };
  }

  /** When the limit of a stay has passed, nobody is in. */
  private leaveOverdue(second: number): void {
    if (this.open && this.isOver(this.open, second)) this.open = null;
  }

  private isOver(stay: Stay, second: number): boolean {
    return second > this.limitOf(stay);
  }

  /** The last second in which a stay may be open: the later of the longest stay and its shift's window. */
  private limitOf({ begin, place }: Stay): number {
    const windowEnd = place.kind === 'SHIFT' ? place.planned.window[1] * 60 + 59 : -Infinity;
    const { longestStay } = this.placing.calendar.rulesOn(dayOfPlace(place));
    return Math.max(begin + longestStay * 60, windowEnd);
  }
}

function turnBreak(stay: Stay, second: number): void {
  const last = stay.breaks.at(-1);
  if (last?.to === null) last.to = second;
  else stay.breaks.push({ from: second, to: null });
}
