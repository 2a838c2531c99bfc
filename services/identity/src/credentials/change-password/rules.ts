import { type CredentialsEvent } from '../events.ts';
import { type CredentialsState } from '../state.ts';

/** Ends every session but the one that changed it. */
export function changePassword(
  state: CredentialsState,
  input: { hash: string; session: string | null },
): CredentialsEvent[] {
  const ended = state.sessions.filter((one) => one !== input.session);
  return [{ type: 'PasswordChanged', data: { hash: input.hash, ended } }];
}
