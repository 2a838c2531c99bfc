import { command } from '@kadro/chassis';
import { z } from 'zod';
import { chainFor, requesterOf } from '../../requests/chain.ts';
import { mustBeEmployed } from '../../shared/places.ts';
import { foundRequest, ofOwner } from '../declarations.ts';
import { overtime } from '../events.ts';
import { approvers } from '../approvers.ts';
import { sendOvertime } from './rules.ts';

export const sendOvertimeCommand = command(overtime, {
  ...ofOwner,
  name: 'SendOvertime',
  method: 'POST',
  path: 'overtimes/{id}/send',
  summary: 'Sends a draft to the overtime managers',
  input: z.strictObject({}),
  example: {},
  prepare: async (_input, scope) => {
    const person = await requesterOf(scope);
    mustBeEmployed(person, [foundRequest(scope).overtimeDate]);
    return { id: scope.rowId, ...(await chainFor(approvers, scope, person)) };
  },
  decide: (state, _input, facts) => sendOvertime(state, facts),
});
