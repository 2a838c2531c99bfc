import { type Decider } from '@kadro/chassis';
import { type CredentialsEvents } from './events.ts';

export interface CredentialsState {
  /** Open sessions, oldest first. */
  sessions: string[];
}

export const initial: CredentialsState = { sessions: [] };

const without = (sessions: readonly string[], ended: readonly string[]): string[] =>
  sessions.filter((one) => !ended.includes(one));

export const evolve: Decider<CredentialsState, CredentialsEvents>['evolve'] = {
  PasswordIssued: (state, { ended }) => ({ sessions: without(state.sessions, ended) }),
  PasswordChanged: (state, { ended }) => ({ sessions: without(state.sessions, ended) }),
  SessionOpened: (state, { session }) => ({ ...state, sessions: [...state.sessions, session] }),
  SignInUnlocked: (state) => state,
  SessionsEnded: (state, { ended }) => ({ ...state, sessions: without(state.sessions, ended) }),
};
