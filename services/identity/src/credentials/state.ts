import { type Decider } from '@kadro/chassis';
import { type CredentialsEvents } from './events.ts';

export interface CredentialsState {
  /** Open sessions, oldest first. */
  sessions: string[];
  hasPassword: boolean;
}

export const initial: CredentialsState = { sessions: [], hasPassword: false };

const without = (sessions: readonly string[], ended: readonly string[]): string[] =>
  sessions.filter((one) => !ended.includes(one));

export const evolve: Decider<CredentialsState, CredentialsEvents>['evolve'] = {
  PasswordIssued: (state, { ended }) => ({ sessions: without(state.sessions, ended), hasPassword: true }),
  PasswordChanged: (state, { ended }) => ({ sessions: without(state.sessions, ended), hasPassword: true }),
  PasswordWithdrawn: (state, { ended }) => ({ sessions: without(state.sessions, ended), hasPassword: false }),
  SessionOpened: (state, { session }) => ({ ...state, sessions: [...state.sessions, session] }),
  SignInUnlocked: (state) => state,
  SessionsEnded: (state, { ended }) => ({ ...state, sessions: without(state.sessions, ended) }),
};
