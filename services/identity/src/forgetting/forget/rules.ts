import { type PersonalClass } from '@kadro/kernel';
import { type ForgettingEvent, type ForgettingState } from '../events.ts';

/** As often as it is ordered: what was recorded since the last time has another key, which goes with this order. */
export function forgetClasses(
  { forgotten }: ForgettingState,
  { classes, reason }: { classes: readonly PersonalClass[]; reason: string },
): ForgettingEvent[] {
  const once = [...new Set(classes)];
  const before = once.flatMap((one) => {
    const times = forgotten.filter((known) => known === one).length;
    return times > 0 ? [[one, times] as const] : [];
  });
  const generations = before.length > 0 ? { generations: Object.fromEntries(before) } : {};
  return [{ type: 'PersonalDataForgotten', data: { classes: once, reason, ...generations } }];
}
