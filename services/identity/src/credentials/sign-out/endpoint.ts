import { endpoint, Refused } from '@kadro/chassis';
import { z } from 'zod';
import { type EmployeeRow } from '../../person/rows/employee.ts';
import { employees } from '../../person/rows/employees.ts';
import { mustHaveRightsOf } from '../../person/shared/access.ts';
import { type SessionRow, sessions } from '../rows/sessions.ts';
import { clearedCookie } from '../session/cookie.ts';
import { signedIn } from '../shared/routes.ts';
import { endSession } from './end.ts';

export const logout = endpoint({
  answers: { status: 200, shape: z.object({ id: z.string() }) },
  name: 'Logout',
  method: 'POST',
  path: 'account/logout',
  summary: 'Ends this session',
  access: signedIn,
  input: z.strictObject({}),
  example: {},
  handle: async (_input, scope) => {
    await endSession(scope, scope.principal.account, scope.principal.session);
    return { status: 200, body: { id: scope.principal.session }, headers: clearedCookie };
  },
});

export const endOpenSession = endpoint({
  answers: { status: 204 },
  name: 'EndSession',
  method: 'DELETE',
  path: 'account/sessions/{id}',
  summary: 'Ends one open session',
  access: { who: 'member' },
  input: z.strictObject({}),
  example: {},
  handle: async (_input, scope) => {
    const { policy } = scope.domain;
    const row = await scope.row<SessionRow>(sessions, scope.params.id!);
    const reachesAll = policy.clauses(scope.principal, sessions.reach, sessions.access) === undefined;
    if (!row || (!reachesAll && row.employeeId !== scope.principal.account))
      throw new Refused(reachesAll ? 'entity_not_found' : 'forbidden');
    const owner = await scope.row<EmployeeRow>(employees, row.employeeId);
    if (owner) await mustHaveRightsOf(scope, owner);
    await endSession(scope, row.employeeId, row.id);
    return { status: 204 };
  },
});
