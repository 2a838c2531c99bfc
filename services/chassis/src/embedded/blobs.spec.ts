import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import {
  closeSync,
  existsSync,
  fstatSync,
  mkdirSync,
  mkdtempSync,
  openSync,
  readdirSync,
  readSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { FolderBlobs } from './blobs.ts';

let folder: string;
let blobs: FolderBlobs;
const files = () =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) => statSync(join(folder, name)).isFile());
/** What the disk still holds of a file that has no name any more. */
const remains = (file: number) => {
  const bytes = Buffer.alloc(fstatSync(file).size);
  readSync(file, bytes, 0, bytes.length, 0);
  closeSync(file);
  return [...new Set(bytes)];
};

beforeEach(() => {
  folder = join(mkdtempSync(join(tmpdir(), 'kadro-blobs-')), 'blobs');
  blobs = new FolderBlobs(folder);
});
afterEach(() => rmSync(dirname(folder), { recursive: true }));

describe('a file', () => {
  it('lies under its organization, for its owner only, and nothing else is left', async () => {
    await blobs.put('o', 'a-1', Buffer.from('one'));
    await blobs.put('o', 'a-1', Buffer.from('two'));
    expect(files()).toEqual([expect.stringMatching(/^o\/[0-9a-f]{2}\/a-1$/)]);
    expect(statSync(join(folder, files()[0]!)).mode & 0o777).toBe(0o600);
  });

  it.each(['delete', 'put'] as const)('is overwritten by %s', async (act) => {
    await blobs.put('o', 'a', Buffer.from('private'.repeat(1_000)));
    const file = openSync(join(folder, files()[0]!), 'r');
    await blobs[act]('o', 'a', Buffer.from('other'));
    expect(remains(file)).toEqual([0]);
  });

  it('that a process left unfinished is overwritten and removed by the next one', async () => {
    mkdirSync(join(folder, '.unfinished'), { recursive: true });
    writeFileSync(join(folder, '.unfinished', 'left'), 'private');
    const file = openSync(join(folder, '.unfinished', 'left'), 'r');
    await blobs.put('o', 'a', Buffer.from('a'));
    expect([remains(file), existsSync(join(folder, '.unfinished', 'left'))]).toEqual([[0], false]);
  });
});

describe('a name that could leave the folder', () => {
  it.each(['', '.', '..', '../a', 'a/b', '/a', '.unfinished', 'a\0', 'a\n', 'ä', 'a b'])(
    'is refused: %j',
    async (name) => {
      for (const [organization, id] of [
        [name, 'a'],
        ['o', name],
      ] as const) {
        await expect(blobs.put(organization, id, Buffer.from('a'))).rejects.toBeInstanceOf(RangeError);
        await expect(blobs.get(organization, id)).rejects.toBeInstanceOf(RangeError);
        await expect(blobs.delete(organization, id)).rejects.toBeInstanceOf(RangeError);
      }
      expect(existsSync(folder)).toBe(false);
    },
  );
});
