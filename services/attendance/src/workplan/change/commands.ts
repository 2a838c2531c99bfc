import { command, multiline, type CommandScope } from '@kadro/chassis';
import { z } from 'zod';
import { sensibleDay } from '../../shared/dated.ts';
import { closedOf } from '../../periods/closed/facts.ts';
import { correction } from '../../periods/closed/shape.ts';
import { type DateRange } from '../../periods/months.ts';
import { people, type PersonRow } from '../../replicas/people.ts';
import { mustMayAssign } from '../../shared/who-acts.ts';
import { workplan } from '../events.ts';
import { workplans } from '../rows/workplans.ts';
import { cancelWorkplan, noteWorkplan, removeShift } from './rules.ts';

const text = multiline(z.string().trim().min(1).max(2_000));

const common = {
  access: { who: 'reach', reach: ['named', 'branches', 'all'] },
  area: 'shift',
  target: { on: workplans },
} as const;

/** The caller, who may plan for its person. */
async function acting(scope: CommandScope): Promise<{ id: string; by: string; closed: DateRange[] }> {
  const { employeeId, from, to } = scope.foundRow(workplans);
  const person = await scope.row<PersonRow>(people.model, employeeId);
  if (person) await mustMayAssign(scope, person);
  const closed = person ? await closedOf(scope, person, { from, to }) : [];
  return { id: scope.rowId, by: scope.principal.account, closed };
}

const cancelWorkplanCommand = command(workplan, {
  ...common,
  name: 'CancelWorkplan',
  method: 'PUT',
  path: 'workplans/{id}/cancel',
  summary: 'Takes a workplan back, with a reason',
  input: z.strictObject({ reason: text, correction }),
  example: { reason: 'Planned twice' },
  prepare: (_input, scope) => acting(scope),
  decide: (state, { reason, ...input }, facts) => cancelWorkplan(state, { ...facts, reason, ...input }),
});

const noteWorkplanCommand = command(workplan, {
  ...common,
  name: 'NoteWorkplan',
  method: 'PUT',
  path: 'workplans/{id}/note',
  summary: 'Changes the note of a workplan',
  input: z.strictObject({ note: text.nullable() }),
  example: { note: 'Covers for the holiday season' },
  prepare: (_input, scope) => acting(scope),
  decide: (state, { note }, { id, by }) => noteWorkplan(state, { id, by, note }),
});

const removeShiftCommand = command(workplan, {
  ...common,
  name: 'RemovePlannedShift',
  method: 'DELETE',
  path: 'workplans/{id}/shifts/{shiftId}',
  summary: 'Takes a shift out of a workplan, from all or from some of its dates',
  input: z.strictObject({ dates: z.array(sensibleDay).min(1).max(400).optional(), reason: text.nullish(), correction }),
  example: {},
  prepare: async (_input, scope) => ({ ...(await acting(scope)), shiftId: scope.params.shiftId ?? '' }),
  decide: (state, { reason, ...input }, facts) => removeShift(state, { ...facts, ...input, reason: reason ?? null }),
});

export const workplanChanges = [cancelWorkplanCommand, noteWorkplanCommand, removeShiftCommand];
