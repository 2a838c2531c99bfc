import { crc32, deflateSync } from 'node:zlib';
import { type Page } from '@playwright/test';

const colours = 256;

/** Pixels of a picture by the commonest colours in it: width, height, palette (RGB) and an index per pixel. */
async function indexed(
  page: Page,
  png: Buffer,
): Promise<{ width: number; height: number; palette: number[]; pixels: Buffer }> {
  const { pixels, ...rest } = await page.evaluate(
    async ([base64, most]) => {
      const image = await createImageBitmap(new Blob([Uint8Array.from(atob(base64), (one) => one.codePointAt(0)!)]));
      const { width, height } = image;
      const context = new OffscreenCanvas(width, height).getContext('2d')!;
      context.drawImage(image, 0, 0);
      const seen = new Uint32Array(context.getImageData(0, 0, width, height).data.buffer);
      const counts = new Map<number, number>();
      for (const colour of seen) counts.set(colour, (counts.get(colour) ?? 0) + 1);
      const kept = [...counts]
        .toSorted(([, a], [, b]) => b - a)
        .slice(0, most)
        .map(([colour]) => colour);
      const parts = (colour: number): number[] => [colour & 255, (colour >> 8) & 255, (colour >> 16) & 255];
      const palette = kept.map(parts);
      const nearest = (colour: number): number => {
        const [r, g, b] = parts(colour) as [number, number, number];
        const far = palette.map(([pr, pg, pb]) => (r - pr!) ** 2 + (g - pg!) ** 2 + (b - pb!) ** 2);
        return far.indexOf(Math.min(...far));
      };
      const places = new Map([...counts.keys()].map((colour) => [colour, nearest(colour)]));
      return {
        width,
        height,
        palette: palette.flat(),
        pixels: [...seen].map((colour) => String.fromCodePoint(places.get(colour)!)).join(''),
      };
    },
    [png.toString('base64'), colours] as const,
  );
  return { ...rest, pixels: Buffer.from(pixels, 'latin1') };
}

function chunk(name: string, data: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(name, 'latin1'), data]);
  const ends = [data.length, crc32(named)].map((number) => {
    const bytes = Buffer.alloc(4);
    bytes.writeUInt32BE(number);
    return bytes;
  });
  return Buffer.concat([ends[0]!, named, ends[1]!]);
}

/** The same picture with at most 256 colours, about half as large. */
export async function smallPng(page: Page, png: Buffer): Promise<Buffer> {
  const { width, height, palette, pixels } = await indexed(page, png);
  const head = Buffer.alloc(13);
  head.writeUInt32BE(width, 0);
  head.writeUInt32BE(height, 4);
  // eight bits, by palette
  head.set([8, 3, 0, 0, 0], 8);
  const rows = Buffer.concat(
    Array.from({ length: height }, (_, row) =>
      Buffer.concat([Buffer.from([0]), pixels.subarray(row * width, (row + 1) * width)]),
    ),
  );
  return Buffer.concat([
    png.subarray(0, 8),
    chunk('IHDR', head),
    chunk('PLTE', Buffer.from(palette)),
    chunk('IDAT', deflateSync(rows, { level: 9 })),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}
