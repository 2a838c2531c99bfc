import { command } from '@kadro/chassis';
import { z } from 'zod';
import { reject } from '../../errors/index.ts';
import { people, type PersonRow } from '../../replicas/people.ts';
import { id } from '../../shared/references.ts';
import { mustMayAssign } from '../../shared/who-acts.ts';
import { clock, type ClockState } from '../events.ts';
import { personFacts, shiftsToChoose } from '../shared/facts.ts';

/** Which of several shifts a clock record is meant for. @throws Rejection entity_not_found, shift_not_possible_here */
export function chooseShift(
  { readings }: ClockState,
  { readingId, shiftId, choices, by }: { readingId: string; shiftId: string; choices: readonly string[]; by: string },
) {
  const reading = readings.get(readingId) ?? reject('entity_not_found');
  if (reading.shiftId === shiftId) return [];
  if (!choices.includes(shiftId))
    reject('shift_not_possible_here', { fields: { shiftId: { name: 'shift_not_possible_here' } } });
  return [{ type: 'ShiftChosen' as const, data: { readingId, on: reading.on, shiftId, by } }];
}

export const chooseShiftCommand = command(clock, {
  name: 'ChooseShift',
  method: 'PUT',
  path: 'clock-records/{reading}/shift',
  summary: 'Says which of several shifts a clock record is meant for',
  access: { who: 'reach', reach: ['own', 'managed', 'branches', 'all'] },
  area: 'clockInOut',
  target: { on: people.model, by: 'employeeId' },
  input: z.strictObject({ employeeId: id.optional(), shiftId: id }),
  example: { shiftId: '018f0000-0000-7000-8000-000000000002' },
  prepare: async (_input, scope) => {
    const person = scope.foundRow<PersonRow>(people.model);
    if (person.id !== scope.principal.account) await mustMayAssign(scope, person);
    const readingId = scope.params.reading ?? '';
    const facts = await personFacts(scope, person.id);
    const reading = facts?.clock.readings.get(readingId);
    const choices = facts && reading ? shiftsToChoose(facts, reading) : [];
    return { readingId, choices, by: scope.principal.account };
  },
  decide: (state, { shiftId }, facts) => chooseShift(state, { ...facts, shiftId }),
});
