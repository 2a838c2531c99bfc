import { command, type CommandScope } from '@kadro/chassis';
import { adminReach, instantSchema } from '@kadro/kernel';
import { z } from 'zod';
import { clock } from '../../clock/events.ts';
import { eventTypes, sensorKinds } from '../../clock/kinds.ts';
import { lateAfterMs, millisecond, mustHaveHappened, placed, readingId } from '../../clock/record/facts.ts';
import { type NewReading, recordReading } from '../../clock/record/rules.ts';
import { terminalOf } from '../../clock/record/terminal.ts';
import { reject } from '../../errors/index.ts';
import { people, type PersonRow } from '../../replicas/people.ts';
import { mustStandInEmployment } from '../../shared/places.ts';
import { id } from '../../shared/references.ts';
import { mustMayAssign } from '../../shared/who-acts.ts';

const input = z.strictObject({
  employeeId: id,
  terminalId: id.nullish(),
  at: instantSchema,
  eventType: z.enum(eventTypes).default('UNKNOWN'),
  sensor: z.enum(sensorKinds).default('CARD'),
});

type Logged = z.infer<typeof input>;

async function loggedFacts(
  { terminalId = null, at: said, eventType, sensor }: Logged,
  scope: CommandScope,
): Promise<NewReading> {
  const person = scope.foundRow<PersonRow>(people.model);
  await mustMayAssign(scope, person);
  const [at, receivedAt] = [millisecond(Temporal.Instant.from(said)), millisecond(scope.now())];
  mustHaveHappened(Date.parse(at), Date.parse(receivedAt));
  // doors are no time worked
  if (terminalId !== null && (await terminalOf(scope, terminalId)).purpose === 'ACCESS')
    reject('clock_action_not_allowed');
  const { zone, on, branchId } = await placed(scope, person, at);
  mustStandInEmployment(person, { at, on, zone, eventType });
  const what = { at, eventType, terminalId };
  return {
    id: readingId(person.id, what),
    ...what,
    on,
    zone,
    branchId,
    sensor,
    deviceAt: at,
    receivedAt,
    source: 'IMPORT',
    late: Date.parse(receivedAt) - Date.parse(at) > lateAfterMs,
    by: scope.principal.account,
    shiftId: null,
    description: null,
    place: null,
  };
}

const stands = ({ id: reading, at, on }: Pick<NewReading, 'id' | 'at' | 'on'>) => ({ id: reading, at, on });

/** What a device has written down, as a file has it. */
export const recordLogged = command(clock, {
  name: 'RecordLoggedReading',
  method: 'POST',
  path: 'terminal-events/logged',
  summary: 'Records a reading out of the log of a device; what is known stays as it is',
  access: { who: 'reach', reach: adminReach },
  area: 'clockInOut',
  target: { on: people.model, by: 'employeeId' },
  status: 201,
  input,
  example: { employeeId: '018f0000-0000-7000-8000-000000000001', at: '2026-07-06T05:00:00Z' },
  prepare: loggedFacts,
  decide: (state, _input, reading) => recordReading(state, reading),
  answer: stands,
  again: ([recorded]) => (recorded?.type === 'ReadingRecorded' ? stands(recorded.data) : {}),
});
