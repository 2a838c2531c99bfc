import { command } from '@kadro/chassis';
import { z } from 'zod';
import { type EmployeeRow } from '../../person/rows/employee.ts';
import { employees } from '../../person/rows/employees.ts';
import { admins, mustHaveRightsOfFound } from '../../person/shared/access.ts';
import { credentials } from '../events.ts';
import { unlockAccount } from './unlock.ts';

export const unlockSignIn = command(credentials, {
  name: 'UnlockSignIn',
  method: 'PUT',
  path: 'employees/{id}/credential/unlock',
  summary: 'Forgets the failed sign-ins of an account, so that nobody has to wait',
  access: admins,
  target: { on: employees },
  input: z.strictObject({}),
  example: {},
  prepare: (_input, scope) => mustHaveRightsOfFound(scope),
  decide: () => [{ type: 'SignInUnlocked', data: {} }],
  after: (scope) => unlockAccount(scope, scope.foundRow<EmployeeRow>(employees)),
});
