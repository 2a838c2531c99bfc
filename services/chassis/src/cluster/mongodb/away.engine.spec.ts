import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { once } from 'node:events';
import { connect, createServer, type Server, type Socket } from 'node:net';
import { setTimeout } from 'node:timers/promises';
import { freePorts } from '../../../../../infra/free-ports.ts';
import { StoreUnavailable } from '../../ports/index.ts';
import { MongoBlobs } from './blobs.ts';
import { Mongo } from './connection.ts';
import { MongoKeys } from './keys/store.ts';
import { MongoNotify } from './notify.ts';
import { MongoReadModels } from './rows/read-models.ts';
import { dropNamespace, freshNamespace, testAddress } from '../../testing/engines/mongodb.ts';

const master = Buffer.alloc(32, 1);
const sockets = new Set<Socket>();
const { hostname, port: serverPort } = new URL(testAddress());
let namespace = '';
let way: Server;
let port = 0;
let mongo: Mongo;

async function open(): Promise<void> {
  way = createServer((socket) => {
    const other = connect(Number(serverPort || 27_017), hostname);
    for (const [one, peer] of [
      [socket, other],
      [other, socket],
    ] as const) {
      sockets.add(one);
      one.pipe(peer);
      one.on('error', () => peer.destroy()).on('close', () => sockets.delete(one) && peer.destroy());
    }
  }).listen(port, '127.0.0.1');
  await once(way, 'listening');
}
async function cut(): Promise<void> {
  const closed = once(way.close(), 'close');
  for (const socket of sockets) socket.destroy();
  await closed;
}

/** What comes of a look that begins while its socket is being closed, in which it never ends. */
function stopLooking(client: unknown): void {
  type Watched = { topology: { s: { servers: Map<string, { monitor: { close(): void } }> } } };
  for (const { monitor } of (client as Watched).topology.s.servers.values()) monitor.close();
}

/** What is answered at last: on a slow machine a way is found again later than anybody waits. */
async function answered<T>(ask: () => Promise<T>): Promise<T> {
  for (; ; await setTimeout(20)) {
    const answer = await ask().then(
      (given) => ({ given }),
      (failed: unknown) => (failed instanceof StoreUnavailable ? null : Promise.reject(failed)),
    );
    if (answer) return answer.given;
  }
}

beforeEach(async () => {
  namespace = freshNamespace();
  port = await freePorts(1);
  await open();
  mongo = new Mongo(`mongodb://127.0.0.1:${port}`);
});
afterEach(async () => {
  await mongo.close();
  if (way.listening) await cut();
  await dropNamespace(namespace);
});

describe('a MongoDB that is away', () => {
  it('is refused in plain words by every port, and asked again as soon as it is back', async () => {
    const [keys, blobs, notify, models] = [
      new MongoKeys(mongo, namespace, master),
      new MongoBlobs(mongo, namespace),
      new MongoNotify(mongo, namespace),
      new MongoReadModels(mongo, namespace),
    ];
    const rows = await models.open({ name: 'test.things', version: 1, indexes: [] });
    await rows.apply('e:1', []);
    const key = await keys.dataKey('o', 'p', 'pay');
    await cut();
    const asked = [
      keys.dataKey('o', 'q', 'pay'),
      blobs.put('o', 'a', Buffer.from('a')),
      blobs.get('o', 'a'),
      notify.recent(1),
      rows.checkpoint(),
      rows.apply('e:2', []),
      models.serve({ name: 'test.things', version: 1, indexes: [] }),
      mongo.use(namespace, (db) => db.collection('several').bulkWrite([{ insertOne: { document: {} } }])),
    ];
    const refusals = await Promise.all(
      asked.map((one) => (one as Promise<unknown>).catch((failed: unknown) => failed)),
    );
    expect(refusals.filter((refusal) => !(refusal instanceof StoreUnavailable))).toEqual([]);
    expect(refusals.map(String).join(' ')).not.toContain(String(port));
    await open();
    await answered(() => blobs.put('o', 'a', Buffer.from('a')));
    expect([
      await keys.existingKey('o', 'p', 'pay'),
      await rows.checkpoint(),
      Buffer.from((await blobs.get('o', 'a'))!).toString(),
    ]).toEqual([key, 'e:1', 'a']);
  });

  it('is waited for when it was never there', async () => {
    await cut();
    const notify = new MongoNotify(mongo, namespace);
    await expect(notify.recent(1)).rejects.toBeInstanceOf(StoreUnavailable);
    await open();
    expect(await answered(() => notify.recent(1))).toEqual([]);
  });

  it('is asked once more where only a connection was lost', async () => {
    const notify = new MongoNotify(mongo, namespace);
    await notify.recent(1);
    for (const socket of sockets) socket.destroy();
    expect(await notify.recent(1)).toEqual([]);
  });

  it('is found again by another connection where the driver has stopped looking for it', async () => {
    const hasty = new Mongo(`mongodb://127.0.0.1:${port}`, 0.2);
    const notify = new MongoNotify(hasty, namespace);
    await notify.recent(1);
    await hasty.use(namespace, async ({ client }) => stopLooking(client));
    await cut();
    await expect(notify.recent(1)).rejects.toBeInstanceOf(StoreUnavailable);
    await open();
    expect(await answered(() => notify.recent(1))).toEqual([]);
    await hasty.close();
  });

  it('does not keep anybody from closing', async () => {
    await new MongoNotify(mongo, namespace).recent(1);
    await cut();
    await mongo.close();
    await expect(new MongoNotify(mongo, namespace).recent(1)).rejects.toBeInstanceOf(StoreUnavailable);
  });
});
