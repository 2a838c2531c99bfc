import { command, type CommandScope, multiline } from '@kadro/chassis';
import { instantSchema } from '@kadro/kernel';
import { z } from 'zod';
import { clock } from '../../clock/events.ts';
import { eventTypes, sensorKinds } from '../../clock/kinds.ts';
import {
  lateAfterMs,
  millisecond,
  mustBeClear,
  mustHaveHappened,
  oldestOfflineMs,
  placed,
  readingId,
  skewMs,
} from '../../clock/record/facts.ts';
import { type NewReading, recordReading } from '../../clock/record/rules.ts';
import { mustOffer } from '../../clock/record/terminal.ts';
import { reject } from '../../errors/index.ts';
import { people, type PersonRow } from '../../replicas/people.ts';
import { mustBeEmployed } from '../../shared/places.ts';
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

/** Whether the time of the phone counts (rules, offline). @throws Rejection reading_in_future, needs_correction */
function believed({ at, sentAt }: MobileInput, now: number): void {
  if (!at) return;
  mustHaveHappened(Date.parse(at), now);
  const isOff = sentAt ? Math.abs(Date.parse(sentAt) - now) > skewMs : false;
  if (isOff || now - Date.parse(at) > oldestOfflineMs) reject('needs_correction');
}

async function mobileFacts(said: MobileInput, scope: CommandScope): Promise<NewReading> {
  const { eventType, sensor, latitude = null, longitude = null, shiftId = null, description = null } = said;
  const person = scope.foundRow<PersonRow>(people.model);
  const receivedAt = millisecond(scope.now());
  believed(said, Date.parse(receivedAt));
  const at = said.at ? millisecond(Temporal.Instant.from(said.at)) : receivedAt;
  const place = latitude === null || longitude === null ? null : { latitude, longitude };
  const { terminalId = null, code = null } = said;
  const terminal = await mobileTerminal(scope, { terminalId, code, place });
  mustOffer(terminal, { eventType, description });
  const { zone, on, branchId } = await placed(scope, person, at);
  mustBeEmployed(person, [on]);
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
  // what was recorded offline is asked later
  if (!reading.late) await mustBeClear(scope, person.id, reading);
  return reading;
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
  decide: (state, _input, reading) => recordReading(state, reading),
  answer: ({ id: reading, at, on }) => ({ id: reading, at, on }),
});
