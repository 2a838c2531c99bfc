import { type CredentialsEvent } from '../events.ts';
import { type CredentialsState } from '../state.ts';

/** To be changed at the first sign-in; every open session ends. */
export function issuePassword(state: CredentialsState, { hash }: { hash: string }): CredentialsEvent[] {
  return [{ type: 'PasswordIssued', data: { hash, ended: state.sessions } }];
}
