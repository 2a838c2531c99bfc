import { command } from '@kadro/chassis';
import { adminReach } from '@kadro/kernel';
import { z } from 'zod';
import { branches } from '../../replicas/branches.ts';
import { sensibleDay } from '../../shared/dated.ts';
import { id } from '../../shared/references.ts';
import { staffing, type StaffingState } from '../events.ts';
import { weekSchema } from '../need.ts';
import { needFacts, todayHere } from './facts.ts';
import { revokeNeeds, setNeeds } from './rules.ts';

const common = {
  access: { who: 'reach', reach: adminReach },
  area: 'shift',
  target: { on: branches.model },
} as const;

const shiftId = '018f0000-0000-7000-8000-000000020001';
const week = { monday: 3, tuesday: 3, wednesday: 3, thursday: 3, friday: 3, saturday: 2, sunday: 0, holiday: 0 };

const setNeedsCommand = command(staffing, {
  ...common,
  name: 'SetStaffingNeeds',
  method: 'PUT',
  alsoBy: ['POST'],
  path: 'staffing-needs/{id}',
  summary: 'Says how many people shifts of a branch, or of a team in it, need from a day on; without one from today',
  input: z.strictObject({
    /** null or absent = everybody of the branch. */
    teamId: id.nullish(),
    from: sensibleDay.nullish(),
    /** Shifts that are not among them stay as they are. */
    needs: z
      .array(z.strictObject({ shiftId: id, week: weekSchema }))
      .min(1)
      .max(100),
  }),
  overwrites: { fields: ['needs'], revision: ({ revision }: StaffingState) => revision },
  example: { from: '2026-03-01', needs: [{ shiftId, week }] },
  prepare: (input, scope) => needFacts(scope, input),
  decide: (state, _input, facts) => setNeeds(state, facts),
});

const revokeNeedsCommand = command(staffing, {
  ...common,
  name: 'RevokeStaffingNeeds',
  method: 'POST',
  path: 'staffing-needs/{id}/revocations',
  summary: 'Takes back needs that are to count from a later day on: those before go on counting',
  status: 200,
  input: z.strictObject({
    teamId: id.nullish(),
    /** Absent = of all shifts. */
    shiftId: id.optional(),
    from: sensibleDay,
  }),
  overwrites: { fields: ['from'], revision: ({ revision }: StaffingState) => revision },
  example: { from: '2030-03-01' },
  prepare: async (_input, scope) => ({ today: todayHere(scope), by: scope.principal.account }),
  decide: (state, { teamId, shiftId: one, from }, facts) =>
    revokeNeeds(state, { teamId: teamId ?? null, shiftId: one, from, ...facts }),
});

export const staffingCommands = [setNeedsCommand, revokeNeedsCommand];
