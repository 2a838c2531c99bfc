import { passwordError } from '@kadro/kernel';
import { reject } from '../../errors/index.ts';
import { type EmployeeRow } from '../../person/rows/employee.ts';
import { type CredentialsEvent } from '../events.ts';
import { type CredentialsState } from '../state.ts';

/** @throws Rejection password_length, password_characters, password_contains_name (section 5) */
export function checkPassword(
  password: string,
  owner: Pick<EmployeeRow, 'firstName' | 'lastName' | 'staffNumber'>,
): void {
  const broken = passwordError(password, owner);
  if (broken) reject(broken, { fields: { password: { name: broken } } });
}

/** Ends every session but the one that changed it. */
export function changePassword(
  state: CredentialsState,
  input: { hash: string; session: string | null },
): CredentialsEvent[] {
  const ended = state.sessions.filter((one) => one !== input.session);
  return [{ type: 'PasswordChanged', data: { hash: input.hash, ended } }];
}
