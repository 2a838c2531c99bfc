import { dayOfPlace } from './assign/place.ts';
import { dayOfNumber } from './clock/days.ts';
import { lifeOf } from './life.ts';
import { type Stay } from './readings/stay.ts';
import { type Day, type DayFacts } from './shapes.ts';

/** What somebody does at `now` by the readings; instants in seconds since 1970. */
export interface Presence {
  state: 'OUT' | 'IN' | 'BREAK' | 'DUTY';
  /** Since when; null with nobody in. */
  since: number | null;
  /** Begin of the stay that is open. */
  began: number | null;
  /** The date that the open stay stands on. */
  date: Day | null;
  /** The first reading of a stay of which it is asked which shift it belongs to. */
  asked: string | null;
}

const out: Presence = { state: 'OUT', since: null, began: null, date: null, asked: null };

/** Whether somebody is in, by the same walk through the readings as the records (section 1). */
export function presenceOf(facts: DayFacts, { open } = lifeOf(facts)): Presence {
  if (!open) return out;
  return {
    ...doingOf(open),
    began: open.begin,
    date: dayOfNumber(dayOfPlace(open.place)),
    asked: open.place.kind === 'ASK' ? (open.ids[0] ?? null) : null,
  };
}

function doingOf({ begin, breaks, duties, lastDuty }: Stay): Pick<Presence, 'state' | 'since'> {
  const last = breaks.at(-1);
  if (last?.to === null) return { state: 'BREAK', since: last.from };
  if (duties % 2 === 1) return { state: 'DUTY', since: lastDuty ?? begin };
  return { state: 'IN', since: last?.to ?? begin };
}
