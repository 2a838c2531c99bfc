import { inBoth, lengthOf, type Spans, unionOf, without } from '../minutes/spans.ts';
import { type Zone } from '../clock/zone.ts';
import { minuteOf } from '../clock/days.ts';
import { type Kind, kinds, type Parts } from '../planned/parts.ts';
import { type PlannedShift } from '../planned/shift.ts';

/** Section 5: planned minutes of a flexible day, and what holiday, duty and leave take of them. */
export interface Target {
  total: number;
  taken: Record<Kind, number>;
}

/**
 * Holiday, duty and leave in this order; hours by length, overlapping ones once, before halves, halves before the full
 * day.
 */
export function targetOf(total: number, parts: Parts): Target {
  const halves = { morning: Math.floor(total / 2), afternoon: total - Math.floor(total / 2) };
  const taken = { holiday: 0, duty: 0, leave: 0 };
  const left = (): number => total - taken.holiday - taken.duty - taken.leave;
  let hours: Spans = [];
  for (const kind of kinds) {
    const part = parts[kind];
    const more = without(unionOf(part.hours), hours);
    hours = unionOf([...hours, ...more]);
    taken[kind] += Math.min(lengthOf(more), left());
    for (const half of ['morning', 'afternoon'] as const) {
      if (!part[half]) continue;
      taken[kind] += Math.min(halves[half], left());
      halves[half] = 0;
    }
    if (part.full) taken[kind] += left();
  }
  return { total, taken };
}

/** What holiday, duty and leave leave of the core of a flexible date, in real minutes. */
export function coreLeft({ day, shift: { core } }: PlannedShift, parts: Parts, zone: Zone): Spans {
  if (!core) return [];
  const [from, to] = [minuteOf(core[0]), minuteOf(core[1])];
  const begin = zone.at(day, from);
  const end = zone.at(to <= from ? day + 1 : day, to);
  const noon = begin + Math.floor((end - begin) / 2);
  let left: Spans = [[begin, end]];
  for (const kind of kinds) {
    const { full, morning, afternoon, hours } = parts[kind];
    if (full) return [];
    if (morning) left = inBoth(left, [[noon, end]]);
    if (afternoon) left = inBoth(left, [[begin, noon]]);
    left = without(left, unionOf(hours.map(([a, b]) => [zone.at(day, a), zone.at(day, b)] as const)));
  }
  return left;
}
