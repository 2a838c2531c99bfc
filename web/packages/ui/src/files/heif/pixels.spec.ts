import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { describe, expect, it } from '@jest/globals';
import load from 'libheif-js/libheif-wasm/libheif.js';
import { pixelsOf, type Pixels } from './pixels.ts';

const wasm = createRequire(import.meta.url).resolve('libheif-js/libheif-wasm/libheif.wasm');
const heif = load({ wasmBinary: readFileSync(wasm) });

const most = 60_000_000;
const fileOf = (name: string): Buffer => readFileSync(new URL(`pictures/${name}.heic`, import.meta.url));
const read = (bytes: Buffer, mostPixels = most) => pixelsOf(heif, new Uint8Array(bytes).buffer, mostPixels);
const picture = (name: string): Pixels => {
  const made = read(fileOf(name));
  if (typeof made === 'string') throw new Error(made);
  return made;
};

/** Colours of the corners: top left, top right, bottom left, bottom right. */
function corners({ width, height, data }: Pixels): string[] {
  const colourAt = (x: number, y: number) => {
    const [red = 0, green = 0, blue = 0, alpha = 0] = data.subarray((y * width + x) * 4);
    return alpha === 255 && red > 150 ? 'red' : green > 120 ? 'green' : blue > 150 ? 'blue' : 'none';
  };
  const [right, bottom] = [width - 3, height - 3];
  return [colourAt(2, 2), colourAt(right, 2), colourAt(2, bottom), colourAt(right, bottom)];
}

/** The file with other sides in its property `ispe`. */
function sized(name: string, width: number, height: number): Buffer {
  const bytes = Buffer.from(fileOf(name));
  for (let at = bytes.indexOf('ispe'); at >= 0; at = bytes.indexOf('ispe', at + 4)) {
    bytes.writeUInt32BE(width, at + 8);
    bytes.writeUInt32BE(height, at + 12);
  }
  return bytes;
}

// the camera saw green above, below it red at the left and blue at the right
describe('a HEIC picture', () => {
  it('has its pixels', () => {
    const made = picture('upright');
    expect([made.width, made.height, made.data.length]).toEqual([64, 48, 64 * 48 * 4]);
    expect(corners(made)).toEqual(['green', 'green', 'red', 'blue']);
  });

  it('is turned once, though its Exif part says the same again', () => {
    const made = picture('turned');
    expect([made.width, made.height, made.data.length]).toEqual([48, 64, 48 * 64 * 4]);
    expect(corners(made)).toEqual(['red', 'green', 'blue', 'green']);
  });

  it('is mirrored once', () => expect(corners(picture('mirrored'))).toEqual(['green', 'green', 'blue', 'red']));

  it('is not decoded where it has too many pixels', () => {
    expect(read(fileOf('upright'), 64 * 48 - 1)).toBe('tooLarge');
    expect(typeof read(fileOf('upright'), 64 * 48)).toBe('object');
  });
  it.each([
    [30_000, 30_000],
    [60_000_001, 1],
  ])('is not decoded where it says to have %d x %d', (width, height) =>
    expect(read(sized('upright', width, height))).toBe('tooLarge'),
  );

  it.each([
    ['with less than it says', sized('upright', 4000, 3000)],
    ['cut within its boxes', fileOf('turned').subarray(0, 400)],
    ['without a part of its pixels', fileOf('turned').subarray(0, -90)],
    ['that is only called so', Buffer.from('\0\0\0\x18ftypheic\0\0\0\0mif1heic', 'latin1')],
    ['that is a text', Buffer.from('hello')],
    ['of no bytes', Buffer.alloc(0)],
  ])('%s cannot be read', (_what, bytes) => expect(read(bytes)).toBe('unreadable'));

  it('gives back the memory of a hundred', () => {
    picture('turned');
    const { byteLength } = heif.HEAPU8.buffer;
    for (let n = 0; n < 100; n++) {
      picture('turned');
      read(sized('upright', 4000, 3000));
      read(fileOf('upright'), 1);
    }
    expect(heif.HEAPU8.buffer.byteLength).toBe(byteLength);
  });
});
