import { bulkOf, command, multiline } from '@kadro/chassis';
import { z } from 'zod';
import { sensibleDay } from '../../shared/dated.ts';
import { closedOf } from '../../periods/closed/facts.ts';
import { correction } from '../../periods/closed/shape.ts';
import { people, type PersonRow } from '../../replicas/people.ts';
import { id } from '../../shared/references.ts';
import { actingReach, mustMayAssign } from '../../shared/who-acts.ts';
import { workplan } from '../events.ts';
import { mustFit } from '../plan/facts.ts';
import { removePlanned } from './rules.ts';

export const removePlannedCommand = command(workplan, {
  name: 'RemovePlannedShifts',
  method: 'POST',
  path: 'workplans/removals',
  summary: "Takes planned shifts out of a person's dates, all or some of them",
  access: { who: 'reach', reach: actingReach },
  area: 'shift',
  target: { on: people.model, by: 'employeeId' },
  status: 200,
  input: z.strictObject({
    employeeId: id,
    from: sensibleDay,
    /** Included; absent = the one date. */
    to: sensibleDay.nullish(),
    shiftIds: z.array(id).min(1).max(100).optional(),
    reason: multiline(z.string().trim().min(1).max(2_000)).nullish(),
    correction,
  }),
  example: { employeeId: '018f0000-0000-7000-8000-000000000001', from: '2026-03-02', to: '2026-03-06' },
  prepare: async ({ from, to, shiftIds, reason }, scope) => {
    const person = scope.foundRow<PersonRow>(people.model);
    await mustMayAssign(scope, person);
    await mustFit(scope, { from, to });
    const range = { from, to: to ?? from };
    const closed = await closedOf(scope, person, range);
    return { ...range, shiftIds, reason: reason ?? null, by: scope.principal.account, closed };
  },
  decide: (state, input, facts) => removePlanned(state, { ...facts, correction: input.correction }),
});

export const removeOfMany = bulkOf(removePlannedCommand, {
  name: 'RemovePlannedShiftsOfMany',
  path: 'workplans/removals/multiple',
  summary: 'Takes planned shifts out of the dates of several people',
});
