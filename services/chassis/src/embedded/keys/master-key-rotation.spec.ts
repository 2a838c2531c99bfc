import { spawnSync } from 'node:child_process';
import { copyFileSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { fingerprintOf } from '../../ports/shared/key-wrapping.ts';
import { openEmbeddedPorts } from '../../profiles/embedded/ports.ts';
import { rotateMasterKey, rotationSteps } from './master-key-rotation.ts';

const until = fileURLToPath(new URL('../../testing/processes/rotate-until-killed.ts', import.meta.url));
let folder: string;
let before: string[];

const at = (name: string) => join(folder, name);
const master = () => readFileSync(at('master.key'));
/** All that is under the master key: two keys, one of them of somebody who is forgotten, and a secret. */
async function contents(): Promise<string[]> {
  const ports = await openEmbeddedPorts({ folder });
  const { keys } = ports;
  const found = [
    await keys.dataKey('o', 'p', 'pay'),
    await keys.dataKey('o', 'gone', 'pay'),
    await keys.secret('pepper', () => Buffer.from('first')),
  ];
  await ports.close();
  return found.map((key) => String(key?.toString('hex')));
}

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'kadro-rotated-'));
  const ports = await openEmbeddedPorts({ folder });
  await ports.keys.dataKey('o', 'gone', 'pay');
  await ports.keys.destroy('o', 'gone', 'pay');
  await ports.close();
  before = await contents();
});
afterEach(() => rmSync(folder, { recursive: true }));

describe('rotating the master key of a folder', () => {
  it('keeps every key, under another master key; who is forgotten stays so', async () => {
    const former = master();
    expect(rotateMasterKey(folder)).toEqual({
      keys: 3,
      former: fingerprintOf(former),
      current: fingerprintOf(master()),
      formerFile: at(`master.key.former-${fingerprintOf(former)}`),
    });
    expect([master().equals(former), await contents()]).toEqual([false, before]);
  });

  it('leaves the former one for back-ups, which say that they want it', async () => {
    const former = master();
    copyFileSync(at('keys.db'), at('older.db'));
    const { formerFile } = rotateMasterKey(folder);
    expect(readFileSync(formerFile)).toEqual(former);
    copyFileSync(at('older.db'), at('keys.db'));
    const wanted = `do not open with this master key (${fingerprintOf(master())}); they were wrapped with ${fingerprintOf(former)}`;
    await expect(contents()).rejects.toThrow(wanted);
    copyFileSync(formerFile, at('master.key'));
    expect(await contents()).toEqual(before);
  });

  it('may be done again and again', async () => {
    for (let n = 0; n < 3; n++) rotateMasterKey(folder);
    expect([await contents(), readdirSync(folder).filter((name) => name.includes('former')).length]).toEqual([
      before,
      3,
    ]);
  });

  it.each(rotationSteps)(
    'loses nothing where it is killed after the step "%s", and goes through the next time',
    async (step) => {
      const { signal } = spawnSync(process.execPath, ['--disable-warning=ExperimentalWarning', until, folder, step]);
      expect([signal, await contents()]).toEqual(['SIGKILL', before]);
      rotateMasterKey(folder);
      expect([await contents(), existsSync(at('master.key.next'))]).toEqual([before, false]);
    },
  );

  it('changes nothing with another master key', async () => {
    const [own, keys] = [master(), readFileSync(at('keys.db'))];
    writeFileSync(at('master.key'), Buffer.alloc(32, 1));
    expect(() => rotateMasterKey(folder)).toThrow(`they were wrapped with ${fingerprintOf(own)}`);
    expect([master(), readFileSync(at('keys.db'))]).toEqual([Buffer.alloc(32, 1), keys]);
  });
});
