import { decider, type NewEvent, event, named } from '@kadro/chassis/declare';
import { type PersonalClass, personalClasses } from '@kadro/kernel';
import { z } from 'zod';

export const dataClass = named('PersonalClass', z.enum(personalClasses));

const events = {
  // the reason itself is without personal data
  PersonalDataForgotten: event(
    1,
    z.object({
      classes: z.array(dataClass),
      reason: z.string(),
      /** How often a class was forgotten before, where it was. */
      generations: z.partialRecord(dataClass, z.int()).optional(),
    }),
  ),
};

export interface ForgettingState {
  /** As often as it was ordered. */
  forgotten: readonly PersonalClass[];
}

export type ForgettingEvents = typeof events;
export type ForgettingEvent = NewEvent<ForgettingEvents>;

/** Which classes of a person's data were ordered to be forgotten (streams.md). */
export const forgetting = decider({
  name: 'forgetting',
  initial: { forgotten: [] } as ForgettingState,
  events,
  evolve: { PersonalDataForgotten: ({ forgotten }, data) => ({ forgotten: [...forgotten, ...data.classes] }) },
});
