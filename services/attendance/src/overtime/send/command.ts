import { command } from '@kadro/chassis';
import { z } from 'zod';
import { chainFor, requesterOf } from '../../requests/chain.ts';
import { mustBeEmployed } from '../../shared/places.ts';
import { foundRequest, ofOwner } from '../declarations.ts';
import { overtime } from '../events.ts';
import { approvers } from '../approvers.ts';
import { yearFacts } from '../year/facts.ts';
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
    const { overtimeDate } = foundRequest(scope);
    mustBeEmployed(person, [overtimeDate]);
    const yearOfDate = await yearFacts(scope, person, overtimeDate);
    return { id: scope.rowId, yearOfDate, ...(await chainFor(approvers, scope, person)) };
  },
  decide: (state, _input, facts) => sendOvertime(state, facts),
});
