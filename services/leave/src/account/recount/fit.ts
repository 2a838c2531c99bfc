import { type Fraction } from 'fraction.js';
import { amountOf, capacityOf } from '../shared/days.ts';
import { type DayFact } from '../shared/shapes.ts';

/** What one request takes of a date, as it would count alone. */
export interface DateShare {
  requestId: string;
  beginTime?: string | null;
  day: DayFact;
}

const order = (a: DateShare, b: DateShare): number =>
  Number(a.day.part === 'HOURS') - Number(b.day.part === 'HOURS') ||
  (a.beginTime ?? '').localeCompare(b.beginTime ?? '') ||
  a.requestId.localeCompare(b.requestId);

function capped(day: DayFact, room: Fraction): DayFact {
  if (amountOf(day).lte(room)) return day;
  return { ...day, part: 'HOURS', minutes: Number(room.mul(day.of).floor().valueOf()) };
}

/** All of them together take at most what the date has: whole days, halves and quarters first, then hours by the clock. */
export function fitted(shares: readonly DateShare[]): Map<string, DayFact> {
  const counting = shares.find(({ day }) => day.kind === 'ON_LEAVE');
  if (!counting) return new Map(shares.map(({ requestId, day }) => [requestId, day]));
  let room = capacityOf(counting.day);
  return new Map(
    shares.toSorted(order).map(({ requestId, day: asked }) => {
      const day = capped(asked, room);
      room = room.sub(amountOf(day));
      return [requestId, day];
    }),
  );
}
