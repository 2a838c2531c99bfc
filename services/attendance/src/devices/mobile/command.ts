import { command, type CommandScope, multiline } from '@kadro/chassis';
import { instantSchema } from '@kadro/kernel';
import { z } from 'zod';
import { clock } from '../../clock/events.ts';
import { eventTypes, sensorKinds } from '../../clock/kinds.ts';
import { isBelieved, lateAfterMs, millisecond, mustBeClear, placed, readingId } from '../../clock/record/facts.ts';
import { answeredAgain, answeredReading, type ReadingOrRequest, recordOrAsk } from '../../clock/record/or-ask.ts';
import { type NewReading } from '../../clock/record/rules.ts';
import { deferredFacts } from '../../clock/requests/facts.ts';
import { mustOffer } from '../../clock/record/terminal.ts';
import { people, type PersonRow } from '../../replicas/people.ts';
import { mustStandInEmployment } from '../../shared/places.ts';
import { id } from '../../shared/references.ts';
import { mobileTerminal } from './terminal.ts';

const input = z.strictObject({
  /** Absent, or the caller. */
  employeeId: id.optional(),
  eventType: z.enum(eventTypes),
  sensor: z.enum(sensorKinds).default('GPS'),
  terminalId: id.nullish(),
  /** What the QR code or the beacon of the terminal says. */
  code: z.string().trim().min(1).max(200).nullish(),
  latitude: z.number().min(-90).max(90).nullish(),
  longitude: z.number().min(-180).max(180).nullish(),
  /** By the clock of the phone, where it was offline; absent = now. */
  at: instantSchema.nullish(),
  /** What the clock of the phone says while it sends. */
  sentAt: instantSchema.nullish(),
  shiftId: id.nullish(),
  description: multiline(z.string().trim().min(1).max(2_000)).nullish(),
});

type MobileInput = z.infer<typeof input>;

async function mobileFacts(said: MobileInput, scope: CommandScope): Promise<ReadingOrRequest> {
  const { eventType, sensor, latitude = null, longitude = null, shiftId = null, description = null } = said;
  const person = scope.foundRow<PersonRow>(people.model);
  const receivedAt = millisecond(scope.now());
  const counts = isBelieved(said, Date.parse(receivedAt));
  const at = said.at ? millisecond(Temporal.Instant.from(said.at)) : receivedAt;
  const place = latitude === null || longitude === null ? null : { latitude, longitude };
  const { terminalId = null, code = null } = said;
  const terminal = await mobileTerminal(scope, { terminalId, code, place, branchId: person.branchId });
  mustOffer(terminal, { eventType, description });
  const { zone, on, branchId } = await placed(scope, person, at);
  mustStandInEmployment(person, { at, on, zone, eventType });
  const what = { at, eventType, terminalId: terminal.id };
  const reading: NewReading = {
    id: readingId(person.id, what),
    ...what,
    on,
    zone,
    branchId,
    sensor,
    deviceAt: said.at ? at : null,
    receivedAt,
    source: 'MOBILE',
    late: Date.parse(receivedAt) - Date.parse(at) > lateAfterMs,
    by: scope.principal.account,
    shiftId,
    description,
    place,
  };
  if (!counts) return { reading, request: await deferredFacts(scope, person, reading) };
  // what was recorded offline is asked later
  if (!reading.late) await mustBeClear(scope, person.id, reading);
  return { reading, request: null };
}

/** With one's own phone: where it is, or the code of the terminal, shows that one is there. */
export const mobileClock = command(clock, {
  name: 'RecordMobileClock',
  method: 'POST',
  path: 'terminal-events/mobile-terminal',
  summary: 'Records with the own phone that one came, left, or took a break',
  access: { who: 'reach', reach: ['own'] },
  area: 'clockInOut',
  target: { on: people.model, by: 'employeeId' },
  status: 201,
  input,
  example: { eventType: 'CLOCK_IN', latitude: 41.0082, longitude: 28.9784 },
  prepare: mobileFacts,
  decide: recordOrAsk,
  answer: answeredReading,
  again: answeredAgain,
});
