import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { freePorts } from '../../../../../infra/free-ports.ts';
import { type JobState } from '../../ports/job-queue.ts';
import { StoreUnavailable } from '../../ports/index.ts';
import { BullJobQueue } from './job-queue.ts';
import { RedisKeyValue } from './key-value.ts';
import { RedisLeases } from './leases.ts';
import { openTestRedis } from '../../testing/engines/redis.ts';

let folder = '';
let port = 0;
let server: ChildProcess;
let ports: Awaited<ReturnType<typeof openTestRedis>>;

function start(): void {
  const options = [
    '--port',
    `${port}`,
    '--bind',
    '127.0.0.1',
    '--dir',
    folder,
    '--appendonly',
    'yes',
    '--appendfsync',
    'always',
    '--save',
    '',
    '--requirepass',
    'hidden',
  ];
  server = spawn('redis-server', options, { stdio: 'ignore' });
}
async function kill(): Promise<void> {
  if (server.exitCode !== null || server.signalCode !== null) return;
  const ended = once(server, 'close');
  server.kill('SIGKILL');
  await ended;
}
/** Resolves when the server, just started or gone on, has answered: how long that takes is for the machine to say. */
async function answering(): Promise<void> {
  while (
    !(await ports.redis.ping().then(
      () => true,
      () => false,
    ))
  )
    await setTimeout(20);
}
const reaching = async (id: string, state: JobState) => {
  while ((await ports.jobs.get('o', id).catch(() => null))?.state !== state) await setTimeout(20);
};
const add = (id: string) => ports.jobs.add({ id, name: 'test.work', organization: 'o', data: {} });

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'kadro-redis-'));
  port = await freePorts(1);
  start();
  const make: Parameters<typeof openTestRedis>[1] = (redis, namespace) => ({
    keyValue: new RedisKeyValue(redis, namespace),
    leases: new RedisLeases(redis, namespace),
    jobs: new BullJobQueue(redis, namespace),
  });
  ports = await openTestRedis('test', make, `redis://:hidden@127.0.0.1:${port}`, 1);
  await answering();
});
afterEach(async () => {
  await ports.close();
  await kill();
  rmSync(folder, { recursive: true });
});

describe('a Redis that is away', () => {
  it('refuses every call in plain words, and loses nothing that it acknowledged', async () => {
    await ports.keyValue.set('o', 'k', 'v');
    await add('a');
    await kill();
    const calls = [
      () => ports.keyValue.get('o', 'k'),
      () => ports.keyValue.increment('o', 'n', 9),
      () => add('b'),
      () => ports.jobs.list('o', 'test', { offset: 0, limit: 1 }),
      () => ports.jobs.cancel('o', 'a'),
    ];
    const refused = await Promise.all(calls.map((call) => call().catch((error: unknown) => error)));
    expect(refused.map((error) => [error instanceof StoreUnavailable, String(error).includes('hidden')])).toEqual(
      calls.map(() => [true, false]),
    );
    start();
    await answering();
    expect([await ports.keyValue.get('o', 'k'), (await ports.jobs.get('o', 'a'))?.state]).toEqual(['v', 'WAITING']);
  });

  it('refuses calls while it hangs, and answers when it goes on', async () => {
    await ports.keyValue.set('o', 'k', 'v');
    server.kill('SIGSTOP');
    await expect(ports.keyValue.get('o', 'k')).rejects.toBeInstanceOf(StoreUnavailable);
    server.kill('SIGCONT');
    await answering();
    expect(await ports.keyValue.get('o', 'k')).toBe('v');
  });

  it('lets running work come to its end, and waiting work begin, when it is back', async () => {
    const goOn = Promise.withResolvers<void>();
    const ran: string[] = [];
    ports.jobs.work('test.work', async ({ id }) => {
      ran.push(id);
      if (id === 'a') await goOn.promise;
    });
    await add('a');
    await add('b');
    await reaching('a', 'RUNNING');
    await kill();
    goOn.resolve();
    await setTimeout(1_000);
    start();
    await Promise.all([reaching('a', 'DONE'), reaching('b', 'DONE')]);
    await add('c');
    await reaching('c', 'DONE');
    expect(ran).toEqual(['a', 'b', 'c']);
  });

  it('takes the leases with it', async () => {
    const said: string[] = [];
    const lease = ports.leases.hold('work', async () => {
      said.push('+');
      return { close: async () => void said.push('-') };
    });
    while (said.length < 1) await setTimeout(5);
    await kill();
    while (said.length < 2) await setTimeout(5);
    start();
    while (said.length < 3) await setTimeout(5);
    await lease.close();
    expect(said).toEqual(['+', '-', '+', '-']);
  });

  it('keeps nobody from closing', async () => {
    ports.leases.hold('work', async () => ({ close: async () => undefined }));
    ports.jobs.work('test.work', async (_job, control) => {
      while (!control.isStopped()) await setTimeout(20);
    });
    await add('a');
    await reaching('a', 'RUNNING');
    await kill();
    await ports.close();
    await expect(ports.keyValue.get('o', 'k')).rejects.toBeInstanceOf(StoreUnavailable);
  });
});
