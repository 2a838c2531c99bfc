import { type CredentialsEvent } from '../events.ts';
import { type CredentialsState } from '../state.ts';

/** Password and sessions end with the employment. */
export const withdrawPassword = ({ sessions, hasPassword }: CredentialsState): CredentialsEvent[] =>
  hasPassword || sessions.length > 0 ? [{ type: 'PasswordWithdrawn', data: { ended: sessions } }] : [];

export function endSessions(
  state: CredentialsState,
  input: { sessions: readonly string[] | 'all' },
): CredentialsEvent[] {
  const ended =
    input.sessions === 'all' ? state.sessions : state.sessions.filter((one) => input.sessions.includes(one));
  return ended.length > 0 ? [{ type: 'SessionsEnded', data: { ended } }] : [];
}
