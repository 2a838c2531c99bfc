import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { appendFileSync, copyFileSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fixedClock } from '../../testing/time/fixed-clock.ts';
import { DestroyedKeys, readDestroyedKeys } from './destroyed-keys.ts';
import { openEmbeddedPorts } from '../../profiles/embedded/ports.ts';

let folder: string;
let list: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'kadro-destroyed-'));
  list = join(folder, 'elsewhere', 'destroyed-keys.jsonl');
});
afterEach(() => rmSync(folder, { recursive: true }));

const people = () => readDestroyedKeys(list).map(({ person }) => person);
const listed = () => new DestroyedKeys(list, fixedClock());

describe('listing a destroyed key', () => {
  it('names organization, person, class and time, once, for the owner of the file only', () => {
    listed().add('o', 'p', 'health');
    listed().add('o', 'p', 'health');
    expect(readDestroyedKeys(list)).toEqual([
      { organization: 'o', person: 'p', class: 'health', at: expect.stringMatching(/^\d{4}-.*Z$/) },
    ]);
    expect(statSync(list).mode & 0o777).toBe(0o600);
  });

  it('is not harmed by a line that a crash cut', () => {
    listed().add('o', 'p', 'health');
    appendFileSync(list, '{"organization":"o","per');
    listed().add('o', 'q', 'health');
    expect(people()).toEqual(['p', 'q']);
  });

  it('refuses to go on with a damaged list', () => {
    listed().add('o', 'p', 'health');
    writeFileSync(list, readFileSync(list, 'utf8').replace('"person"', 'person'));
    expect(listed).toThrow(SyntaxError);
  });
});

describe('destroying a key', () => {
  it('destroys it in an older copy of the keys too, and leaves the others', async () => {
    const place = { folder: join(folder, 'data'), destroyedKeys: list };
    const ports = await openEmbeddedPorts(place);
    const kept = await ports.keys.dataKey('o', 'p', 'pay');
    await ports.keys.dataKey('o', 'p', 'health');
    await ports.close();
    const keys = join(place.folder, 'keys.db');
    copyFileSync(keys, `${keys}.older`);
    const again = await openEmbeddedPorts(place);
    await again.keys.destroy('o', 'p', 'health');
    await again.close();
    copyFileSync(`${keys}.older`, keys);
    const restored = await openEmbeddedPorts(place);
    expect([
      await restored.keys.existingKey('o', 'p', 'health'),
      await restored.keys.dataKey('o', 'p', 'health'),
      await restored.keys.existingKey('o', 'p', 'pay'),
    ]).toEqual([null, null, kept]);
    await restored.close();
  });

  it('is not done where it cannot be listed', async () => {
    const ports = await openEmbeddedPorts({
      folder: join(folder, 'data'),
      destroyedKeys: join(folder, 'data', 'events.db', 'list'),
    });
    const key = await ports.keys.dataKey('o', 'p', 'health');
    await expect(ports.keys.destroy('o', 'p', 'health')).rejects.toThrow();
    expect(await ports.keys.existingKey('o', 'p', 'health')).toEqual(key);
    await ports.close();
  });
});
