import { type PersonalClass } from '@kadro/kernel';
import { type ForgettingEvent, type ForgettingState } from '../events.ts';

export function forgetClasses(
  { forgotten }: ForgettingState,
  { classes, reason }: { classes: readonly PersonalClass[]; reason: string },
): ForgettingEvent[] {
  const left = [...new Set(classes)].filter((one) => !forgotten.includes(one));
  return left.length > 0 ? [{ type: 'PersonalDataForgotten', data: { classes: left, reason } }] : [];
}
