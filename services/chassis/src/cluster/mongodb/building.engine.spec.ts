import { buildSource } from '../../profiles/cluster/fill-rows.ts';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { type Service } from '../../declare/service.ts';
import { openEmbeddedPorts } from '../../profiles/embedded/ports.ts';
import { EventLog } from '../../write/event-log.ts';
import { type Ports, type RowPage } from '../../ports/index.ts';
import { projectionsOf } from '../../read/projections.ts';
import { rebuildAtRest, rebuildState, requestRebuild } from '../../read/rebuild.ts';
import { type Role, ServiceRuntime } from '../../runtime/service-runtime.ts';
import { books, buyBooks, declaration } from '../../testing/services/library.ts';
import { type Mongo } from './connection.ts';
import { MongoKeys } from './keys/store.ts';
import { type NoteDocument } from './rows/model-notes.ts';
import { MongoReadModels } from './rows/read-models.ts';
import { dropNamespace, freshNamespace, testMongo } from '../../testing/engines/mongodb.ts';

const silent = { info: () => undefined, warn: () => undefined, error: () => undefined };
const byTitle: RowPage = { sort: { index: 'title', descending: false }, offset: 0, limit: 10 };
const lookEveryMs = 100;

let folder: string;
let namespace: string;
let mongo: Mongo;
let embedded: Ports & { close(): Promise<void> };
let ports: Ports;
let running: ServiceRuntime[];
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'kadro-mongo-'));
  namespace = freshNamespace();
  mongo = testMongo();
  embedded = await openEmbeddedPorts({ folder });
  ports = anotherProcess();
  running = [];
});
afterEach(async () => {
  await stop();
  await embedded.close();
  await mongo.close();
  await dropNamespace(namespace);
  rmSync(folder, { recursive: true });
});

/** The log stays where it is; rows and keys are opened once more. */
function anotherProcess(): Ports {
  const keys = new MongoKeys(mongo, namespace, Buffer.alloc(32, 3));
  return {
    ...embedded,
    keys,
    readModels: new MongoReadModels(mongo, namespace, { source: buildSource(embedded.events, keys), lookEveryMs }),
  };
}

async function start(service: Service = declaration, at: Ports = ports, role?: Role): Promise<ServiceRuntime> {
  const runtime = new ServiceRuntime(service, at, silent, role);
  running.push(runtime);
  await runtime.start();
  return runtime;
}

async function stop(): Promise<void> {
  for (const runtime of running.splice(0).reverse()) await runtime.close();
}

const caughtUp = async (runtime: ServiceRuntime): Promise<void> => {
  while (!(await runtime.caughtUp(await ports.events.head())));
};
const buildings = (): Promise<string[]> =>
  mongo.use(namespace, async (db) =>
    (await db.listCollections().toArray())
      .map(({ name }) => name)
      .filter((name) => /^rows\.library\.(books|praise)/.test(name))
      .sort(),
  );

async function content(name: string): Promise<unknown> {
  const [rows, note] = await mongo.use(
    namespace,
    async (db) =>
      [
        await db
          .collection(`rows.${name}`)
          .find({ d: { $exists: true } })
          .sort({ _id: 1 })
          .toArray(),
        await db.collection<NoteDocument>('models').findOne({ _id: name }),
      ] as const,
  );
  return { rows, checkpoint: note!.checkpoint, organizations: note!.organizations.toSorted() };
}
const contents = async (n: number): Promise<unknown[]> =>
  Promise.all(['library.books', 'library.booksPeriods', 'library.praise'].map((name) => content(`${name}.v1.${n}`)));

async function done(id: string): Promise<void> {
  for (let state; state?.id !== id || state.state === 'BUILDING'; state = await rebuildState(ports.keyValue, 'library'))
    await setTimeout(20);
  expect(await rebuildState(ports.keyValue, 'library')).toMatchObject({ id, state: 'DONE' });
}

describe('building rows beside those that are read', () => {
  it('gives the very rows that grew with the log', async () => {
    const library = await start();
    await buyBooks(library.log, 0, 40);
    await caughtUp(library);
    await stop();
    const grown = await contents(1);
    await ports.readModels.build({
      service: declaration,
      names: ['books', 'booksPeriods', 'praise'],
      isBackground: true,
      report: () => undefined,
    });
    expect(await contents(2)).toEqual(grown);
  });

  it('goes on where it was cut off', async () => {
    const library = await start();
    await buyBooks(library.log, 0, 150);
    await caughtUp(library);
    await stop();
    const dying = anotherProcess().readModels;
    let pages = 0;
    const order = { service: declaration, names: ['praise'], isBackground: true };
    await expect(dying.build({ ...order, report: () => void (++pages === 1 && dying.close()) })).rejects.toThrow(
      'nothing is built any more',
    );
    await ports.readModels.build({ ...order, report: () => undefined });
    expect(await content('library.praise.v1.2')).toEqual(await content('library.praise.v1.1'));
    expect(await buildings()).toContain('rows.library.praise.v1.2');
    await rebuildAtRest(declaration, ports, ['praise'], () => undefined);
    await start();
    const left = async () => (await buildings()).filter((name) => name.includes('praise')).length;
    while ((await left()) > 1) await setTimeout(20);
    expect(await left()).toBe(1);
  });
});

describe('starting after a crash between rows and checkpoint', () => {
  it('leaves every row as it was', async () => {
    const library = await start();
    await buyBooks(library.log, 0, 30);
    await caughtUp(library);
    await stop();
    const rows = await contents(1);
    const early = (await ports.events.readAll('', 40)).at(-1)!.position;
    await mongo.use(namespace, (db) =>
      db
        .collection('models')
        .updateMany({ checkpoint: { $ne: null } }, { $set: { checkpoint: `${ports.events.epoch}:${early}` } }),
    );
    await caughtUp(await start());
    await stop();
    expect(await contents(1)).toEqual(rows);
  });
});

