import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { backUp, lockFolder, openEmbeddedPorts } from '@kadro/chassis/embedded';
import { rotateSigningKey } from '@kadro/identity';
import { runScript } from './testing/scripts.ts';

const place = mkdtempSync(join(tmpdir(), 'kadro-keys-'));
const data = join(place, 'data');
const backups = { to: join(place, 'backups'), keys: join(place, 'key-backups') };
const list = join(place, 'elsewhere', 'destroyed.jsonl');
const settings = {
  KADRO_DATA: data,
  KADRO_DESTROYED_KEYS: list,
  KADRO_BACKUP: backups.to,
  KADRO_BACKUP_KEYS: backups.keys,
};

const script = (name: string, ...args: string[]) => runScript(settings, name, ...args);

const master = () => readFileSync(join(data, 'master.key'));
async function secretOf(name: string): Promise<Buffer | null> {
  const ports = await openEmbeddedPorts({ folder: data, destroyedKeys: list });
  return ports.keys.existingSecret(name).finally(() => ports.close());
}

beforeAll(async () => {
  const ports = await openEmbeddedPorts({ folder: data, destroyedKeys: list });
  await rotateSigningKey(ports.keys, Temporal.Now.instant());
  await ports.keys.dataKey('o', 'p', 'pay');
  await ports.keys.destroy('o', 'p', 'health');
  await ports.close();
  await backUp({ data, ...backups, keep: null });
});
afterAll(() => rmSync(place, { recursive: true }));

describe('keys of a data folder', () => {
  it.each([[], ['rotate'], ['destroyed', 'twice']])('says what can be done with them (%s)', async (...given) => {
    expect(await script('keys', ...given)).toMatchObject({
      code: 1,
      out: '',
      err: expect.stringContaining('npm run keys -- rotate-master'),
    });
  });

  it('that were destroyed are named, a line each', async () => {
    expect(await script('keys', 'destroyed')).toEqual({
      code: 0,
      err: '',
      out: `${JSON.stringify({ organization: 'o', person: 'p', class: 'health' })}\n`,
    });
  });

  it('for tokens are made anew beside a server', async () => {
    const unlock = lockFolder(data);
    const made = [await script('keys', 'rotate-signing'), await script('keys', 'rotate-refresh')];
    unlock();
    expect(made).toMatchObject([
      { code: 0, out: expect.stringContaining('signed with key 3') },
      { code: 0, out: expect.stringContaining('everybody signs in again') },
    ]);
    expect([await secretOf('access-token/3'), await secretOf('refresh-token/2')]).not.toContain(null);
  });
});

describe('the master key of a data folder', () => {
  it('is not rotated beside a server', async () => {
    const [own, unlock] = [master(), lockFolder(data)];
    expect(await script('keys', 'rotate-master')).toMatchObject({
      code: 1,
      err: expect.stringContaining('in use by another process'),
    });
    unlock();
    expect(master()).toEqual(own);
  });

  it('is rotated, and says where the former one is, which back-ups want', async () => {
    const own = master();
    const { code, out } = await script('keys', 'rotate-master');
    const former = /It is in (\S+):/.exec(out)![1]!;
    expect([code, master().equals(own), readFileSync(former)]).toEqual([0, false, own]);
    expect(await script('restore', 'latest')).toMatchObject({
      code: 1,
      err: expect.stringMatching(/do not open with this master key .*--master-key: a rotation has left it/),
    });
    expect(await script('restore', 'latest', '--master-key', former)).toMatchObject({ code: 0, err: '' });
    expect([master(), existsSync(former)]).toEqual([own, false]);
  });
});
