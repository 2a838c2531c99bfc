import { type CommandScope } from '@kadro/chassis';
import { type EmployeeRow } from '../../person/rows/employee.ts';
import { forgetFailures } from '../attempts/attempt.ts';

/** Under what the wrong old passwords of a signed-in account are counted: no name that can be typed. */
export const changeName = (account: string): string => `change:${account}`;

/** Nothing is held against an account any more, neither at its sign-in nor at a change of its password. */
export async function unlockAccount(
  scope: CommandScope,
  { id, workEmail }: Pick<EmployeeRow, 'id' | 'workEmail'>,
): Promise<void> {
  const names = [changeName(id), ...(workEmail ? [workEmail.trim().toLowerCase()] : [])];
  for (const name of names) await forgetFailures(scope, name);
}
