import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import {
  appendFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  truncateSync,
  unlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { type Ports } from '../../ports/index.ts';
import { anEvent } from '../../testing/an-event.ts';
import { aMessage } from '../../testing/contracts/messages/source.ts';
import { startStoring } from '../../testing/services/storing-service.ts';
import { backUp } from './index.ts';
import { type Backup, BackupDamaged, filesIn, listBackups, verifyBackup } from './manifest.ts';
import { lockFolder } from '../data-folder.ts';
import { openEmbeddedPorts } from '../../profiles/embedded/ports.ts';
import { keepingRules } from './keeping-rules.ts';

let place: string;
let places: { data: string; to: string; keys: string };
let ports: Ports & { close(): Promise<void> };
beforeEach(async () => {
  place = mkdtempSync(join(tmpdir(), 'kadro-backup-'));
  places = { data: join(place, 'data'), to: join(place, 'backups'), keys: join(place, 'keys') };
  ports = await openEmbeddedPorts({ folder: places.data });
});
afterEach(async () => {
  await ports.close();
  rmSync(place, { recursive: true });
});

const made = (keep = 'all') => backUp({ ...places, keep: keepingRules(keep), notes: ['note.json'] });
const append = (count: number) =>
  ports.events.append(
    `s-${randomUUID()}`,
    -1,
    Array.from({ length: count }, () => anEvent({ text: 'x'.repeat(200) })),
  );
const keysOf = ({ name }: Pick<Backup, 'name'>) => join(places.keys, name);
const allNames = async () =>
  (await Promise.all([places.to, places.keys].map((folder) => filesIn(folder)))).flat().join('\n');

describe('backing up', () => {
  it('copies log, jobs, notes, files and keys, and counts them', async () => {
    await append(3);
    await ports.keys.dataKey('o', 'p', 'pay');
    await ports.keyValue.set('o', 'k', 'v');
    await ports.blobs.put('o', 'paper', Buffer.from('bytes'));
    writeFileSync(join(places.data, 'note.json'), '{}');
    const { name, path, manifest } = await made();
    expect(name).toMatch(/^\d{4}-\d\d-\d\dT\d\d-\d\d-\d\d\.\d{3}Z$/);
    expect(manifest).toMatchObject({
      epoch: ports.events.epoch,
      head: await ports.events.head(),
      counts: { 'events.db': { events: 3 }, 'ops.db': { key_values: 1, notices: 0 }, 'keys.db': { keys: 3 } },
    });
    expect(Object.keys(manifest.files).map((file) => file.replace(/(?<=o\/)../, '??'))).toEqual([
      'events.db',
      'ops.db.sealed',
      'note.json',
      'blobs/o/??/paper',
    ]);
    expect(await verifyBackup(path, keysOf({ name }))).toEqual(manifest);
    expect([places.to, path, places.keys, keysOf({ name })].map((folder) => statSync(folder).mode & 0o777)).toEqual([
      0o700, 0o700, 0o700, 0o700,
    ]);
  });

  it('copies neither the master key nor read models nor the list of destroyed keys, and keys to their own place only', async () => {
    await append(1);
    await ports.readModels.open({ name: 'm', version: 1, indexes: [] });
    await ports.keys.dataKey('o', 'p', 'pay');
    await ports.keys.destroy('o', 'p', 'pay');
    const { path } = await made();
    expect(await allNames()).not.toMatch(/master|read-models|destroyed/);
    expect(await filesIn(path)).not.toContain('keys.db');
  });

  it('says nothing of anybody in clear, though notices and dead letters do', async () => {
    await append(1);
    await ports.messages.append('dead', [aMessage({ id: 'a', data: { name: 'guinevere' } })]);
    const { path } = await made();
    const isIn = (folder: string) =>
      filesIn(folder).then((files) => files.some((file) => readFileSync(join(folder, file)).includes('guinevere')));
    expect(await Promise.all([places.data, path, places.keys].map(isIn))).toEqual([true, false, false]);
  });

  it('comes to an end, and is whole, while others write without a pause', async () => {
    for (let n = 0; n < 20; n++) await append(1_000);
    let isOver = false;
    const writing = (async () => {
      for (; !isOver;) await append(5);
    })();
    const { manifest } = await made();
    isOver = true;
    await writing;
    const { events } = manifest.counts['events.db']!;
    expect([Number(manifest.head), events! >= 20_000, (await ports.events.head()) > manifest.head]).toEqual([
      events,
      true,
      true,
    ]);
  });

  it('leaves out a file that is erased meanwhile, never half of it', async () => {
    await append(1);
    const bytes = Buffer.alloc(200_000, 'b');
    for (let n = 0; n < 40; n++) await ports.blobs.put('o', `paper-${n}`, bytes);
    const erasing = (async () => {
      for (let n = 39; n >= 0; n--) await ports.blobs.delete('o', `paper-${n}`);
    })();
    const { path, manifest } = await made();
    await erasing;
    for (const name of Object.keys(manifest.files).filter((file) => file.startsWith('blobs')))
      expect(readFileSync(join(path, name)).equals(bytes)).toBe(true);
  });

  it('shares unchanged files with the former back-up, and copies one that was damaged there again', async () => {
    await append(1);
    for (const id of ['one', 'two']) await ports.blobs.put('o', id, Buffer.from(id));
    const first = await made();
    const [one, two] = Object.keys(first.manifest.files)
      .filter((name) => name.startsWith('blobs'))
      .toSorted((a, b) => a.slice(-3).localeCompare(b.slice(-3)));
    writeFileSync(join(first.path, two!), 'TWO');
    const second = await made();
    expect([one, two].map((name) => statSync(join(second.path, name!)).nlink)).toEqual([2, 1]);
    await ports.blobs.delete('o', 'one');
    expect(await verifyBackup(second.path, keysOf(second))).toEqual(second.manifest);
  });

  it('removes what the rules no longer keep, with its keys', async () => {
    await append(1);
    const names = [];
    for (const at of ['2006-01-01T00-00-00.000Z', '2006-02-01T00-00-00.000Z', '2006-03-01T00-00-00.000Z']) {
      const { path, name } = await made();
      for (const folder of [places.to, places.keys]) renameSync(join(folder, name), join(folder, at));
      expect(existsSync(path)).toBe(false);
      names.push(at);
    }
    const { name } = await made('3d');
    expect([listBackups(places.to), listBackups(places.keys)].map((list) => list.map((one) => one.name))).toEqual([
      [...names.slice(1), name],
      [...names.slice(1), name],
    ]);
  });

  it('leaves nothing behind when it fails, nor after one that was killed', async () => {
    await append(1);
    for (const end of ['', '-wal', '-shm']) rmSync(join(places.data, `ops.db${end}`));
    writeFileSync(join(places.data, 'ops.db'), 'no database'.repeat(100));
    mkdirSync(join(places.to, '.unfinished'), { recursive: true });
    writeFileSync(join(places.to, '.unfinished', 'events.db'), '');
    await expect(made()).rejects.toThrow();
    expect(await allNames()).toBe('process.lock');
  });

  it.each([
    ['an empty data folder', () => ({ ...places, data: join(place, 'nothing') }), 'nothing to back up'],
    ['keys among the back-ups', () => ({ ...places, keys: join(places.to, 'keys') }), 'folders of their own'],
    ['back-ups in the data folder', () => ({ ...places, to: join(places.data, 'backups') }), 'folders of their own'],
  ])('refuses %s', async (_, given, message) => {
    await append(1);
    await expect(backUp({ ...given(), keep: null })).rejects.toThrow(message);
  });

  it('is made by one process at a time', async () => {
    await append(1);
    await made();
    const unlock = lockFolder(places.to);
    await expect(made()).rejects.toThrow('Another process');
    unlock();
  });
});

describe('checking a back-up', () => {
  it.each<[string, (path: string, keys: string) => void, RegExp]>([
    ['a changed byte', (path) => appendFileSync(join(path, 'events.db'), 'x'), /events\.db has other bytes/],
    ['a cut file', (path) => truncateSync(join(path, 'ops.db.sealed'), 4096), /ops\.db\.sealed has other bytes/],
    ['a missing file', (path) => unlinkSync(join(path, 'ops.db.sealed')), /ops\.db\.sealed is missing/],
    [
      'a file of somebody else',
      (path) => writeFileSync(join(path, 'events.db-wal'), ''),
      /events\.db-wal does not belong/,
    ],
    ['keys of another one', (_, keys) => writeFileSync(join(keys, 'keys.db'), ''), /keys\.db has other bytes/],
    [
      'a manifest that was cut',
      (path) => truncateSync(join(path, 'manifest.json'), 20),
      /manifest\.json is missing or cannot be read/,
    ],
    [
      'a manifest that points elsewhere',
      (path) => writeFileSync(join(path, 'manifest.json'), JSON.stringify({ format: 1, files: { '../x': {} } })),
      /cannot be read/,
    ],
    [
      'other counts',
      (path) =>
        writeFileSync(
          join(path, 'manifest.json'),
          readFileSync(join(path, 'manifest.json'), 'utf8').replace('"events": 2', '"events": 3'),
        ),
      /other rows/,
    ],
  ])('finds %s', async (_, damage, message) => {
    await append(2);
    const backup = await made();
    damage(backup.path, keysOf(backup));
    const failed = await verifyBackup(backup.path, keysOf(backup)).catch((error: unknown) => error);
    expect(failed).toBeInstanceOf(BackupDamaged);
    expect(String(failed)).toMatch(message);
  });
});

describe('backing up a service that is written to', () => {
  it('has every paper with its documents, as they were at one moment', async () => {
    const service = await startStoring();
    const papers: number[] = [];
    let isOver = false;
    const writing = (async () => {
      while (!isOver) {
        const body = new FormData();
        body.set('file', new File([`%PDF-1.4\n${randomUUID()}`], 'a.pdf'));
        const { id } = (await (
          await service.call('POST', 'storage', { body, headers: { 'idempotency-key': randomUUID() } })
        ).json()) as { id: string };
        papers.push((await service.call('POST', 'papers', { body: { documents: [id] } })).status);
      }
    })();
    while (papers.length < 3) await setTimeout(5);
    const { path, name, manifest } = await backUp({ ...places, data: service.folder, keep: null });
    isOver = true;
    await writing;
    await service.stop();
    expect([
      new Set(papers),
      manifest.counts['events.db']!['events']! >= 9,
      Object.keys(manifest.files).length >= 5,
    ]).toEqual([new Set([201]), true, true]);
    expect(await verifyBackup(path, keysOf({ name }))).toEqual(manifest);
  });
});
