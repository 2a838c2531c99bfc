import { command, multiline } from '@kadro/chassis';
import { weekdays } from '@kadro/kernel';
import { z } from 'zod';
import { sensibleDay } from '../../shared/dated.ts';
import { correction } from '../../periods/closed/shape.ts';
import { people } from '../../replicas/people.ts';
import { id } from '../../shared/references.ts';
import { actingReach } from '../../shared/who-acts.ts';
import { workplan } from '../events.ts';
import { workplans } from '../rows/workplans.ts';
import { planFacts } from './facts.ts';
import { replacedBy, replacePlan } from './replace.ts';
import { planShifts } from './rules.ts';

const shiftIds = z.array(id).min(1).max(10);

export const planFields = {
  from: sensibleDay,
  /** Included; absent = the one date. */
  to: sensibleDay.nullish(),
  /** On every date, or on these weekdays. */
  shiftIds: shiftIds.optional(),
  weekdays: z.array(z.enum(weekdays)).min(1).max(7).optional(),
  days: z
    .array(z.strictObject({ date: sensibleDay, shiftIds: z.array(id).max(10) }))
    .max(400)
    .optional(),
  /** Instead: a rotating pattern, which begins so many days later than it is anchored. */
  worksheetId: id.optional(),
  offset: z.int().min(0).max(365).optional(),
  /** What the dates have gives way. */
  replaces: z.boolean().optional(),
  /** Of a row of a file. */
  origin: z.literal('IMPORT').optional(),
  note: multiline(z.string().trim().max(2_000)).nullish(),
  correction,
};

export const planShiftsCommand = command(workplan, {
  name: 'PlanShifts',
  method: 'POST',
  path: 'workplans',
  summary: 'Plans shifts of a person for some dates; dates in between without a shift are off',
  access: { who: 'reach', reach: actingReach },
  area: 'shift',
  target: { on: people.model, by: 'employeeId', makes: workplans },
  input: z.strictObject({ id: z.uuid().optional(), employeeId: id, ...planFields }),
  example: {
    employeeId: '018f0000-0000-7000-8000-000000000001',
    from: '2026-03-02',
    to: '2026-03-06',
    shiftIds: ['018f0000-0000-7000-8000-000000000002'],
  },
  prepare: ({ id: _id, employeeId: _employee, ...input }, scope) => planFacts(scope, input),
  decide: (state, { replaces, correction: said }, { warnings: _warnings, ...facts }) =>
    replaces ? replacePlan(state, facts, said) : planShifts(state, facts, said),
  answer: ({ warnings }, { domain, reader, outcome }, events) => ({
    warnings: warnings.map((one) => domain.errors.body(one, reader)),
    // with both it can be taken back exactly as long as nobody changed it
    revision: outcome?.revision,
    replaced: replacedBy(events),
  }),
});
