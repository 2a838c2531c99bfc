import { command } from '@kadro/chassis';
import { adminReach } from '@kadro/kernel';
import { z } from 'zod';
import { sensibleDay } from '../../shared/dated.ts';
import { correction } from '../../periods/closed/shape.ts';
import { people, type PersonRow } from '../../replicas/people.ts';
import { id } from '../../shared/references.ts';
import { workplan } from '../events.ts';
import { type WorkplanState } from '../state.ts';
import { mustBeAnother, settingsFacts, worksheetFacts } from './facts.ts';
import { giveWorksheet, setTimes } from './rules.ts';

export const setTimeSettings = command(workplan, {
  name: 'SetTimeSettings',
  method: 'PUT',
  alsoBy: ['POST'],
  path: 'employees/{id}/time-settings',
  summary: "Sets a person's rule set and default shift from a day on; without one from today",
  access: { who: 'reach', reach: adminReach },
  area: 'shift',
  target: { on: people.model },
  input: z.strictObject({
    /** null = that of the branch or the organization. */
    shiftParameterId: id.nullish(),
    /** null = the working pattern. */
    defaultShiftId: id.nullish(),
    from: sensibleDay.nullish(),
    correction,
  }),
  overwrites: {
    fields: ['shiftParameterId', 'defaultShiftId'],
    revision: ({ settingsRevision }: WorkplanState) => settingsRevision,
  },
  example: { defaultShiftId: null, from: '2026-03-01' },
  prepare: (input, scope) => {
    mustBeAnother(scope, scope.id);
    return settingsFacts(scope, input, scope.foundRow<PersonRow>(people.model));
  },
  decide: (state, input, facts) => setTimes(state, { ...facts, correction: input.correction }),
});

export const assignWorksheet = command(workplan, {
  name: 'AssignWorksheet',
  method: 'PUT',
  alsoBy: ['POST'],
  path: 'employees/{id}/worksheet-assignment',
  summary: 'Gives a person a rotating pattern from a day on; without one from today',
  access: { who: 'reach', reach: adminReach },
  area: 'shift',
  target: { on: people.model },
  input: z.strictObject({
    /** null = none. */
    worksheetId: id.nullable(),
    from: sensibleDay.nullish(),
    /** The pattern begins so many days later than it is anchored. */
    offset: z.int().min(0).max(365).optional(),
    correction,
  }),
  overwrites: { fields: ['worksheetId'], revision: ({ worksheetRevision }: WorkplanState) => worksheetRevision },
  example: { worksheetId: null, from: '2026-03-01' },
  prepare: (input, scope) => {
    mustBeAnother(scope, scope.id);
    return worksheetFacts(scope, input, scope.foundRow<PersonRow>(people.model));
  },
  decide: (state, input, facts) => giveWorksheet(state, { ...facts, correction: input.correction }),
});
