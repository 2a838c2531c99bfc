import { command } from '@kadro/chassis';
import { adminReach } from '@kadro/kernel';
import { z } from 'zod';
import { leaveAccount } from '../events.ts';
import { placeIfMoved } from '../place/move.ts';
import { grantFacts, onPerson } from '../shared/balance-facts.ts';
import { exampleId, freeText } from '../shared/declarations.ts';
import { type LeaveAccountState } from '../state.ts';
import { reverseEntry } from './rules.ts';

export const reverseEntryCommand = command(leaveAccount, {
  name: 'ReverseEntry',
  method: 'POST',
  path: 'employees/{id}/leave-settings/reversals',
  summary: 'Takes an entitlement or adjustment back by an entry of its own, with a reason',
  access: { who: 'reach', reach: adminReach },
  target: onPerson,
  status: 201,
  input: z.strictObject({ entryId: z.string().min(1).max(64), reason: freeText }),
  example: { entryId: exampleId, reason: 'Entered for the wrong person' },
  prepare: ({ entryId }, scope) => grantFacts(scope, entryId),
  decide: (state: LeaveAccountState, input, { id, ...facts }) => reverseEntry(state, { id, ...input }, facts),
  after: placeIfMoved,
  answer: ({ id: entryId }) => ({ entryId }),
});
