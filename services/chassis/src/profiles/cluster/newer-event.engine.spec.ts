import { randomUUID } from 'node:crypto';
import { setTimeout } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { z } from 'zod';
import { runCommand } from '../../write/command-runner.ts';
import { decider, event } from '../../declare/streams/decider.ts';
import { defineService, type Service } from '../../declare/service.ts';
import { type Ports } from '../../ports/index.ts';
import { ServiceRuntime } from '../../runtime/service-runtime.ts';
import { testPatience } from '../../testing/time/patience.ts';
import { smallService, somebody, thing, things } from '../../testing/services/small-service.ts';
import { openClusterPorts, readEngines } from './index.ts';

const paint = decider({
  name: 'paint',
  initial: {},
  events: { ThingPainted: event(1, z.object({})) },
  evolve: { ThingPainted: (state) => state },
});
const newer = defineService({ ...smallService, deciders: [thing, paint] });
const engines = Object.fromEntries(
  ['EVENTSTORE_URL', 'KAFKA_BROKERS', 'MONGODB_URL', 'REDIS_URL'].map((name) => [
    `KADRO_${name}`,
    process.env[`KADRO_${name}`],
  ]),
);
const cluster = readEngines({
  ...engines,
  KADRO_NAMESPACE: `newer-${randomUUID().slice(0, 13)}`,
  KADRO_MASTER_KEY: Buffer.alloc(32, 6).toString('base64'),
});
const said: string[] = [];
const meta = { organization: 'o1', actor: 'a', command: 'k.b', cause: 'k', correlation: 'c' };

interface Process {
  ports: Ports & { close(): Promise<void> };
  runtime: ServiceRuntime;
}
let before: Process;
let tomorrow: Process;

async function start(service: Service): Promise<Process> {
  const log = {
    info: () => undefined,
    warn: () => undefined,
    error: (_about: object, message: string) => void said.push(message),
  };
  const ports = await openClusterPorts({ ...cluster, patience: testPatience }, log);
  const runtime = new ServiceRuntime(service, ports, log, 'worker');
  await runtime.start();
  return { ports, runtime };
}

const make = ({ runtime }: Process, code: string) =>
  runCommand(
    runtime,
    smallService.commands.find(({ name }) => name === 'MakeThing')!,
    {
      params: {},
      body: { name: 'A', code },
      principal: somebody(),
      language: 'en',
      key: randomUUID(),
      correlation: 'c',
    },
  );

beforeAll(async () => {
  before = await start(smallService);
  // whoever begins keeps the rows when he has the lease, which may be a little later
  while (!before.runtime.log.hasTail) await setTimeout(20);
  tomorrow = await start(newer);
});
afterAll(async () => {
  await Promise.all([before.runtime.close(), tomorrow.runtime.close()]);
  await Promise.all([before.ports.close(), tomorrow.ports.close()]);
});

describe('workers of two versions', () => {
  it('keep the rows one after the other: the older one leaves them at the first event that it does not know, and reads on', async () => {
    expect(before.runtime.log.hasTail).toBe(true);
    await make(tomorrow, '1');
    const { log } = tomorrow.runtime;
    await log.append(
      paint,
      log.stream(paint, 'o1', 'p'),
      { revision: -1, hash: '' },
      [{ type: 'ThingPainted', data: {} }],
      meta,
    );
    while (!log.hasTail) await setTimeout(20);
    const { body } = await make(before, '2');
    for (const { runtime } of [before, tomorrow]) while (!(await runtime.caughtUp(String(body.position))));
    expect((await before.runtime.rows(things).get('o1', String(body.id)))?.doc).toMatchObject({ code: '2' });
    expect(before.runtime.log.hasTail).toBe(false);
    expect(new Set(said)).toEqual(
      new Set(['an event of a newer version: a process of that version has to keep the rows']),
    );
  });
});
