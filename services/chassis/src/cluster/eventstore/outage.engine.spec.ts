import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { type ChildProcess, spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { type AddressInfo, connect, createServer, type Server, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout } from 'node:timers/promises';
import { freePorts } from '../../../../../infra/free-ports.ts';
import { type StoredEvent, StoreUnavailable } from '../../ports/index.ts';
import { anEvent } from '../../testing/an-event.ts';
import { EventStoreDb } from './event-store.ts';
import { until } from '../../testing/time/until.ts';

// A real server cannot be killed from here: these cases have the stand-in of infra/local to themselves, whatever
// KADRO_EVENTSTORE_URL says.
const script = join(import.meta.dirname, '../../../../../infra/local/eventstore/server.ts');
const folder = mkdtempSync(join(tmpdir(), 'kadro-eventstore-'));
const opened: EventStoreDb[] = [];
let port = 0;
let server: ChildProcess;

async function start(): Promise<void> {
  server = spawn(
    process.execPath,
    ['--disable-warning=ExperimentalWarning', script, '--port', String(port), '--data', folder],
    { stdio: ['ignore', 'pipe', 'inherit'] },
  );
  await once(createInterface(server.stdout!), 'line');
}
async function kill(): Promise<void> {
  server.kill('SIGKILL');
  await once(server, 'exit');
}
async function open(namespace: string = randomUUID(), at = port): Promise<EventStoreDb> {
  const store = await EventStoreDb.open(`esdb://127.0.0.1:${at}?tls=false`, namespace);
  opened.push(store);
  return store;
}
beforeAll(async () => {
  port = await freePorts(1);
  await start();
});
afterEach(() => Promise.all(opened.splice(0).map((store) => store.close())));
afterAll(async () => {
  await kill();
  rmSync(folder, { recursive: true });
});

describe('a server that is killed and started again', () => {
  it('has lost nothing it acknowledged, and subscribers go on without gap or double', async () => {
    const [store, foreign] = await Promise.all([open(), open()]);
    const seen: StoredEvent[] = [];
    const acknowledged: string[] = [];
    let refusals = 0;
    let isOver = false;
    store.subscribe('', (events) => void seen.push(...events));
    const writing = [0, 1, 2].map(async (writer) => {
      for (let n = 0; !isOver; n++) {
        const event = anEvent({ n });
        for (let isIn = false; !isIn;) {
          isIn = await store.append(`w-${writer}`, n - 1, [event]).then(
            () => true,
            (error: unknown) => {
              expect(error).toBeInstanceOf(StoreUnavailable);
              refusals++;
              return setTimeout(20, false);
            },
          );
        }
        acknowledged.push(event.id);
      }
    });
    for (let n = 0; n < 1_200; n += 100)
      await foreign.append(
        's-1',
        n - 1,
        Array.from({ length: 100 }, () => anEvent()),
      );
    await until(() => acknowledged.length > 50);
    await kill();
    await until(() => refusals > 10);
    await start();
    const before = acknowledged.length;
    await until(() => acknowledged.length > before + 50);
    isOver = true;
    await Promise.all(writing);
    await until(() => seen.length >= acknowledged.length);
    const stored = (await store.readAll('', 100_000)).map(({ id }) => id);
    expect(stored.toSorted()).toEqual(acknowledged.toSorted());
    expect(seen.map(({ id }) => id)).toEqual(stored);
  });
});

describe('a server that hangs', () => {
  it('is refused as unavailable, and used again when it answers', async () => {
    const store = await open();
    const event = anEvent();
    server.kill('SIGSTOP');
    const outcomes = await Promise.allSettled([
      store.append('s-1', -1, [event]),
      store.read('s-1'),
      store.head(),
      store.readAll('', 1),
    ]);
    server.kill('SIGCONT');
    for (const outcome of outcomes)
      expect(outcome).toMatchObject({ status: 'rejected', reason: expect.any(StoreUnavailable) });
    await until(() =>
      store.append('s-1', -1, [event]).then(
        () => true,
        () => false,
      ),
    );
    expect((await store.read('s-1')).map(({ id }) => id)).toEqual([event.id]);
  });

  it('does not keep anybody from closing', async () => {
    const store = await open();
    store.subscribe('', () => {});
    server.kill('SIGSTOP');
    const [reading] = await Promise.all([store.read('s-1').catch((error: unknown) => error), store.close()]);
    server.kill('SIGCONT');
    expect(reading).toBeInstanceOf(StoreUnavailable);
  });
});

describe('an answer that is lost on its way', () => {
  let way: Server;
  let isDeaf = false;
  const ends = new Set<Socket>();
  beforeAll(async () => {
    way = createServer((near) => {
      const far = connect(port, '127.0.0.1');
      for (const end of [near, far]) ends.add(end.on('error', () => {}));
      near.on('data', (bytes) => far.write(bytes)).on('close', () => far.destroy());
      far.on('data', (bytes) => isDeaf || near.write(bytes)).on('close', () => near.destroy());
    }).listen(0, '127.0.0.1');
    await once(way, 'listening');
  });
  afterAll(() => void way.close());

  it('is given again to whoever appends the same again', async () => {
    const namespace = randomUUID();
    const [far, near] = [await open(namespace, (way.address() as AddressInfo).port), await open(namespace)];
    const events = [anEvent(), anEvent()];
    isDeaf = true;
    const lost = far.append('s-1', -1, events).catch((error: unknown) => error);
    await until(async () => (await near.read('s-1')).length === 2);
    for (const end of ends) end.destroy();
    expect(await lost).toBeInstanceOf(StoreUnavailable);
    isDeaf = false;
    const position = await near.head();
    let answer: unknown;
    // the way may be found again a little later
    await until(() =>
      far.append('s-1', -1, events).then(
        (given) => ((answer = given), true),
        () => false,
      ),
    );
    expect(answer).toEqual({ revision: 1, position, repeated: true });
    expect(await near.readAll('', 10)).toHaveLength(2);
  });
});
