import { Refused, type CommandScope } from '@kadro/chassis';
import { reject } from '../../errors/index.ts';
import { type EmployeeRow } from '../../person/rows/employee.ts';
import { isSelf, mustHaveRightsOfFound } from '../../person/shared/access.ts';
import { firstPassword, hashPassword } from '../shared/password-hash.ts';

/** @throws Refused forbidden, own_account; Rejection not_active */
export async function firstPasswordFacts(
  _input: object,
  scope: CommandScope,
): Promise<{ password: string; hash: string }> {
  await mustHaveRightsOfFound(scope);
  if (isSelf(scope)) throw new Refused('own_account');
  const owner = scope.found as EmployeeRow;
  if (owner.status !== 'ACTIVE') reject('not_active');
  const password = firstPassword(owner);
  return { password, hash: await hashPassword(password) };
}
