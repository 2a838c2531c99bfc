import { command } from '@kadro/chassis';
import { patch, sensibleDay } from '../../shared/inputs.ts';
import { person } from '../events.ts';
import { admins, onEmployee } from '../shared/access.ts';
import { datedAnswer } from '../shared/dated-change.ts';
import { managementFields } from '../shared/fields.ts';
import { managementSection } from '../shared/sections.ts';
import { managementFacts } from './facts.ts';
import { changeManagement } from './rules.ts';

export const changeManagementCommand = command(person, {
  ...onEmployee,
  name: 'ChangeManagement',
  method: 'PUT',
  path: 'employees/{id}/management',
  summary: 'Sets the ordered lists of managers, today or from another day on',
  access: admins,
  section: managementSection,
  input: patch(managementFields).extend({ effectiveOn: sensibleDay.optional() }),
  example: { leaveManagers: [] },
  prepare: managementFacts,
  decide: (state, lists, facts) => changeManagement(state, lists, facts),
  answer: async (_facts, scope, events) => datedAnswer((await scope.state(person, scope.id)).state, events),
});
