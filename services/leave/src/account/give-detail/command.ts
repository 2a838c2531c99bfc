import { command } from '@kadro/chassis';
import { z } from 'zod';
import { usableUploads } from '../documents/storage.ts';
import { leaveAccount } from '../events.ts';
import { area, fileIds, freeText, instantOf, onRequest } from '../shared/declarations.ts';
import { type LeaveAccountState } from '../state.ts';
import { giveDetail } from './rules.ts';

export const giveDetailCommand = command(leaveAccount, {
  name: 'GiveLeaveDetail',
  method: 'PUT',
  path: 'leave-requests/{id}/detail',
  summary: 'Answers what an approver asked',
  access: { who: 'reach', reach: ['own'] },
  area,
  target: onRequest,
  input: z.strictObject({ note: freeText, documents: fileIds.optional() }),
  example: { note: 'The letter is attached.' },
  prepare: async ({ documents }, scope) => ({
    id: scope.rowId,
    facts: { at: instantOf(scope), documents: await usableUploads(scope, documents) },
  }),
  decide: (state: LeaveAccountState, input, { id, facts }) => giveDetail(state, { id, ...input }, facts),
});
