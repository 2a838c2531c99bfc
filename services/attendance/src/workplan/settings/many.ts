import { endpoint } from '@kadro/chassis';
import { daySchema } from '@kadro/kernel';
import { z } from 'zod';
import { reject } from '../../errors/index.ts';
import { type ShiftParameterRow, shiftParameters } from '../../rule-sets/rows/shift-parameters.ts';
import { administrators } from '../../shared/access.ts';
import { id } from '../../shared/references.ts';
import { workplan } from '../events.ts';
import { mustReachAll, settingsFacts } from './facts.ts';
import { setTimes } from './rules.ts';

const mostPeople = 1_000;

/** One append per person. @throws Rejection data_integrity_violation for nobody, forbidden where one is out of reach */
export const setRulesOfMany = endpoint({
  name: 'SetRulesOfMany',
  method: 'PUT',
  path: 'employees/update/shift-parameter/{id}',
  summary: 'Gives a rule set to many people from a day on; without one from today',
  access: administrators,
  area: 'shift',
  // nobody is refused by a name of its own
  input: z.strictObject({ employees: z.array(id).max(mostPeople).optional(), from: daySchema.nullish() }),
  example: { employees: ['018f0000-0000-7000-8000-000000000001'], from: '2026-03-01' },
  answers: {
    status: 200,
    shape: z.object({ results: z.array(z.object({ id: z.string() })), position: z.string().optional() }),
  },
  handle: async ({ employees = [], from }, scope) => {
    const ids = [...new Set(employees)];
    if (ids.length === 0) reject('data_integrity_violation', { fields: { employees: { name: 'required' } } });
    await mustReachAll(scope, ids);
    const ruleSetId = scope.params.id ?? '';
    if (!(await scope.row<ShiftParameterRow>(shiftParameters, ruleSetId))) reject('entity_not_found');
    const facts = await settingsFacts(scope, { shiftParameterId: ruleSetId, from });
    let position: string | undefined;
    for (const person of ids) {
      const outcome = await scope.run(workplan, person, person, (state) => setTimes(state, facts));
      if (!position || outcome.position > position) position = outcome.position;
    }
    return {
      status: 200,
      body: { results: ids.map((one) => ({ id: one })), position },
      ...(position ? { headers: { 'kadro-position': position } } : {}),
    };
  },
});
