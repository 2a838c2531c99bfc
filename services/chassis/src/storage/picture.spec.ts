import { deflateSync } from 'node:zlib';
import { describe, expect, it } from '@jest/globals';
import sharp from 'sharp';
import { bitmap, pictureOf } from '../testing/pictures.ts';
import { mustBePicture, redrawn } from './picture.ts';

const refused = { name: 'file_format' };
const crcOf = (bytes: Buffer): number => {
  let crc = ~0;
  for (const byte of bytes) {
    crc ^= byte;
    for (let n = 0; n < 8; n++) crc = crc & 1 ? (crc >>> 1) ^ 0xedb88320 : crc >>> 1;
  }
  return ~crc >>> 0;
};
function chunk(name: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(name), data]);
  const [size, crc] = [Buffer.alloc(4), Buffer.alloc(4)];
  size.writeUInt32BE(data.length);
  crc.writeUInt32BE(crcOf(body));
  return Buffer.concat([size, body, crc]);
}
/** One bit a pixel, all alike: a small file of many pixels. */
function hugePng(side: number): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(side, 0);
  header.writeUInt32BE(side, 4);
  header[8] = 1;
  const pixels = deflateSync(Buffer.alloc((side / 8 + 1) * side), { level: 9 });
  const signature = Buffer.from('89504e470d0a1a0a', 'hex');
  return Buffer.concat([signature, chunk('IHDR', header), chunk('IDAT', pixels), chunk('IEND', Buffer.alloc(0))]);
}

const broken: [string, string, Buffer][] = [
  ['a bare signature', 'image/png', Buffer.from('89504e470d0a1a0a', 'hex')],
  ['a signature with a text', 'image/png', Buffer.concat([Buffer.from('89504e470d0a1a0a', 'hex'), Buffer.from('x')])],
  ['a picture of 20,000 x 20,000 pixels', 'image/png', hugePng(20_000)],
  ['three bytes of a photo', 'image/jpeg', Buffer.from('ffd8ff', 'hex')],
  ['the head of a GIF', 'image/gif', Buffer.from('GIF89a')],
  ['the head of a WEBP', 'image/webp', Buffer.from('RIFF\x1a\x00\x00\x00WEBPVP8L', 'latin1')],
  ['an empty TIFF', 'image/tiff', Buffer.from('49492a000800000000000000', 'hex')],
  ['the head of a bitmap', 'image/bmp', Buffer.from('BM\x46\x00\x00\x00', 'latin1')],
  ['a bitmap without its pixels', 'image/bmp', bitmap(100, 100).subarray(0, 60)],
  ['a bitmap of too many pixels', 'image/bmp', bitmap(1, 1, 20_000)],
];

describe('a claimed picture', () => {
  it.each(['png', 'jpeg', 'gif', 'webp', 'tiff'] as const)('is one: %s', async (format) => {
    await expect(mustBePicture(await pictureOf(format), `image/${format}`)).resolves.toBeUndefined();
  });
  it('is one: bmp', async () => expect(mustBePicture(bitmap(3, 2), 'image/bmp')).resolves.toBeUndefined());
  it.each(broken)('is none: %s', async (_what, type, bytes) => {
    expect(bytes.length).toBeLessThan(64 * 1024);
    await expect(mustBePicture(bytes, type)).rejects.toMatchObject(refused);
  });
});

describe('a picture drawn anew', () => {
  it.each(broken.filter(([, type]) => type !== 'image/bmp'))('is not made of %s', async (_what, _type, bytes) =>
    expect(redrawn(bytes, 512)).rejects.toMatchObject(refused),
  );

  it('is turned as its camera says, and says nothing of camera, place and owner', async () => {
    const photo = await sharp({ create: { width: 40, height: 20, channels: 3, background: 'red' } })
      .jpeg()
      .withExif({ IFD0: { Artist: 'Zwetschgenmaler' }, IFD3: { GPSLatitude: '52/1 31/1 0/1' } })
      .withMetadata({ orientation: 6 })
      .toBuffer();
    expect(photo.includes('Zwetschgenmaler')).toBe(true);
    const { type, bytes } = await redrawn(photo, 512);
    const { width, height, exif, orientation } = await sharp(bytes).metadata();
    expect([type, width, height, exif, orientation]).toEqual(['image/jpeg', 20, 40, undefined, undefined]);
    expect(bytes.includes('Zwetschgenmaler')).toBe(false);
  });

  it('is small, and stays transparent', async () => {
    const made = await redrawn(await pictureOf('png', { width: 1200, height: 600, alpha: 0.5 }), 512);
    const { width, height, hasAlpha } = await sharp(made.bytes).metadata();
    expect([made.type, width, height, hasAlpha]).toEqual(['image/png', 512, 256, true]);
  });

  it('loses what stood behind the picture', async () => {
    const { bytes } = await redrawn(Buffer.concat([await pictureOf('png'), Buffer.from('<script>')]), 512);
    expect(bytes.includes('<script>')).toBe(false);
  });

  it('is made of many at once', async () => {
    const picture = await pictureOf('jpeg');
    const made = await Promise.all(Array.from({ length: 20 }, () => redrawn(picture, 64)));
    expect(new Set(made.map(({ type }) => type))).toEqual(new Set(['image/jpeg']));
  });
});
