import { command } from '@kadro/chassis';
import { z } from 'zod';
import { usableUploads } from '../documents/storage.ts';
import { leaveAccount } from '../events.ts';
import { recountIfLate } from '../recount/missed.ts';
import { leaveRequests } from '../rows/requests/model.ts';
import { area } from '../shared/declarations.ts';
import { type LeaveAccountState } from '../state.ts';
import { requestFacts } from './facts.ts';
import { inputOf, requestBody, requestExample } from './input.ts';
import { requestLeave } from './rules.ts';

export const requestLeaveCommand = command(leaveAccount, {
  name: 'RequestLeave',
  method: 'POST',
  path: 'leave-requests',
  summary: 'Asks for leave for oneself',
  access: { who: 'member' },
  area,
  target: { at: (scope) => scope.principal.account, makes: leaveRequests },
  input: requestBody.extend({ id: z.uuid().optional() }),
  example: requestExample,
  prepare: async ({ id: _id, ...body }, scope) => {
    const input = inputOf(scope.rowId, body);
    return { input, facts: await requestFacts(scope, input, await usableUploads(scope, body.documents)) };
  },
  decide: (state: LeaveAccountState, _body, { input, facts }) => requestLeave(state, input, facts),
  after: recountIfLate,
});
