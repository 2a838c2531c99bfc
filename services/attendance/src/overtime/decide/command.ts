import { bulkOf, command } from '@kadro/chassis';
import { z } from 'zod';
import { decisionFacts } from '../../shared/decisions.ts';
import { freeText } from '../../shared/reasons.ts';
import { foundRequest, ofDeciders } from '../declarations.ts';
import { overtime } from '../events.ts';
import { decideOvertime } from './rules.ts';

export const processOvertime = command(overtime, {
  ...ofDeciders,
  name: 'ProcessOvertime',
  method: 'PUT',
  path: 'overtimes/processes/{id}',
  summary: "Approves or denies in one's turn",
  input: z.strictObject({ approved: z.boolean(), note: freeText.nullish() }),
  example: { approved: true },
  prepare: async (_input, scope) => ({ id: scope.rowId, facts: await decisionFacts(scope, foundRequest(scope)) }),
  decide: (state, input, { id, facts }) => decideOvertime(state, { id, ...input }, facts),
});

export const processOvertimes = bulkOf(processOvertime, {
  name: 'ProcessOvertimes',
  path: 'overtimes/processes/multiple',
  summary: 'Approves or denies several at once',
});
