import { command } from '@kadro/chassis';
import { adminReach } from '@kadro/kernel';
import { z } from 'zod';
import { entitlementRevision, leaveAccount } from '../events.ts';
import { placeIfMoved } from '../place/move.ts';
import { balanceFacts, mostDays, onPerson } from '../shared/balance-facts.ts';
import { exampleId, freeText, leaveTypeId } from '../shared/declarations.ts';
import { enteredDays, sensibleDay } from '../shared/shapes.ts';
import { type LeaveAccountState } from '../state.ts';
import { setEntitlement } from './rules.ts';

export const setEntitlementCommand = command(leaveAccount, {
  name: 'SetEntitlement',
  method: 'POST',
  path: 'employees/{id}/leave-settings/balance',
  summary: 'Sets what a person has of a leave type in a year',
  access: { who: 'reach', reach: adminReach },
  target: onPerson,
  alsoBy: ['PUT'],
  input: z.strictObject({
    leaveTypeId,
    year: z.int().min(1970).max(2200),
    days: enteredDays.min(0).max(mostDays),
    on: sensibleDay.optional(),
    note: freeText.nullish(),
  }),
  overwrites: { fields: ['days'], revision: entitlementRevision },
  example: { leaveTypeId: exampleId, year: 2026, days: 20 },
  prepare: (input, scope) => balanceFacts(scope, input.leaveTypeId),
  decide: (state: LeaveAccountState, input, { id, ...facts }) => setEntitlement(state, { id, ...input }, facts),
  after: placeIfMoved,
  // the same days again make no entry
  answer: ({ id }, { outcome }) => (outcome?.events.length ? { entryId: id, changed: true } : { changed: false }),
});
