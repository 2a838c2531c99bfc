import { command } from '@kadro/chassis';
import { adminReach } from '@kadro/kernel';
import { z } from 'zod';
import { leaveAccount } from '../events.ts';
import { placeIfMoved } from '../place/move.ts';
import { balanceFacts, mostDays, onPerson } from '../shared/balance-facts.ts';
import { exampleId, freeText, leaveTypeId } from '../shared/declarations.ts';
import { enteredDays, sensibleDay } from '../shared/shapes.ts';
import { type LeaveAccountState } from '../state.ts';
import { adjustBalance } from './rules.ts';

export const adjustBalanceCommand = command(leaveAccount, {
  name: 'AdjustBalance',
  method: 'POST',
  path: 'employees/{id}/leave-settings/adjustments',
  summary: 'Adds or takes days, with a reason',
  access: { who: 'reach', reach: adminReach },
  target: onPerson,
  status: 201,
  input: z.strictObject({
    leaveTypeId,
    on: sensibleDay,
    days: enteredDays
      .min(-mostDays)
      .max(mostDays)
      .refine((days) => days !== 0, 'value_invalid'),
    reason: freeText,
  }),
  example: { leaveTypeId: exampleId, on: '2026-03-01', days: 1.5, reason: 'Days carried over from the old system' },
  prepare: (input, scope) => balanceFacts(scope, input.leaveTypeId),
  decide: (state: LeaveAccountState, input, { id, ...facts }) => adjustBalance(state, { id, ...input }, facts),
  after: placeIfMoved,
  answer: ({ id: entryId }) => ({ entryId }),
});
