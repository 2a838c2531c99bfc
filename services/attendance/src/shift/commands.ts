import { command } from '@kadro/chassis/declare';
import { z } from 'zod';
import { sensibleDay } from '../shared/dated.ts';
import { closedWith } from '../periods/closed/facts.ts';
import { correction } from '../periods/closed/shape.ts';
import { organizationAdmins } from '../shared/access.ts';
import { mustBeBranch } from '../shared/references.ts';
import { shift } from './events.ts';
import { changeShift, defineShift } from './rules.ts';
import { shifts } from './rows.ts';
import { shiftFields, shiftSchema } from './shape.ts';

const common = { access: organizationAdmins, area: 'shift' } as const;

const example = {
  name: { en: 'Early' },
  type: 'FIX',
  begin: '08:00',
  end: '17:00',
  breakTime: 60,
  breakMode: 'AUTOMATIC',
} as const;

const { name, type, ...rest } = shiftFields;

const defineShiftCommand = command(shift, {
  ...common,
  name: 'DefineShift',
  method: 'POST',
  path: 'shifts',
  summary: 'Defines a shift',
  target: { creates: true },
  input: z.object({ name, type }).extend(z.object(rest).partial().shape).extend({ id: z.uuid().optional() }).strict(),
  example,
  prepare: ({ branchId }, scope) => mustBeBranch(branchId, scope),
  decide: (_state, { id: _id, ...input }) => defineShift(input),
});

const changeShiftCommand = command(shift, {
  ...common,
  name: 'ChangeShift',
  method: 'PUT',
  path: 'shifts/{id}',
  summary: 'Makes one more version of a shift: for what is planned from now on, or for all entries from a day on',
  target: { on: shifts },
  input: shiftSchema.partial().extend({ effectiveOn: sensibleDay.nullish(), correction }).strict(),
  example: { begin: '09:00', effectiveOn: '2026-03-01' },
  prepare: async ({ branchId, effectiveOn }, scope) => {
    await mustBeBranch(branchId, scope);
    return closedWith(scope, 'shiftIds', { id: scope.id, from: effectiveOn });
  },
  decide: (state, { revision: _seen, ...input }: Parameters<typeof changeShift>[1] & { revision?: number }, closed) =>
    changeShift(state, input, closed),
});

const nothing = { target: { on: shifts }, input: z.strictObject({}), example: {} };

const archiveShift = command(shift, {
  ...common,
  ...nothing,
  name: 'ArchiveShift',
  method: 'DELETE',
  path: 'shifts/{id}',
  summary: 'Archives a shift: what is planned with it stays',
  decide: (state) => (state.archived ? [] : [{ type: 'ShiftArchived', data: {} }]),
});

const restoreShift = command(shift, {
  ...common,
  ...nothing,
  name: 'RestoreShift',
  method: 'POST',
  path: 'shifts/{id}/restore',
  summary: 'Restores an archived shift',
  status: 200,
  decide: (state) => (state.archived ? [{ type: 'ShiftRestored', data: {} }] : []),
});

export const shiftCommands = [defineShiftCommand, changeShiftCommand, archiveShift, restoreShift];
