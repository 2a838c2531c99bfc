import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { spawn } from 'node:child_process';
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { setTimeout } from 'node:timers/promises';
import { type Service } from '../declare/service.ts';
import { openEmbeddedPorts } from '../profiles/embedded/ports.ts';
import { type Ports, type RowPage } from '../ports/index.ts';
import { rebuildAtRest, rebuildState, requestRebuild } from './rebuild.ts';
import { ServiceRuntime } from '../runtime/service-runtime.ts';
import { books, buyBooks, declaration } from '../testing/services/library.ts';
import { until } from '../testing/time/until.ts';

const silent = { info: () => undefined, warn: () => undefined, error: () => undefined };
const byTitle: RowPage = { sort: { index: 'title', descending: false }, offset: 0, limit: 10 };

let folder: string;
let at: { ports: Ports & { close(): Promise<void> }; library: ServiceRuntime };
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'kadro-rebuild-'));
  await open();
});
afterEach(async () => {
  await close();
  rmSync(folder, { recursive: true });
});

async function open(service: Service = declaration): Promise<void> {
  const ports = await openEmbeddedPorts({ folder });
  const library = new ServiceRuntime(service, ports, silent);
  at = { ports, library };
  await library.start();
}

async function close(): Promise<void> {
  await at.library.close();
  await at.ports.close();
}

async function caughtUp(): Promise<void> {
  while (!(await at.library.caughtUp(await at.ports.events.head())));
}

const files = (): string[] =>
  readdirSync(join(folder, 'read-models'))
    .filter((file) => /^library\.(books|praise)/.test(file) && !/-(wal|shm)$/.test(file))
    .sort();

/** Everything that stands in the file of a model, whatever number it gave to whom. */
function content(file: string): unknown {
  const db = new DatabaseSync(join(folder, 'read-models', file), { readOnly: true });
  const all = (sql: string): unknown => db.prepare(sql).all();
  const rows = all(
    'SELECT o.name, r.* FROM rows r JOIN organizations o ON o.n = r.org ORDER BY o.name, r.id',
  ) as Record<string, unknown>[];
  const found = {
    rows: rows.map(({ n: _n, org: _org, ...row }) => row),
    postings: all(
      'SELECT o.name, p.key, p.sort, p.id, r.id AS row FROM postings p JOIN organizations o ON o.n = p.org JOIN rows r ON r.n = p.n ORDER BY 1, 2, 3, 4',
    ),
    words: all(
      'SELECT o.name, w.word, r.id FROM words w JOIN organizations o ON o.n = w.org JOIN rows r ON r.n = w.n ORDER BY 1, 2, 3',
    ),
    tables: (
      all("SELECT name, sql FROM sqlite_schema WHERE name NOT LIKE 'sqlite%' ORDER BY name") as {
        name: string;
        sql: string;
      }[]
    ).map(({ name, sql }) => [name, sql?.replaceAll(/\s+/g, ' ')]),
    checkpoint: all("SELECT value FROM meta WHERE name = 'checkpoint'"),
  };
  db.close();
  return found;
}

const contents = (suffix: string): unknown[] =>
  ['library.books', 'library.booksPeriods', 'library.praise', 'library.auditEntries'].map((name) =>
    content(`${name}.v1${suffix}.db`),
  );

describe('building rows beside those that are read', () => {
  it('gives the very file that grew with the log', async () => {
    await buyBooks(at.library.log, 0, 120);
    await caughtUp();
    await close();
    const grown = contents('');
    const ports = await openEmbeddedPorts({ folder });
    await ports.readModels.build({
      service: declaration,
      names: ['books', 'booksPeriods', 'praise', 'auditEntries'],
      isBackground: false,
      report: () => undefined,
    });
    await ports.close();
    expect(contents('.r2')).toEqual(grown);
    await open();
  });

  it('goes on where a kill cut it off', async () => {
    await buyBooks(at.library.log, 0, 800);
    await caughtUp();
    await close();
    const child = spawn(
      process.execPath,
      [join(import.meta.dirname, '../testing/processes/build-until-killed.ts'), folder],
      {
        stdio: ['ignore', 'pipe', 'ignore'],
      },
    );
    let said = '';
    for await (const text of child.stdout.setEncoding('utf8')) {
      said += String(text);
      if (said.split('\n').length > 3) child.kill('SIGKILL');
    }
    expect(files()).toContain('library.books.v1.r2.db.new');
    const ports = await openEmbeddedPorts({ folder });
    let first = 0;
    await rebuildAtRest(declaration, ports, ['books', 'praise'], ({ done }) => (first ||= done));
    await ports.close();
    expect(first).toBeGreaterThan(1_000);
    expect(files()).toEqual(['library.books.v1.r2.db', 'library.booksPeriods.v1.r2.db', 'library.praise.v1.r2.db']);
    await open();
    const wonders = Array.from({ length: 800 }, (_, n) => n).filter(
      (n) => n % 2 === 1 && n % 7 === 0 && n % 10 !== 0,
    ).length;
    expect(await at.library.rows(books).count('o1', { where: [], words: ['wonders'] }, 1_000)).toEqual({
      total: wonders,
      capped: false,
    });
  });
});

