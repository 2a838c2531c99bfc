import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { spawnSync } from 'node:child_process';
import {
  copyFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  symlinkSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Ports } from '../../ports/index.ts';
import { anEvent } from '../../testing/an-event.ts';
import { aMessage } from '../../testing/contracts/messages/source.ts';
import { backUp } from './index.ts';
import { type Backup } from './manifest.ts';
import { readDestroyedKeys } from '../keys/destroyed-keys.ts';
import { epochOf, isEmptyFolder, lockFolder, openEmbeddedPorts } from '../../profiles/embedded/index.ts';
import { prepareRestore, type RestoreStep, restoreSteps, swapIn } from './restore.ts';

let place: string;
let data: string;
let ports: Ports & { close(): Promise<void> };
let backup: Backup;
const keysOf = () => join(place, 'keys', backup.name);

/** Three events are backed up; a fourth is not. */
beforeEach(async () => {
  place = mkdtempSync(join(tmpdir(), 'kadro-restore-'));
  data = join(place, 'data');
  ports = await openEmbeddedPorts({ folder: data });
  await ports.events.append('s-1', -1, [anEvent({ n: 1 }), anEvent({ n: 2 }), anEvent({ n: 3 })]);
  for (const person of ['p', 'q']) await ports.keys.dataKey('o', person, 'pay');
  await ports.blobs.put('o', 'paper', Buffer.from('bytes'));
  await ports.keyValue.set('*', 'consumer/behind', `${ports.events.epoch}:0000000000000002`);
  await ports.keyValue.set('*', 'consumer/ahead', `${ports.events.epoch}:0000000000000009`);
  await ports.keyValue.set('*', 'foreign', 'e:0000000000000009');
  await ports.keyValue.set('*', 'session', 'open', 3_600);
  await ports.messages.append('dead', [aMessage({ id: 'a' })]);
  backup = await backUp({ data, to: join(place, 'backups'), keys: join(place, 'keys'), keep: null });
  await ports.events.append('s-1', 2, [anEvent({ n: 4 })]);
});
afterEach(async () => {
  await ports.close();
  rmSync(place, { recursive: true });
});

async function restore(more: { destroyedKeys?: string } = {}): Promise<{ former: string; epoch: string }> {
  const { epoch } = await prepareRestore({ backup: backup.path, keys: keysOf(), data });
  await ports.close();
  const unlockOld = lockFolder(data);
  const { former, unlock } = await swapIn({ data, epoch, ...more });
  unlockOld();
  unlock();
  ports = await openEmbeddedPorts({ folder: data, ...more });
  return { former, epoch };
}

