import { command, type CommandScope } from '@kadro/chassis';
import { instantSchema } from '@kadro/kernel';
import { z } from 'zod';
import { reject } from '../../errors/index.ts';
import { people, type PersonRow } from '../../replicas/people.ts';
import { freeText, mustSaySomething } from '../../shared/reasons.ts';
import { id } from '../../shared/references.ts';
import { actingReach, mustMayAssign } from '../../shared/who-acts.ts';
import { clock } from '../events.ts';
import { eventTypes } from '../kinds.ts';
import { readingFacts } from '../record/facts.ts';
import { correctReading } from './rules.ts';

const common = {
  access: { who: 'reach', reach: actingReach },
  area: 'clockInOut',
  target: { on: people.model, by: 'employeeId' },
} as const;

/** Whose reading it is; the reading is in the path. */
const employeeId = id;
const example = { employeeId: '018f0000-0000-7000-8000-000000000001', reason: 'The terminal was off' };

async function correcting(scope: CommandScope, reason: string) {
  mustSaySomething(reason, 'reason');
  const person = scope.foundRow<PersonRow>(people.model);
  await mustMayAssign(scope, person);
  const readingId = scope.params.reading ?? '';
  const { state } = await scope.state(clock, person.id);
  return { id: readingId, old: state.readings.get(readingId), reason, by: scope.principal.account };
}

const correctClock = command(clock, {
  ...common,
  name: 'CorrectClock',
  method: 'PUT',
  path: 'clock-records/{reading}',
  summary: 'Puts another time or kind in the place of a clock record, with a reason',
  input: z.strictObject({
    employeeId,
    at: instantSchema.optional(),
    eventType: z.enum(eventTypes).optional(),
    shiftId: id.nullish(),
    reason: freeText,
  }),
  example: { ...example, at: '2026-03-02T08:00:00Z' },
  prepare: async ({ at, eventType, shiftId, reason }, scope) => {
    const { old, ...facts } = await correcting(scope, reason);
    if (!old) return { ...facts, instead: null };
    const said = {
      at: at ?? old.at,
      eventType: eventType ?? old.eventType,
      terminalId: old.terminalId,
      shiftId: shiftId === undefined ? old.shiftId : shiftId,
    };
    return { ...facts, instead: (await readingFacts(scope, said)).reading };
  },
  decide: (state, _input, { instead, ...facts }) =>
    correctReading(state, {
      ...facts,
      instead: instead ?? reject(state.superseded.has(facts.id) ? 'reading_known' : 'entity_not_found'),
    }),
  answer: ({ id: readingId, instead }) => ({ id: instead?.id ?? readingId }),
});

const removeClock = command(clock, {
  ...common,
  name: 'RemoveClock',
  method: 'DELETE',
  path: 'clock-records/{reading}',
  summary: 'Takes a clock record back, with a reason; it stays in the history',
  input: z.strictObject({ employeeId, reason: freeText }),
  example,
  prepare: ({ reason }, scope) => correcting(scope, reason),
  decide: (state, _input, { old: _old, ...facts }) => correctReading(state, { ...facts, instead: null }),
});

export const clockCorrections = [correctClock, removeClock];
