import { command } from '@kadro/chassis';
import { z } from 'zod';
import { overtime } from '../events.ts';
import { overtimes } from '../rows/overtimes.ts';
import { area } from '../shapes.ts';
import { askedFacts } from './facts.ts';
import { overtimeBody, overtimeExample } from './input.ts';
import { requestOvertime } from './rules.ts';

export const requestOvertimeCommand = command(overtime, {
  name: 'RequestOvertime',
  method: 'POST',
  path: 'overtimes',
  summary: 'Asks for overtime for oneself; `sendToManager: false` keeps it as a draft',
  access: { who: 'member' },
  area,
  target: { at: (scope) => scope.principal.account, makes: overtimes },
  input: overtimeBody.extend({ id: z.uuid().optional(), sendToManager: z.boolean().optional() }),
  example: overtimeExample,
  prepare: async ({ id: _id, sendToManager: sent = true, ...input }, scope) => ({
    input: { ...input, sent },
    facts: await askedFacts(scope, input, { sent }),
  }),
  decide: (state, _body, { input, facts }) => requestOvertime(state, input, facts),
});
