import { command, type CommandScope } from '@kadro/chassis';
import { instantSchema } from '@kadro/kernel';
import { z } from 'zod';
import { reject } from '../../errors/index.ts';
import { closedOf } from '../../periods/closed/facts.ts';
import { correction } from '../../periods/closed/shape.ts';
import { people, type PersonRow } from '../../replicas/people.ts';
import { freeText, mustSaySomething } from '../../shared/reasons.ts';
import { id } from '../../shared/references.ts';
import { actingReach, mustMayAssign } from '../../shared/who-acts.ts';
import { clock, readingOf } from '../events.ts';
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

const closedAt = (scope: CommandScope, dates: readonly (string | undefined)[]) => {
  const known = dates.filter((date) => date !== undefined).toSorted();
  const [from, to] = [known[0], known.at(-1)];
  if (from === undefined) return [];
  return closedOf(scope, scope.foundRow<PersonRow>(people.model), { from, to });
};

async function correcting(scope: CommandScope, reason: string) {
  mustSaySomething(reason, 'reason');
  const person = scope.foundRow<PersonRow>(people.model);
  await mustMayAssign(scope, person);
  const readingId = scope.params.reading ?? '';
  const { state } = await scope.state(clock, person.id);
  const old = readingOf(state, readingId);
  return { id: readingId, old, reason, by: scope.principal.account, closed: await closedAt(scope, [old?.on]) };
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
    correction,
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
    const { reading: instead } = await readingFacts(scope, said);
    return { ...facts, instead, closed: await closedAt(scope, [old.on, instead.on]) };
  },
  decide: (state, input, { instead, ...facts }) =>
    correctReading(state, {
      ...facts,
      correction: input.correction,
      instead: instead ?? reject(state.superseded.has(facts.id) ? 'reading_known' : 'entity_not_found'),
    }),
  answer: ({ id: readingId, instead }) => ({ id: instead?.id ?? readingId }),
  again: (events) => {
    const superseded = events.find(({ type }) => type === 'ReadingSuperseded');
    return superseded?.type === 'ReadingSuperseded' ? { id: superseded.data.replacedBy ?? superseded.data.id } : {};
  },
});

const removeClock = command(clock, {
  ...common,
  name: 'RemoveClock',
  method: 'DELETE',
  path: 'clock-records/{reading}',
  summary: 'Takes a clock record back, with a reason; it stays in the history',
  input: z.strictObject({ employeeId, reason: freeText, correction }),
  example,
  prepare: ({ reason }, scope) => correcting(scope, reason),
  decide: (state, input, { old: _old, ...facts }) =>
    correctReading(state, { ...facts, instead: null, correction: input.correction }),
});

export const clockCorrections = [correctClock, removeClock];
