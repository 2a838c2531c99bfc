import { command } from '@kadro/chassis';
import { z } from 'zod';
import { endAllSessions } from '../../credentials/sign-out/end.ts';
import { person } from '../events.ts';
import { employees } from '../rows/employees.ts';
import { admins, mustHaveRightsOfFound } from '../shared/access.ts';
import { employmentFields } from '../shared/fields.ts';
import { employmentSection } from '../shared/sections.ts';
import { rehire } from './rules.ts';

export const rehirePerson = command(person, {
  name: 'RehirePerson',
  method: 'POST',
  path: 'employees/{id}/rehire',
  summary: 'Takes a resigned person back under the same id',
  access: admins,
  target: { on: employees },
  section: employmentSection,
  input: z.strictObject({ hiredDate: employmentFields.hiredDate }),
  example: { hiredDate: '2026-09-01' },
  prepare: (_input, scope) => mustHaveRightsOfFound(scope),
  decide: rehire,
  // a session that outlived the resigning would be good again
  after: (scope) => endAllSessions(scope, scope.id),
});
