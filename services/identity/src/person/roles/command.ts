import { command } from '@kadro/chassis';
import { patch } from '../../shared/inputs.ts';
import { person } from '../events.ts';
import { onEmployee } from '../shared/access.ts';
import { roleFields } from '../shared/fields.ts';
import { letGo } from '../shared/super-admins.ts';
import { roleFacts } from './facts.ts';
import { changeRoles } from './rules.ts';

export const changeRolesCommand = command(person, {
  ...onEmployee,
  name: 'ChangeRoles',
  method: 'PUT',
  path: 'employees/{id}/role',
  summary: 'Changes roles and the branches of a restricted admin',
  access: { who: 'reach', reach: ['all'] },
  section: ['RolesChanged', 'PersonResigned', 'ResignationTookEffect', 'PersonRehired'],
  input: patch(roleFields),
  example: { restrictedAdmin: true, adminBranches: [] },
  prepare: roleFacts,
  before: letGo,
  decide: (state, roles, facts) => changeRoles(state, roles, facts),
});
