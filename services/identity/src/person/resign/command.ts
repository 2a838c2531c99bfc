import { command } from '@kadro/chassis';
import { z } from 'zod';
import { endAccess } from '../../credentials/sign-out/end.ts';
import { person } from '../events.ts';
import { employees } from '../rows/employees.ts';
import { admins } from '../shared/access.ts';
import { resignFields } from '../shared/fields.ts';
import { employmentSection } from '../shared/sections.ts';
import { letGo } from '../shared/super-admins.ts';
import { resignFacts } from './facts.ts';
import { resign } from './rules.ts';

export const resignPerson = command(person, {
  name: 'ResignPerson',
  method: 'POST',
  path: 'employees/{id}/resign',
  summary: 'Ends the employment after its last day, and open sessions with it; planned until that day is over',
  access: admins,
  target: { on: employees },
  section: employmentSection,
  input: z.strictObject(resignFields),
  example: { quitDate: '2026-06-30', quitReason: 'RESIGNATION' },
  prepare: resignFacts,
  before: letGo,
  decide: resign,
  after: async (scope) => {
    const { state } = await scope.state(person, scope.id);
    if (state.status === 'RESIGNED') await endAccess(scope, scope.id);
  },
});
