import { decider, type NewEvent, event, personal } from '@kadro/chassis/declare';
import { z } from 'zod';
import { evolve, initial } from './state.ts';

const hash = personal('identity', z.string());
const ended = z.array(z.string());

const events = {
  PasswordIssued: event(1, z.object({ hash, ended })),
  PasswordChanged: event(1, z.object({ hash, ended })),
  SessionOpened: event(
    1,
    z.object({
      session: z.string(),
      mode: z.enum(['cookie', 'header']),
      device: personal('device', z.string()),
      address: personal('device', z.string()),
    }),
  ),
  /** The employment has ended: nobody signs in before another password is issued. */
  PasswordWithdrawn: event(1, z.object({ ended })),
  SessionsEnded: event(1, z.object({ ended })),
  SignInUnlocked: event(1, z.object({})),
};

export type CredentialsEvents = typeof events;
export type CredentialsEvent = NewEvent<CredentialsEvents>;

/** Passwords and sessions of one account (streams.md); attempts and refresh counters are in KeyValue. */
export const credentials = decider({ name: 'credentials', initial, events, evolve });
