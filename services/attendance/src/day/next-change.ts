import { secondOf } from './clock/days.ts';
import { type Zone } from './clock/zone.ts';
import { contextOf } from './context.ts';
import { type Life, lifeOf } from './life.ts';
import { type DayContext } from './result/day.ts';
import { deadlineOf } from './result/type.ts';
import { type Day, type DayFacts } from './shapes.ts';

/**
 * The first instant (RFC 3339, UTC) after `now` at which the record of a date may change by time alone; null if it will
 * not. It may name one at which nothing changes after all, and misses none: until then the record of `now` holds. What
 * readings and plan have to reach over is as in `dayRecords`; `from` and `to` play no part.
 */
export function nextChange(facts: DayFacts, date: Day): string | null {
  const life = lifeOf({ ...facts, from: date, to: date });
  const days = Array.from({ length: life.last - life.first + 1 }, (_, n) => life.first + n);
  return changeAfter(
    facts,
    life,
    days.map((day) => contextOf(day, life)),
  );
}

/** The same of what a record follows from: its date, or the week that it is counted with. */
export function changeAfter(
  facts: Pick<DayFacts, 'now' | 'readings'>,
  life: Life,
  contexts: readonly DayContext[],
): string | null {
  const now = secondOf(facts.now);
  let next = Infinity;
  const offer = (second: number): void => {
    if (second > now && second < next) next = second;
  };
  // what comes may belong to any date, and a stay that ends may cover or ask about others
  for (const { at } of facts.readings) offer(secondOf(at));
  life.days.dutyEnds.forEach(offer);
  for (const context of contexts) turnsOf(context, life.calendar.zoneOn(context.day)).forEach(offer);
  return next === Infinity ? null : new Date(next * 1_000).toISOString();
}

/** Seconds at which state, type or lateness of a date may turn. */
function turnsOf(context: DayContext, zone: Zone): number[] {
  const { dayEnd, timed, flexible, movements } = context;
  const minutes = [
    dayEnd,
    deadlineOf(context) ?? dayEnd,
    ...timed.flatMap(({ plan: { planned, pieces }, windowEnd }) => [
      windowEnd + 1,
      ...pieces.flatMap((piece) => planned.clock.toReal([piece]).map(([, end]) => end)),
      // by the wall clock a piece that was over is not when an hour comes again
      zone.changeWithin(planned.begin, planned.end)?.at ?? planned.end,
    ]),
    ...flexible.flatMap(({ core }) => core.map(([, end]) => end)),
  ];
  const limits = movements.endless.flatMap(({ openUntil }) => (openUntil === null ? [] : [openUntil + 1]));
  return [...minutes.map((minute) => minute * 60), ...limits];
}
