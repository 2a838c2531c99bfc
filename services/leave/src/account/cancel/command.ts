import { command } from '@kadro/chassis';
import { z } from 'zod';
import { leaveAccount } from '../events.ts';
import { sensibleDay } from '../shared/shapes.ts';
import { area, freeText, onRequest } from '../shared/declarations.ts';
import { type LeaveAccountState } from '../state.ts';
import { cancelFacts } from './facts.ts';
import { cancelLeave } from './rules.ts';

export const cancelRequestCommand = command(leaveAccount, {
  name: 'CancelLeaveRequest',
  method: 'PUT',
  path: 'leave-requests/{id}/cancel',
  summary: 'Cancels a request, its dates from one on, or those between two',
  access: { who: 'reach', reach: ['own', 'branches', 'all'] },
  area,
  target: onRequest,
  input: z.strictObject({ reason: freeText, from: sensibleDay.nullish(), to: sensibleDay.nullish() }),
  example: { reason: 'Back at work earlier', from: '2026-10-28' },
  prepare: async (_input, scope) => ({ id: scope.rowId, facts: await cancelFacts(scope) }),
  decide: (state: LeaveAccountState, input, { id, facts }) => cancelLeave(state, { id, ...input }, facts),
});
