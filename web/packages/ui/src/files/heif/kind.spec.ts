import { readFileSync } from 'node:fs';
import { describe, expect, it } from '@jest/globals';
import { heifKindOf } from './kind.ts';

const box = (brands: string[], name = 'ftyp', size = 8 + 4 * (brands.length + 1)) => {
  const [major = '', ...compatible] = brands;
  const head = Buffer.alloc(4);
  head.writeUInt32BE(size);
  return Buffer.concat([head, Buffer.from(`${name}${major}\0\0\0\0${compatible.join('')}`, 'latin1')]);
};
const kindOf = (bytes: Uint8Array<ArrayBuffer>) => heifKindOf(new Blob([bytes]));

describe('what the first bytes say', () => {
  it.each(['heic', 'heix', 'hevc', 'mif1', 'msf1'])('%s is HEIF', async (brand) =>
    expect(await kindOf(box([brand, 'miaf']))).toBe('heif'),
  );
  it.each(['upright', 'turned', 'mirrored'])('so is the picture %s', async (name) =>
    expect(await kindOf(readFileSync(new URL(`pictures/${name}.heic`, import.meta.url)))).toBe('heif'),
  );
  it('counts the compatible brands, too', async () => {
    expect(await kindOf(box(['mif1', 'avif', 'miaf']))).toBe('avif');
    expect(await kindOf(box(['mif1', 'avif', 'heic']))).toBe('heif');
    expect(await kindOf(box(['xxxx', 'heic']))).toBe('heif');
  });
  it('knows AVIF', async () => expect(await kindOf(box(['avif', 'mif1', 'miaf']))).toBe('avif'));

  it.each([
    ['a film', box(['isom', 'mp42'])],
    ['another box', box(['heic'], 'moov')],
    ['a brand behind the box', box(['isom', 'heic'], 'ftyp', 16)],
    ['a JPEG', Buffer.from('ffd8ffe000104a4649460001', 'hex')],
    ['a few bytes', Buffer.from('ftyp')],
    ['nothing', Buffer.alloc(0)],
  ])('%s is neither', async (_what, bytes) => expect(await kindOf(bytes)).toBeNull());
});
