import { type CommandScope, endpoint, refusalOf } from '@kadro/chassis';
import { z } from 'zod';
import { sensibleDay } from '../../shared/dated.ts';
import { reject } from '../../errors/index.ts';
import { closedOf } from '../../periods/closed/facts.ts';
import { correction } from '../../periods/closed/shape.ts';
import { people, type PersonRow } from '../../replicas/people.ts';
import { type ShiftParameterRow, shiftParameters } from '../../rule-sets/rows/shift-parameters.ts';
import { administrators } from '../../shared/access.ts';
import { id } from '../../shared/references.ts';
import { workplan } from '../events.ts';
import { mustReachAll, settingsFacts } from './facts.ts';
import { setTimes, type TimeSettings } from './rules.ts';

const mostPeople = 1_000;
const nowhere = { places: [], employments: [] };

const result = z.object({
  id: z.string(),
  code: z.string().optional(),
  name: z.string().optional(),
  message: z.string().optional(),
});

type Result = z.infer<typeof result>;

const overwritten = ['shiftParameterId', 'defaultShiftId'];

/** @throws Rejection changed_meanwhile */
async function giveOne(
  scope: CommandScope,
  person: string,
  facts: TimeSettings,
  seen: number | undefined,
): Promise<string> {
  const { position } = await scope.run(workplan, person, person, (state) => {
    if (seen !== undefined && seen !== state.settingsRevision)
      reject('changed_meanwhile', { details: { revision: state.settingsRevision, changed: overwritten } });
    return setTimes(state, facts);
  });
  return position;
}

async function resultOf(
  scope: CommandScope,
  person: string,
  give: () => Promise<string>,
): Promise<{ result: Result; position?: string }> {
  const { errors } = scope.domain;
  try {
    return { result: { id: person }, position: await give() };
  } catch (thrown) {
    const refusal = refusalOf(thrown, errors);
    if (!refusal) throw thrown;
    const { code, name, message } = errors.body(refusal, scope.reader);
    return { result: { id: person, code: String(code), name, message } };
  }
}

/**
 * One append per person, each by the `settingsRevision` that was seen of it. @throws Rejection
 * data_integrity_violation for nobody, forbidden where one is out of reach
 */
export const setRulesOfMany = endpoint({
  name: 'SetRulesOfMany',
  method: 'PUT',
  path: 'employees/update/shift-parameter/{id}',
  summary: 'Gives a rule set to many people from a day on; without one from today',
  access: administrators,
  area: 'shift',
  // nobody is refused by a name of its own
  input: z.strictObject({
    employees: z.array(id).max(mostPeople).optional(),
    from: sensibleDay.nullish(),
    revisions: z.record(id, z.int().min(-1)).optional(),
    correction,
  }),
  example: { employees: ['018f0000-0000-7000-8000-000000000001'], from: '2026-03-01' },
  answers: { status: 200, shape: z.object({ results: z.array(result), position: z.string().optional() }) },
  handle: async ({ employees = [], from, revisions = {}, correction: said }, scope) => {
    const ids = [...new Set(employees)];
    if (ids.length === 0) reject('data_integrity_violation', { fields: { employees: { name: 'required' } } });
    await mustReachAll(scope, ids);
    const ruleSetId = scope.params.id ?? '';
    if (!(await scope.row<ShiftParameterRow>(shiftParameters, ruleSetId))) reject('entity_not_found');
    const { closed: _none, ...facts } = await settingsFacts(scope, { shiftParameterId: ruleSetId, from }, nowhere);
    const found = new Map((await scope.rowsById<PersonRow>(people.model, ids)).map((row) => [row.id, row]));
    const results: Result[] = [];
    let last: string | undefined;
    for (const person of ids) {
      const closed = await closedOf(scope, found.get(person) ?? nowhere, facts);
      const { result: one, position } = await resultOf(scope, person, () =>
        giveOne(scope, person, { ...facts, closed, correction: said }, revisions[person]),
      );
      results.push(one);
      if (position && (!last || position > last)) last = position;
    }
    return {
      status: 200,
      body: { results, position: last },
      ...(last ? { headers: { 'kadro-position': last } } : {}),
    };
  },
});
