import { endpoint, fewAtOnce } from '@kadro/chassis';
import { z } from 'zod';
import { millisecond } from '../../clock/record/facts.ts';
import { type Device, deviceOf } from '../message/device.ts';
import { oneBatch } from '../message/pressure.ts';
import { takeReading } from './one.ts';
import { noteSeen } from './seen.ts';
import { mostReadings, type Result, results, type SaidReading, saidReading } from './shape.ts';

/** People of a batch whose readings are recorded at the same time. */
const mostPeople = 16;

const answered = z.strictObject({
  results: z.array(z.strictObject({ n: z.int(), id: z.string().nullable(), result: z.enum(results) })),
});

/** The readings of one card in their order, cards side by side. */
async function takeAll(device: Device, readings: readonly SaidReading[]): Promise<Result[]> {
  const made: Result[] = [];
  const few = fewAtOnce({ mostAtOnce: mostPeople });
  const numbered = readings.map((reading, n) => ({ reading, n }));
  const groups = Map.groupBy(numbered, ({ reading }) => reading.identity ?? `staff ${reading.staffNumber}`);
  await Promise.all(
    [...groups.values()].map((own) =>
      few(async () => {
        for (const { reading, n } of own) made[n] = await takeReading(device, reading);
      }),
    ),
  );
  return made;
}

const signed = { method: 'POST', access: { who: 'public' }, signed: true } as const;

const send = endpoint({
  ...signed,
  name: 'SendTerminalEvents',
  path: 'terminal-events',
  summary: 'Readings of a terminal, signed with its key; each is answered for itself',
  input: z.strictObject({ readings: z.array(saidReading).min(1).max(mostReadings) }),
  example: {
    readings: [{ id: '17', at: '2026-07-15T08:00:00Z', eventType: 'CLOCK_IN', sensor: 'CARD', identity: '04A2' }],
  },
  answers: { status: 200, shape: answered },
  handle: async ({ readings }, scope, http) => {
    const device = await deviceOf(scope, http);
    const made = await oneBatch(device.terminal.id, () => takeAll(device, readings));
    scope.outcome = device.scope.outcome;
    return { status: 200, body: { results: made.map((result, n) => ({ n, id: readings[n]!.id ?? null, result })) } };
  },
});

const beat = endpoint({
  ...signed,
  name: 'SendHeartbeat',
  path: 'terminal-events/heartbeat',
  summary: 'A terminal is there, and says how many readings wait in it',
  input: z.strictObject({ waiting: z.int().min(0).max(10_000_000) }),
  example: { waiting: 0 },
  answers: { status: 200, shape: z.strictObject({ now: z.string(), mostReadings: z.int() }) },
  handle: async ({ waiting }, scope, http) => {
    const { terminal, scope: own } = await deviceOf(scope, http);
    const now = millisecond(scope.now());
    await noteSeen(own, terminal.id, { at: now, waiting });
    return { status: 200, body: { now, mostReadings } };
  },
});

export const deviceEndpoints = [send, beat];