describe('asking a service at work to build', () => {
  it('turns to the new rows while commands and queries go on', async () => {
    await buyBooks(at.library.log, 0, 100);
    await caughtUp();
    const id = await requestRebuild(at.ports.keyValue, 'library', []);
    let n = 100;
    for (
      let state;
      state?.id !== id || state.state === 'BUILDING';
      state = await rebuildState(at.ports.keyValue, 'library')
    ) {
      await buyBooks(at.library.log, n++, 1);
      await caughtUp();
      expect(
        (await at.library.rows(books).find(`o${(n - 1) % 2}`, { where: [{ index: 'id', eq: `b${n - 1}` }] }, byTitle))
          .length,
      ).toBe((n - 1) % 10 === 0 ? 0 : 1);
      await setTimeout(5);
    }
    expect((await rebuildState(at.ports.keyValue, 'library'))!.state).toBe('DONE');
    await buyBooks(at.library.log, n++, 1);
    await caughtUp();
    await close();
    expect(files()).toEqual(['library.books.v1.r2.db', 'library.booksPeriods.v1.r2.db', 'library.praise.v1.r2.db']);
    const turned = contents('.r2');
    const ports = await openEmbeddedPorts({ folder });
    await rebuildAtRest(declaration, ports, [], () => undefined);
    await ports.close();
    expect(contents('.r3')).toEqual(turned);
    await open();
  });

  it('says what is not there', async () => {
    const id = await requestRebuild(at.ports.keyValue, 'library', ['scrolls']);
    while ((await rebuildState(at.ports.keyValue, 'library'))?.state !== 'FAILED') await setTimeout(20);
    expect(await rebuildState(at.ports.keyValue, 'library')).toMatchObject({
      id,
      reason: 'there is no read model scrolls',
    });
  });
});

describe('starting with rows of another shape', () => {
  const written = { ...books, version: 2, indexes: { ...books.indexes, lentTo: { path: 'lentTo' } } };
  const next: Service = {
    ...declaration,
    declaredIn: undefined,
    readModels: declaration.readModels.map((model) => (model.name === 'books' ? written : model)),
  };
  const lent = { where: [{ index: 'lentTo', eq: 'borrower 1' }] };

  it('serves them until the new ones are built, but for what they do not have', async () => {
    await buyBooks(at.library.log, 0, 120);
    await caughtUp();
    await close();
    const ports = await openEmbeddedPorts({ folder });
    const gate = Promise.withResolvers<void>();
    const build = ports.readModels.build.bind(ports.readModels);
    ports.readModels.build = async (order) => gate.promise.then(() => build(order));
    const library = new ServiceRuntime(next, ports, silent);
    at = { ports, library };
    await library.start();
    const rows = library.rows(written);
    expect([
      library.isRenewing,
      (await rows.get('o1', 'b1'))?.doc.lentTo,
      (await rows.find('o1', { where: [{ index: 'room', eq: 'r1' }] }, byTitle)).length,
    ]).toEqual([true, 'borrower 1', 10]);
    await expect(rows.find('o1', lent, byTitle)).rejects.toMatchObject({ name: 'ReadModelBuilding' });
    gate.resolve();
    const turned = 'library.books.v2.db,library.booksPeriods.v2.db,library.praise.v1.db';
    await until(() => !library.isRenewing && files().join() === turned);
    expect((await rows.find('o1', lent, byTitle)).map(({ id }) => id)).toEqual(['b1']);
  });

  it('builds first where nothing is there', async () => {
    await buyBooks(at.library.log, 0, 700);
    await caughtUp();
    await close();
    rmSync(join(folder, 'read-models'), { recursive: true });
    await open();
    expect((await at.library.rows(books).count('o0', { where: [] }, 1_000)).total).toBe(280);
  });
});

describe('forgetting while rows are built', () => {
  it('builds again what may have been read with the destroyed key', async () => {
    await buyBooks(at.library.log, 0, 40);
    await caughtUp();
    const { readModels, keys } = at.ports;
    const openBuilt = readModels.openBuilt.bind(readModels);
    let turns = 0;
    readModels.openBuilt = async (wanted) => {
      if (wanted.name === 'library.books' && turns++ === 0) {
        await keys.destroy('o1', 'b1', 'identity');
        await at.library.refold('library.book-o1_b1');
      }
      return openBuilt(wanted);
    };
    await requestRebuild(at.ports.keyValue, 'library', ['books']);
    while ((await rebuildState(at.ports.keyValue, 'library'))?.state !== 'DONE') await setTimeout(20);
    expect([
      turns,
      (await at.library.rows(books).get('o1', 'b1'))?.doc.lentTo,
      (await at.library.rows(books).get('o1', 'b21'))?.doc.lentTo,
    ]).toEqual([2, null, 'borrower 21']);
  });
});
