import { command } from '@kadro/chassis';
import { z } from 'zod';
import { decisionFacts } from '../decide/facts.ts';
import { leaveAccount } from '../events.ts';
import { area, freeText, onRequest } from '../shared/declarations.ts';
import { type LeaveAccountState } from '../state.ts';
import { askDetail } from './rules.ts';

export const askDetailCommand = command(leaveAccount, {
  name: 'AskLeaveDetail',
  method: 'PUT',
  path: 'leave-requests/processes/{id}/need-extra-detail',
  summary: 'Asks the requester for more detail',
  access: { who: 'reach', reach: ['named', 'all'] },
  area,
  target: onRequest,
  input: z.strictObject({ note: freeText }),
  example: { note: 'Which hospital was it?' },
  prepare: async (_input, scope) => ({ id: scope.rowId, facts: await decisionFacts(scope) }),
  decide: (state: LeaveAccountState, { note }, { id, facts }) => askDetail(state, { id, note }, facts),
});
