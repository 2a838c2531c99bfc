import { type CommandScope } from '@kadro/chassis';
import { parametersWith } from '@kadro/kernel';
import { reject } from '../../errors/index.ts';
import { type OrganizationRow, organizations } from '../../organization/rows/organizations.ts';
import { type EmployeeRow } from '../../person/rows/employee.ts';
import { employees } from '../../person/rows/employees.ts';
import { passwordRow } from '../rows/passwords.ts';
import { hashPassword, matches } from '../shared/password-hash.ts';
import { checkPassword } from './rules.ts';

/** @throws Rejection by the rules of section 5, password_reused for one of the last N */
export async function newPasswordHash(scope: CommandScope, password: string): Promise<string> {
  const { account, organization } = scope.principal;
  const [owner, settings, stored] = await Promise.all([
    scope.row<EmployeeRow>(employees, account),
    scope.row<OrganizationRow>(organizations, organization),
    passwordRow(scope, organization, account),
  ]);
  checkPassword(password, owner!);
  const { lastPasswords } = parametersWith(settings?.parameters);
  const former = [...new Set([stored!.hash, ...stored!.former])].filter((hash) => hash !== null);
  for (const hash of former.slice(0, Math.max(1, lastPasswords)))
    if (await matches(password, hash)) reject('password_reused', { fields: { password: { name: 'password_reused' } } });
  return hashPassword(password);
}
