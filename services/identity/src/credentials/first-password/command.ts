import { command } from '@kadro/chassis';
import { z } from 'zod';
import { type EmployeeRow } from '../../person/rows/employee.ts';
import { employees } from '../../person/rows/employees.ts';
import { admins } from '../../person/shared/access.ts';
import { unlockAccount } from '../unlock/unlock.ts';
import { credentials } from '../events.ts';
import { firstPasswordFacts } from './facts.ts';
import { issuePassword } from './rules.ts';

export const sendWelcomeNotification = command(credentials, {
  name: 'SendWelcomeNotification',
  method: 'PUT',
  path: 'employees/{id}/credential/send-welcome-notification',
  summary: 'Issues a first password, answered once',
  access: admins,
  target: { on: employees },
  input: z.strictObject({}),
  example: {},
  prepare: firstPasswordFacts,
  decide: (state, _input, { hash }) => issuePassword(state, { hash }),
  after: (scope) => unlockAccount(scope, scope.foundRow(employees)),
  answer: ({ password }, scope) => ({ username: (scope.found as EmployeeRow).workEmail, password }),
});
