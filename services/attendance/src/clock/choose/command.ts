import { command } from '@kadro/chassis';
import { z } from 'zod';
import { reject } from '../../errors/index.ts';
import { closedOf } from '../../periods/closed/facts.ts';
import { mustBeOpen, onDates } from '../../periods/closed/rules.ts';
import { correction } from '../../periods/closed/shape.ts';
import { type Correcting } from '../record/rules.ts';
import { people, type PersonRow } from '../../replicas/people.ts';
import { id } from '../../shared/references.ts';
import { mustMayAssign } from '../../shared/who-acts.ts';
import { clock, type ClockState, readingOf } from '../events.ts';
import { personFacts, shiftsToChoose } from '../shared/facts.ts';

interface Choosing extends Correcting {
  readingId: string;
  shiftId: string;
  choices: readonly string[];
  by: string;
}

/** Which of several shifts a clock record is meant for. @throws Rejection entity_not_found, shift_not_possible_here */
export function chooseShift(
  state: ClockState,
  { readingId, shiftId, choices, by, closed, correction: said }: Choosing,
) {
  const reading = readingOf(state, readingId) ?? reject('entity_not_found');
  if (reading.shiftId === shiftId) return [];
  if (!choices.includes(shiftId))
    reject('shift_not_possible_here', { fields: { shiftId: { name: 'shift_not_possible_here' } } });
  const carried = mustBeOpen(closed, onDates([reading.on]), said);
  return [{ type: 'ShiftChosen' as const, data: { readingId, on: reading.on, shiftId, by, ...carried } }];
}

export const chooseShiftCommand = command(clock, {
  name: 'ChooseShift',
  method: 'PUT',
  path: 'clock-records/{reading}/shift',
  summary: 'Says which of several shifts a clock record is meant for',
  access: { who: 'reach', reach: ['own', 'managed', 'branches', 'all'] },
  area: 'clockInOut',
  target: { on: people.model, by: 'employeeId' },
  input: z.strictObject({ employeeId: id.optional(), shiftId: id, correction }),
  example: { shiftId: '018f0000-0000-7000-8000-000000000002' },
  prepare: async (_input, scope) => {
    const person = scope.foundRow<PersonRow>(people.model);
    if (person.id !== scope.principal.account) await mustMayAssign(scope, person);
    const readingId = scope.params.reading ?? '';
    const facts = await personFacts(scope, person.id);
    const reading = facts ? readingOf(facts.clock, readingId) : undefined;
    const choices = facts && reading ? shiftsToChoose(facts, reading) : [];
    const closed = reading ? await closedOf(scope, person, { from: reading.on, to: reading.on }) : [];
    return { readingId, choices, by: scope.principal.account, closed };
  },
  decide: (state, { shiftId, correction: said }, facts) => chooseShift(state, { ...facts, shiftId, correction: said }),
});
