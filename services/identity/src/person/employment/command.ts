import { command } from '@kadro/chassis';
import { patch, sensibleDay } from '../../shared/inputs.ts';
import { person } from '../events.ts';
import { type EmployeeRow } from '../rows/employee.ts';
import { admins, onEmployee } from '../shared/access.ts';
import { datedAnswer } from '../shared/dated-change.ts';
import { employmentFields } from '../shared/fields.ts';
import { employmentSection } from '../shared/sections.ts';
import { employmentFacts } from './facts.ts';
import { changeEmployment } from './rules.ts';

export const changeEmploymentCommand = command(person, {
  ...onEmployee,
  name: 'ChangeEmployment',
  method: 'PUT',
  path: 'employees/{id}/employment',
  summary: 'Changes branch, unit, team, job, manager and terms, today or from another day on',
  access: admins,
  section: employmentSection,
  input: patch(employmentFields).extend({ effectiveOn: sensibleDay.optional() }),
  example: { jobId: null, trialTime: 60 },
  reserves: ({ staffNumber }, scope) =>
    staffNumber
      ? [
          {
            kind: 'staffNumber',
            value: staffNumber,
            field: 'staffNumber',
            replaces: (scope.found as EmployeeRow).staffNumber,
          },
        ]
      : [],
  prepare: employmentFacts,
  decide: changeEmployment,
  answer: async (_facts, scope, events) => datedAnswer((await scope.state(person, scope.id)).state, events),
});
