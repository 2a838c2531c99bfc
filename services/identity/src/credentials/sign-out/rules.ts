import { type CredentialsEvent } from '../events.ts';
import { type CredentialsState } from '../state.ts';

export function endSessions(
  state: CredentialsState,
  input: { sessions: readonly string[] | 'all' },
): CredentialsEvent[] {
  const ended =
    input.sessions === 'all' ? state.sessions : state.sessions.filter((one) => input.sessions.includes(one));
  return ended.length > 0 ? [{ type: 'SessionsEnded', data: { ended } }] : [];
}
