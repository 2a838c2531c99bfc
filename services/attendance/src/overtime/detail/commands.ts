import { command } from '@kadro/chassis';
import { z } from 'zod';
import { decisionFacts, instantOf } from '../../shared/decisions.ts';
import { freeText } from '../../shared/reasons.ts';
import { foundRequest, ofDeciders, ofOwner } from '../declarations.ts';
import { overtime } from '../events.ts';
import { askDetail, giveDetail } from './rules.ts';

const input = z.strictObject({ note: freeText });

const askOvertimeDetail = command(overtime, {
  ...ofDeciders,
  name: 'AskOvertimeDetail',
  method: 'PUT',
  path: 'overtimes/processes/{id}/need-extra-detail',
  summary: 'Asks the requester for more detail',
  input,
  example: { note: 'For which delivery was it?' },
  prepare: async (_input, scope) => ({ id: scope.rowId, facts: await decisionFacts(scope, foundRequest(scope)) }),
  decide: (state, { note }, { id, facts }) => askDetail(state, { id, note }, facts),
});

const giveOvertimeDetail = command(overtime, {
  ...ofOwner,
  name: 'GiveOvertimeDetail',
  method: 'PUT',
  path: 'overtimes/{id}/detail',
  summary: 'Answers what an approver asked',
  input,
  example: { note: 'For the delivery of Monday.' },
  prepare: (_input, scope) => Promise.resolve({ id: scope.rowId, at: instantOf(scope) }),
  decide: (state, { note }, facts) => giveDetail(state, { ...facts, note }),
});

export const overtimeDetail = [askOvertimeDetail, giveOvertimeDetail];
