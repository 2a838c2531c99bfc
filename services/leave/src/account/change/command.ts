import { command } from '@kadro/chassis';
import { usableUploads } from '../documents/storage.ts';
import { leaveAccount } from '../events.ts';
import { recountIfLate } from '../recount/missed.ts';
import { requestFacts } from '../request/facts.ts';
import { inputOf, requestBody, requestExample } from '../request/input.ts';
import { area, onRequest } from '../shared/declarations.ts';
import { type LeaveAccountState } from '../state.ts';
import { changeRequest } from './rules.ts';

export const changeRequestCommand = command(leaveAccount, {
  name: 'ChangeLeaveRequest',
  method: 'PUT',
  path: 'leave-requests/{id}',
  summary: 'Changes an open request; other dates ask from the start',
  access: { who: 'reach', reach: ['own'] },
  area,
  target: onRequest,
  input: requestBody,
  example: requestExample,
  prepare: async (body, scope) => {
    const input = inputOf(scope.rowId, body);
    return { input, facts: await requestFacts(scope, input, await usableUploads(scope, body.documents)) };
  },
  decide: (state: LeaveAccountState, _body, { input, facts }) => changeRequest(state, input, facts),
  after: recountIfLate,
});
