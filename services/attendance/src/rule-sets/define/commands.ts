import { command } from '@kadro/chassis/declare';
import { z } from 'zod';
import { sensibleDay } from '../../shared/dated.ts';
import { closedWith } from '../../periods/closed/facts.ts';
import { type Correction, correction } from '../../periods/closed/shape.ts';
import { organizationAdmins } from '../../shared/access.ts';
import { dayOr } from '../../shared/places.ts';
import { rules } from '../events.ts';
import { shiftParameters } from '../rows/shift-parameters.ts';
import { type RuleFields, ruleFields, ruleSchema } from '../shape.ts';
import { changeRules, defineRules } from './rules.ts';

const common = { access: organizationAdmins, area: 'shift' } as const;

const { name, ...rest } = ruleFields;

const defineRulesCommand = command(rules, {
  ...common,
  name: 'DefineRules',
  method: 'POST',
  path: 'shift-parameters',
  summary: 'Defines a rule set',
  target: { creates: true },
  input: z.object({ name }).extend(z.object(rest).partial().shape).extend({ id: z.uuid().optional() }).strict(),
  example: { name: { en: 'Warehouse' }, overtimeNeedsApproval: true },
  decide: (_state, { id: _id, ...input }) => defineRules(input),
});

const changeRulesCommand = command(rules, {
  ...common,
  name: 'ChangeRules',
  method: 'PUT',
  path: 'shift-parameters/{id}',
  summary: 'Changes values of a rule set from a day on; without one from today',
  target: { on: shiftParameters },
  input: ruleSchema.partial().extend({ effectiveOn: sensibleDay.nullish(), correction }).strict(),
  example: { setOff: true, effectiveOn: '2026-03-01' },
  prepare: async ({ effectiveOn: said }, scope) => {
    const effectiveOn = await dayOr(said, scope);
    return { effectiveOn, closed: await closedWith(scope, 'ruleSetIds', { id: scope.id, from: effectiveOn }) };
  },
  decide: (state, input: Partial<RuleFields> & { correction?: Correction }, facts) =>
    changeRules(state, { ...input, ...facts }),
});

const nothing = { target: { on: shiftParameters }, input: z.strictObject({}), example: {} };

const archiveRules = command(rules, {
  ...common,
  ...nothing,
  name: 'ArchiveRules',
  method: 'DELETE',
  path: 'shift-parameters/{id}',
  summary: 'Archives a rule set: where it counts it goes on counting',
  decide: (state) => (state.archived ? [] : [{ type: 'RulesArchived', data: {} }]),
});

const restoreRules = command(rules, {
  ...common,
  ...nothing,
  name: 'RestoreRules',
  method: 'POST',
  path: 'shift-parameters/{id}/restore',
  summary: 'Restores an archived rule set',
  status: 200,
  decide: (state) => (state.archived ? [{ type: 'RulesRestored', data: {} }] : []),
});

export const ruleCommands = [defineRulesCommand, changeRulesCommand, archiveRules, restoreRules];
