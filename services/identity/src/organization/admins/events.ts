import { decider, type NewEvent, event } from '@kadro/chassis/declare';
import { z } from 'zod';
import { evolve, initial } from './state.ts';

const events = {
  /** May stop being super admin with the next event of the person's stream, which is then at this revision. */
  SuperAdminReleased: event(1, z.object({ employeeId: z.string(), revision: z.int().min(0) })),
};

export type AdminsEvents = typeof events;
export type AdminsEvent = NewEvent<AdminsEvents>;

/** One stream for each organization, with its id: who stops being super admin does so in the order of this stream. */
export const admins = decider({ name: 'admins', initial, events, evolve });