describe('writing rows that fails half-way', () => {
  it('ends with the rows that a building gives', async () => {
    let times = 0;
    const use = mongo.use.bind(mongo);
    // two of three times a batch breaks off at first
    mongo.use = (database, work) =>
      use(database, (db) => {
        const collection = db.collection.bind(db);
        db.collection = (...named: Parameters<typeof collection>) => {
          const found = collection(...named);
          const write = found.bulkWrite.bind(found);
          found.bulkWrite = async (writes, options) => {
            if (writes.length < 2 || times++ > 15 || times % 3 === 0) return write(writes, options);
            await write(writes.slice(0, 1 + ((times * 7) % (writes.length - 1))), options);
            throw new Error('cut off');
          };
          return found as never;
        };
        return work(db);
      });
    // all at once: how many rows a batch has is not for the machine to say
    await buyBooks(new EventLog(declaration.name, declaration.deciders, ports), 0, 30);
    await caughtUp(await start());
    await stop();
    expect(times).toBeGreaterThan(6);
    mongo.use = use;
    await ports.readModels.build({
      service: declaration,
      names: ['books', 'booksPeriods', 'praise'],
      isBackground: true,
      report: () => undefined,
    });
    expect(await contents(1)).toEqual(await contents(2));
  });
});

describe('asking one of several processes to build', () => {
  it('turns all of them to the new rows while commands go on', async () => {
    const worker = await start(declaration, ports, 'worker');
    await buyBooks(worker.log, 0, 20);
    await caughtUp(worker);
    const reader = await start(declaration, anotherProcess(), 'api');
    const id = await requestRebuild(ports.keyValue, 'library', []);
    let n = 20;
    for (
      let state;
      state?.id !== id || state.state === 'BUILDING';
      state = await rebuildState(ports.keyValue, 'library')
    ) {
      await buyBooks(worker.log, n++, 1);
      await caughtUp(reader);
      expect(
        await reader.rows(books).count(`o${(n - 1) % 2}`, { where: [{ index: 'id', eq: `b${n - 1}` }] }, 5),
      ).toEqual({ total: (n - 1) % 10 === 0 ? 0 : 1, capped: false });
      await setTimeout(5);
    }
    await done(id);
    expect(await buildings()).toEqual([
      'rows.library.books.v1.2',
      'rows.library.booksPeriods.v1.2',
      'rows.library.praise.v1.2',
    ]);
    await buyBooks(worker.log, n++, 1);
    await caughtUp(reader);
    expect((await reader.rows(books).get(`o${(n - 1) % 2}`, `b${n - 1}`)) === null).toBe((n - 1) % 10 === 0);
  });
});

describe('starting with rows of another shape', () => {
  const written = { ...books, version: 2, indexes: { ...books.indexes, lentTo: { path: 'lentTo' } } };
  const next: Service = {
    ...declaration,
    readModels: declaration.readModels.map((model) => (model.name === 'books' ? written : model)),
  };
  const lent = { where: [{ index: 'lentTo', eq: 'borrower 1' }] };

  it('serves them until the new ones are built, but for what they do not have', async () => {
    const before = await start();
    await buyBooks(before.log, 0, 30);
    await caughtUp(before);
    await stop();
    const gate = Promise.withResolvers<void>();
    const build = ports.readModels.build.bind(ports.readModels);
    ports.readModels.build = async (order) => gate.promise.then(() => build(order));
    const library = await start(next);
    const rows = library.rows(written);
    expect([library.isRenewing, (await rows.get('o1', 'b1'))?.doc.lentTo]).toEqual([true, 'borrower 1']);
    await expect(rows.find('o1', lent, byTitle)).rejects.toMatchObject({ name: 'ReadModelBuilding' });
    gate.resolve();
    while (library.isRenewing) await setTimeout(20);
    expect((await rows.find('o1', lent, byTitle)).map(({ id }) => id)).toEqual(['b1']);
    while ((await buildings()).some((name) => name.includes('books.v1'))) await setTimeout(20);
  });

  it('lets a process of before read the new ones', async () => {
    const before = await start();
    await buyBooks(before.log, 0, 4);
    await caughtUp(before);
    await stop();
    const { declaration: wanted } = projectionsOf(declaration, before.log).find(({ name }) => name === 'books')!;
    const former = (await anotherProcess().readModels.serve(wanted))!;
    await start(next);
    while ((await buildings()).some((name) => name.includes('books.v1'))) await setTimeout(20);
    expect([await former.count('o1', { where: [] }, 10), former.isFormer]).toEqual([{ total: 2, capped: false }, true]);
  });
});

describe('forgetting while rows are built', () => {
  it('builds again what may have been read with the destroyed key', async () => {
    const library = await start();
    await buyBooks(library.log, 0, 22);
    await caughtUp(library);
    const openBuilt = ports.readModels.openBuilt.bind(ports.readModels);
    let turns = 0;
    ports.readModels.openBuilt = async (wanted) => {
      if (wanted.name === 'library.books' && turns++ === 0) {
        await ports.keys.destroy('o1', 'b1', 'identity');
        await library.refold('library.book-o1_b1');
      }
      return openBuilt(wanted);
    };
    await done(await requestRebuild(ports.keyValue, 'library', ['books']));
    expect([
      turns,
      (await library.rows(books).get('o1', 'b1'))?.doc.lentTo,
      (await library.rows(books).get('o1', 'b21'))?.doc.lentTo,
    ]).toEqual([2, null, 'borrower 21']);
  });
});
