import { command } from '@kadro/chassis/declare';
import { z } from 'zod';
import { sensibleDay } from '../../shared/dated.ts';
import { reject } from '../../errors/index.ts';
import { closedPeriods } from '../../periods/closed/facts.ts';
import { correction } from '../../periods/closed/shape.ts';
import { branches } from '../../replicas/branches.ts';
import { organizationAdmins } from '../../shared/access.ts';
import { dayOr } from '../../shared/places.ts';
import { id, mustExist } from '../../shared/references.ts';
import { ruleBook, type RuleBookState } from '../book.ts';
import { type ShiftParameterRow, shiftParameters } from '../rows/shift-parameters.ts';
import { corrected, placeRules } from './rules.ts';

export const placeRulesCommand = command(ruleBook, {
  name: 'PlaceRules',
  method: 'PUT',
  path: 'shift-parameters/{id}/places',
  summary: 'Says where a rule set counts from a day on: in the organization, in which branches',
  access: organizationAdmins,
  area: 'shift',
  target: { at: ({ organization }) => organization },
  input: z.strictObject({
    organization: z.boolean().optional(),
    branchIds: z.array(id).max(500).optional(),
    from: sensibleDay.nullish(),
    correction,
  }),
  // in all places at once: a set leaves where another one comes
  overwrites: { fields: ['organization', 'branchIds'], revision: ({ revision }: RuleBookState) => revision },
  example: { organization: true, from: '2026-03-01' },
  prepare: async ({ branchIds = [], from: said }, scope) => {
    const ruleSetId = scope.params.id ?? '';
    const found = await scope.row<ShiftParameterRow>(shiftParameters, ruleSetId);
    if (!found) reject('entity_not_found');
    if (found.archived) reject('archived_record');
    for (const branchId of branchIds) await mustExist(branches, branchId, 'branchIds', scope);
    const from = await dayOr(said, scope);
    return { ruleSetId, from, by: scope.principal.account, closed: await closedPeriods(scope, { from }) };
  },
  decide: (state, { organization, branchIds, correction: said }, { closed, ...facts }) =>
    corrected(placeRules(state, { organization, branchIds, ...facts }), { closed, correction: said }),
});
