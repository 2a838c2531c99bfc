import { command } from '@kadro/chassis';
import { z } from 'zod';
import { endAccess } from '../../credentials/sign-out/end.ts';
import { requiredLine } from '../../shared/inputs.ts';
import { person } from '../events.ts';
import { employees } from '../rows/employees.ts';
import { admins, mustHaveRightsOfFound } from '../shared/access.ts';
import { employmentFields, profileFields } from '../shared/fields.ts';
import { employmentSection } from '../shared/sections.ts';
import { takeOffLists } from './off-lists.ts';
import { rehire } from './rules.ts';

export const rehirePerson = command(person, {
  name: 'RehirePerson',
  method: 'POST',
  path: 'employees/{id}/rehire',
  summary:
    'Takes a resigned person back under the same id; what was forgotten of name, e-mail and staff number is asked anew',
  access: admins,
  target: { on: employees },
  section: employmentSection,
  input: z.strictObject({
    hiredDate: employmentFields.hiredDate,
    firstName: profileFields.firstName.optional(),
    lastName: profileFields.lastName.optional(),
    workEmail: profileFields.workEmail.optional(),
    staffNumber: requiredLine(24).optional(),
  }),
  example: { hiredDate: '2026-09-01' },
  reserves: ({ workEmail, staffNumber }, scope) => {
    const found = scope.foundRow(employees);
    return [
      ...(workEmail ? [{ kind: 'workEmail', value: workEmail, field: 'workEmail', replaces: found.workEmail }] : []),
      ...(staffNumber
        ? [{ kind: 'staffNumber', value: staffNumber, field: 'staffNumber', replaces: found.staffNumber }]
        : []),
    ];
  },
  prepare: (_input, scope) => mustHaveRightsOfFound(scope),
  before: async (_events, scope) => {
    await takeOffLists(scope);
    // a password or session that outlived the resigning would be good again; not after it, or a repeat that comes late
    // ended those of the time since
    await endAccess(scope, scope.id);
    return undefined;
  },
  decide: rehire,
});
