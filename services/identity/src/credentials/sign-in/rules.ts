import { type CredentialsEvent } from '../events.ts';
import { type CredentialsState } from '../state.ts';

/** More open sessions than this end the oldest one. */
const mostSessions = 20;

export function addSession(
  state: CredentialsState,
  input: { session: string; mode: 'cookie' | 'header'; device: string; address: string },
): CredentialsEvent[] {
  const surplus = state.sessions.slice(0, Math.max(0, state.sessions.length - mostSessions + 1));
  const opened: CredentialsEvent = { type: 'SessionOpened', data: input };
  return surplus.length > 0 ? [{ type: 'SessionsEnded', data: { ended: surplus } }, opened] : [opened];
}
