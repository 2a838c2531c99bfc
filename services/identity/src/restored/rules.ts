import { personalClasses, type PersonalClass } from '@kadro/kernel';
import { type ForgettingEvent, type ForgettingState } from '../forgetting/events.ts';
import { type PersonEvent } from '../person/events.ts';
import { revokePlansAfter } from '../person/shared/dated-change.ts';
import { endRights } from '../person/shared/end-rights.ts';
import { type PersonState } from '../person/state.ts';

/** By class: how many of a person's keys are destroyed. */
export type DestroyedKeys = Readonly<Partial<Record<PersonalClass, number>>>;

/** Nobody is employed without these: whoever lost them had resigned. */
export const neededToEmploy: readonly PersonalClass[] = ['identity', 'contact'];

/** Classes of which more keys are destroyed than the log knows of. */
function unknownTo({ forgotten }: ForgettingState, destroyed: DestroyedKeys): PersonalClass[] {
  return personalClasses.filter((one) => (destroyed[one] ?? 0) > forgotten.filter((known) => known === one).length);
}

/** What was forgotten after the back-up is marked as forgotten. */
export function forgottenAnew(state: ForgettingState, destroyed: DestroyedKeys): ForgettingEvent[] {
  const classes = unknownTo(state, destroyed);
  if (classes.length === 0) return [];
  const before = classes.flatMap((one) => (destroyed[one]! > 1 ? [[one, destroyed[one]! - 1] as const] : []));
  const generations = before.length > 0 ? { generations: Object.fromEntries(before) } : {};
  return [{ type: 'PersonalDataForgotten', data: { classes, reason: 'Forgotten before the restore', ...generations } }];
}

/** Who was forgotten after the back-up had left before; the day is not known any more. */
export function resignedAnew(
  state: PersonState,
  { forgetting, destroyed, today }: { forgetting: ForgettingState; destroyed: DestroyedKeys; today: string },
): PersonEvent[] {
  const isGone = unknownTo(forgetting, destroyed).some((one) => neededToEmploy.includes(one));
  if (state.status !== 'ACTIVE' || !isGone) return [];
  return [
    { type: 'PersonResigned', data: { quitDate: today, quitReason: 'OTHER' } } as PersonEvent,
    ...revokePlansAfter(state, today),
    ...endRights(state),
  ];
}