describe('restoring', () => {
  it('brings back what was copied under a new epoch, without read models, and keeps the former folder', async () => {
    await ports.readModels.open({ name: 'm', version: 1, indexes: [] });
    const before = ports.events.epoch;
    const { former, epoch } = await restore();
    expect([await ports.events.head(), ports.events.epoch, epoch === before]).toEqual([
      '0000000000000003',
      epoch,
      false,
    ]);
    expect([
      String(await ports.blobs.get('o', 'paper')),
      (await ports.messages.read('dead', 'o', { offset: 0, limit: 9 })).length,
    ]).toEqual(['bytes', 1]);
    expect([
      readdirSync(join(data, 'read-models')),
      readdirSync(join(former, 'read-models')).length > 0,
      epochOf(join(former, 'events.db')),
    ]).toEqual([[], true, before]);
    expect(readdirSync(place).filter((name) => name.includes('restoring'))).toEqual([]);
  });

  it('lets those who heard the log go on, not beyond its head, and ends what was kept for a time', async () => {
    await restore();
    const { epoch } = ports.events;
    const values = await Promise.all(
      ['consumer/behind', 'consumer/ahead', 'foreign', 'session'].map((key) => ports.keyValue.get('*', key)),
    );
    expect(values).toEqual([`${epoch}:0000000000000002`, `${epoch}:0000000000000003`, 'e:0000000000000009', null]);
  });

  it.each([
    ['in the data folder', undefined],
    ['elsewhere', 'elsewhere/list.jsonl'],
  ])('destroys again what was destroyed since the back-up, by a list %s', async (_, list) => {
    const more = list ? { destroyedKeys: join(place, list) } : {};
    const key = await ports.keys.existingKey('o', 'q', 'pay');
    await ports.close();
    ports = await openEmbeddedPorts({ folder: data, ...more });
    await ports.keys.destroy('o', 'p', 'pay');
    const { former } = await restore(more);
    expect([await ports.keys.dataKey('o', 'p', 'pay'), await ports.keys.dataKey('o', 'q', 'pay')]).toEqual([null, key]);
    expect(
      readDestroyedKeys(more.destroyedKeys ?? join(data, 'destroyed-keys.jsonl')).map(({ person }) => person),
    ).toEqual(['p']);
    expect(existsSync(former)).toBe(true);
  });

  it('destroys what was destroyed while it was prepared', async () => {
    const { epoch } = await prepareRestore({ backup: backup.path, keys: keysOf(), data });
    await ports.keys.destroy('o', 'q', 'pay');
    await ports.close();
    (await swapIn({ data, epoch })).unlock();
    ports = await openEmbeddedPorts({ folder: data });
    expect([ports.events.epoch, await ports.keys.existingKey('o', 'q', 'pay')]).toEqual([epoch, null]);
  });

  it('brings back neither notices nor dead letters of a person who was forgotten since', async () => {
    const notice = {
      organization: 'o',
      channel: 'IN_APP',
      template: 't',
      language: 'en',
      title: 'guinevere',
      body: '',
      path: '/',
      at: '2026-01-05T08:00:00Z',
    } as const;
    for (const [id, person, about] of [
      ['1', 'person-1', []],
      ['2', 'person-2', ['person-1']],
      ['3', 'person-2', []],
    ] as const)
      await ports.notify.send({ ...notice, id, person, about });
    for (const person of ['person-1', 'person-2'])
      await ports.messages.append('dead', [aMessage({ id: `of-${person}`, data: { person, name: 'guinevere' } })]);
    backup = await backUp({ data, to: join(place, 'backups'), keys: join(place, 'keys'), keep: null });
    await ports.keys.destroy('o', 'person-1', 'pay');
    await restore();
    expect([
      (await ports.notify.recent(9)).map(({ id }) => id),
      (await ports.messages.read('dead', 'o', { offset: 0, limit: 9 })).map(({ id }) => id),
    ]).toEqual([['3'], ['of-person-2', 'a']]);
  });

  it('does not take up what somebody else prepared meanwhile', async () => {
    const { epoch } = await prepareRestore({ backup: backup.path, keys: keysOf(), data });
    await prepareRestore({ backup: backup.path, keys: keysOf(), data });
    await expect(swapIn({ data, epoch })).rejects.toThrow('not there any more');
    expect(epochOf(join(data, 'events.db'))).toBe(ports.events.epoch);
  });

  it('works for a folder behind a link, and leaves the link', async () => {
    await ports.close();
    const [real, link] = [data, join(place, 'link')];
    symlinkSync(real, link);
    data = link;
    const { former } = await restore();
    expect([await ports.events.head(), former.startsWith(`${real}.before-restore-`)]).toEqual([
      '0000000000000003',
      true,
    ]);
  });

  it('needs the master key, and the right one', async () => {
    const key = join(data, 'master.key');
    const aside = join(place, 'apart.key');
    renameSync(key, aside);
    const prepare = (masterKey?: string) => prepareRestore({ backup: backup.path, keys: keysOf(), data, masterKey });
    await expect(prepare()).rejects.toThrow('master key is missing');
    await prepare(aside);
    writeFileSync(key, Buffer.alloc(32, 1));
    await expect(prepare()).rejects.toThrow('do not open with this master key');
    copyFileSync(aside, key);
  });

  it('refuses a damaged back-up, and touches nothing', async () => {
    truncateSync(join(backup.path, 'ops.db.sealed'), 10);
    await expect(prepareRestore({ backup: backup.path, keys: keysOf(), data })).rejects.toThrow(
      'ops.db.sealed has other bytes',
    );
    expect([readdirSync(place).toSorted(), await ports.events.head()]).toEqual([
      ['backups', 'data', 'keys'],
      '0000000000000004',
    ]);
  });
});

describe('killing a restore', () => {
  const script = join(import.meta.dirname, '../../testing/processes/restore-until-killed.ts');
  const isNew: RestoreStep[] = ['former folder moved', 'in place'];

  it.each([...restoreSteps])('after "%s" leaves the whole old folder or the whole new one', async (step) => {
    await ports.close();
    const { signal } = spawnSync(process.execPath, [script, backup.path, keysOf(), data, step], { stdio: 'inherit' });
    expect(signal).toBe('SIGKILL');
    const unlock = lockFolder(data);
    expect(isEmptyFolder(data)).toBe(false);
    ports = await openEmbeddedPorts({ folder: data });
    expect([await ports.events.head(), String(await ports.blobs.get('o', 'paper'))]).toEqual([
      `000000000000000${isNew.includes(step) ? 3 : 4}`,
      'bytes',
    ]);
    unlock();
    // what was left does not stand in the way of the next one
    await restore();
    expect(await ports.events.head()).toBe('0000000000000003');
    expect(readdirSync(place).some((name) => name.endsWith('.restoring'))).toBe(false);
  });

  it('does not begin again by itself where the data folder is removed later', async () => {
    await prepareRestore({ backup: backup.path, keys: keysOf(), data });
    await ports.close();
    renameSync(data, join(place, 'gone'));
    lockFolder(data)();
    expect(isEmptyFolder(data)).toBe(true);
    rmSync(data, { recursive: true });
    mkdirSync(data);
    ports = await openEmbeddedPorts({ folder: data });
    expect([await ports.events.head(), readFileSync(join(place, 'gone', 'master.key')).length]).toEqual(['', 32]);
  });
});
