import { command } from '@kadro/chassis';
import { foundRequest, ofOwner } from '../declarations.ts';
import { overtime } from '../events.ts';
import { askedFacts } from '../request/facts.ts';
import { overtimeBody, overtimeExample } from '../request/input.ts';
import { changeOvertime } from './rules.ts';

export const changeOvertimeCommand = command(overtime, {
  ...ofOwner,
  name: 'ChangeOvertime',
  method: 'PUT',
  path: 'overtimes/{id}',
  summary: 'Changes an open request or a draft; another date, time, shift or type asks from the start',
  input: overtimeBody,
  example: overtimeExample,
  prepare: async (input, scope) => {
    const known = foundRequest(scope);
    return { facts: await askedFacts(scope, input, { sent: known.status !== 'UNKNOWN', known }) };
  },
  decide: (state, input, { facts }) => changeOvertime(state, input, facts),
});
