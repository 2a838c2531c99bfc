import { decider, event } from '@kadro/chassis/declare';
import { daySchema } from '@kadro/kernel';
import { Set } from 'immutable';
import { z } from 'zod';

/** `NOT_COME`: told to the shift managers; `NOT_CLOCKED_OUT`: told to the person. */
export const reminderKinds = ['NOT_COME', 'NOT_CLOCKED_OUT'] as const;

export const reminded = z.object({ kind: z.enum(reminderKinds), employeeId: z.string(), date: daySchema });

export type Reminded = z.infer<typeof reminded>;

export const keyOf = ({ kind, employeeId }: Pick<Reminded, 'kind' | 'employeeId'>): string => `${kind}/${employeeId}`;

/** What was told of a date, one stream per organization and date: each is told once, whenever and however often it is looked for. */
export const reminder = decider({
  name: 'reminder',
  initial: { told: Set<string>() },
  events: { Reminded: event(1, reminded) },
  evolve: { Reminded: ({ told }, data) => ({ told: told.add(keyOf(data)) }) },
});
