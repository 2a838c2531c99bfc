import { command, type CommandScope } from '@kadro/chassis';
import { adminReach, daySchema, reject } from '@kadro/kernel';
import { z } from 'zod';
import { type LeaveTypeRow, leaveTypes } from '../../leave-types/record.ts';
import { people, type PersonRow } from '../../replicas/people.ts';
import { leaveAccount } from '../events.ts';
import { settingsOf } from '../request/facts.ts';
import { type LeaveAccountState } from '../state.ts';
import { adjustBalance, setEntitlement } from './rules.ts';

const admins = { who: 'reach', reach: adminReach } as const;
const onPerson = { on: people.model } as const;
const text = z.string().trim().max(2_000);
const leaveTypeId = z.string().min(1).max(64);
const mostDays = 3_660;

/** The type's advance and the person's branch, for an entry of the ledger. @throws Rejection reference_unknown */
async function factsOf(
  scope: CommandScope,
  typeId: string,
): Promise<{ id: string; advanceDays: number; branchId: string | null; meaningfulLetters: number }> {
  const type = await scope.row<LeaveTypeRow>(leaveTypes.model, typeId);
  if (!type?.tracksBalance) reject('reference_unknown', { fields: { leaveTypeId: { name: 'reference_unknown' } } });
  const { branchId } = scope.found as unknown as PersonRow;
  return {
    id: scope.newId(),
    advanceDays: type.advanceDays,
    branchId,
    meaningfulLetters: (await settingsOf(scope)).meaningfulTextLetters,
  };
}

const entitlement = command(leaveAccount, {
  name: 'SetEntitlement',
  method: 'POST',
  path: 'employees/{id}/leave-settings/balance',
  summary: 'Sets what a person has of a leave type in a year',
  access: admins,
  target: onPerson,
  alsoBy: ['PUT'],
  input: z.strictObject({
    leaveTypeId,
    year: z.int().min(1970).max(2200),
    days: z.number().min(0).max(mostDays),
    on: daySchema.optional(),
    note: text.nullish(),
  }),
  example: { leaveTypeId: '018f0000-0000-7000-8000-000000000001', year: 2026, days: 20 },
  prepare: (input, scope) => factsOf(scope, input.leaveTypeId),
  decide: (state: LeaveAccountState, input, { id, ...facts }) => setEntitlement(state, { id, ...input }, facts),
});

const adjustment = command(leaveAccount, {
  name: 'AdjustBalance',
  method: 'POST',
  path: 'employees/{id}/leave-settings/adjustments',
  summary: 'Adds or takes days, with a reason',
  access: admins,
  target: onPerson,
  status: 201,
  input: z.strictObject({
    leaveTypeId,
    on: daySchema,
    days: z
      .number()
      .min(-mostDays)
      .max(mostDays)
      .refine((days) => days !== 0, 'value_invalid'),
    reason: text,
  }),
  example: {
    leaveTypeId: '018f0000-0000-7000-8000-000000000001',
    on: '2026-03-01',
    days: 1.5,
    reason: 'Days carried over from the old system',
  },
  prepare: (input, scope) => factsOf(scope, input.leaveTypeId),
  decide: (state: LeaveAccountState, input, { id, ...facts }) => adjustBalance(state, { id, ...input }, facts),
});

export const balanceCommands = [entitlement, adjustment];
