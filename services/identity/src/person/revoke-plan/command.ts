import { command } from '@kadro/chassis';
import { z } from 'zod';
import { person } from '../events.ts';
import { employees } from '../rows/employees.ts';
import { admins } from '../shared/access.ts';
import { employmentSection, managementSection } from '../shared/sections.ts';
import { revokeFacts } from './facts.ts';
import { revokePlan } from './rules.ts';

export const revokePlannedChange = command(person, {
  name: 'RevokePlannedChange',
  method: 'DELETE',
  path: 'employees/{id}/planned-changes/{changeId}',
  summary: 'Takes a planned change back, until its day',
  access: admins,
  target: { on: employees },
  section: [...employmentSection, ...managementSection],
  input: z.strictObject({}),
  example: {},
  prepare: revokeFacts,
  decide: (state, _input, facts) => revokePlan(state, facts),
});
