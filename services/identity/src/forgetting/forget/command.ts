import { command } from '@kadro/chassis';
import { personalClasses } from '@kadro/kernel';
import { z } from 'zod';
import { employees } from '../../person/rows/employees.ts';
import { dataClass, forgetting } from '../events.ts';
import { reasonField } from '../shared/reason.ts';
import { checkForgetting } from './facts.ts';
import { forgetClasses } from './rules.ts';

export const forgetPerson = command(forgetting, {
  name: 'ForgetPersonalData',
  method: 'POST',
  path: 'employees/{id}/forget',
  status: 202,
  summary: 'Makes classes of a person’s data unreadable for ever, everywhere; the staff number typed again confirms it',
  access: { who: 'reach', reach: ['all'] },
  target: { on: employees },
  input: z.strictObject({
    classes: z.array(dataClass).min(1).max(personalClasses.length),
    reason: reasonField,
    confirmation: z.string().trim().max(24),
  }),
  example: { classes: ['health'], reason: 'The retention period has ended', confirmation: '1042' },
  prepare: checkForgetting,
  decide: forgetClasses,
});
