import { bulkOf, command } from '@kadro/chassis';
import { z } from 'zod';
import { leaveAccount } from '../events.ts';
import { area, freeText, onRequest } from '../shared/declarations.ts';
import { type LeaveAccountState } from '../state.ts';
import { decisionFacts } from './facts.ts';
import { decideLeave } from './rules.ts';

export const processRequest = command(leaveAccount, {
  name: 'ProcessLeaveRequest',
  method: 'PUT',
  path: 'leave-requests/processes/{id}',
  summary: "Approves or denies in one's turn",
  access: { who: 'reach', reach: ['named', 'all'] },
  area,
  target: onRequest,
  input: z.strictObject({ approved: z.boolean(), note: freeText.nullish() }),
  example: { approved: true },
  prepare: async (_input, scope) => ({ id: scope.rowId, facts: await decisionFacts(scope) }),
  decide: (state: LeaveAccountState, input, { id, facts }) => decideLeave(state, { id, ...input }, facts),
});

export const processRequests = bulkOf(processRequest, {
  name: 'ProcessLeaveRequests',
  path: 'leave-requests/processes/multiple',
  summary: 'Approves or denies several at once',
});
