/** @jest-environment jsdom */
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { photoWithin, profilePictureOf } from './photo.ts';

const kept = { bitmap: globalThis.createImageBitmap, canvas: globalThis.OffscreenCanvas };
const drawn: { width: number; height: number; quality: number }[] = [];

/** As many bytes as pixels, by quality. */
class Canvas {
  readonly width: number;
  readonly height: number;
  constructor(width: number, height: number) {
    [this.width, this.height] = [width, height];
  }
  getContext() {
    return { fillRect: () => undefined, drawImage: () => undefined };
  }
  convertToBlob({ type, quality }: { type: string; quality: number }) {
    drawn.push({ width: this.width, height: this.height, quality });
    return Promise.resolve(new Blob(['x'.repeat(Math.round(this.width * this.height * quality))], { type }));
  }
}

beforeEach(() => {
  drawn.length = 0;
  const bitmap = (file: File) =>
    file.name.startsWith('broken')
      ? Promise.reject(new Error('no picture'))
      : Promise.resolve({ width: 4000, height: 3000, close: () => undefined });
  Object.assign(globalThis, { createImageBitmap: bitmap, OffscreenCanvas: Canvas });
});
afterEach(() => {
  Object.assign(globalThis, { createImageBitmap: kept.bitmap, OffscreenCanvas: kept.canvas });
});

const fileOf = (name: string, size: number, type = 'image/jpeg') => new File(['x'.repeat(size)], name, { type });

describe('a photo that has to fit', () => {
  it('stays as it is where it does', async () => {
    const file = fileOf('a.png', 500, 'image/png');
    expect(await photoWithin(file, { bytes: 500, side: 100 })).toBe(file);
    expect(drawn).toEqual([]);
  });

  it('becomes a JPEG of at most that side, in the best quality that fits', async () => {
    const made = await photoWithin(fileOf('IMG_1.PNG', 9_000, 'image/png'), { bytes: 6_000, side: 100 });
    expect(made).toMatchObject({ name: 'IMG_1.jpg', type: 'image/jpeg', size: 5_625 });
    expect(drawn).toEqual([
      { width: 100, height: 75, quality: 0.9 },
      { width: 100, height: 75, quality: 0.75 },
    ]);
  });

  it('becomes smaller where no quality suffices, and nothing where nothing does', async () => {
    const made = await photoWithin(fileOf('a.jpg', 9_000), { bytes: 4_000, side: 100 });
    expect([made?.size, drawn.at(-1)]).toEqual([3_339, { width: 70, height: 53, quality: 0.9 }]);
    expect(await photoWithin(fileOf('a.jpg', 9_000), { bytes: 10, side: 100 })).toBeNull();
  });

  it('is nothing where the browser finds no picture in it', async () =>
    expect(await photoWithin(fileOf('broken.jpg', 9_000), { bytes: 10, side: 100 })).toBeNull());
});

describe('a profile picture', () => {
  it('is a data URL within the limit of the server', async () => {
    const url = await profilePictureOf(fileOf('a.jpg', 2_700_000));
    expect(url).toMatch(/^data:image\/jpeg;base64,/);
    expect(url!.length).toBeLessThanOrEqual(Math.ceil((65_536 * 4) / 3) + 32);
  });
  it.each(['image/svg+xml', 'application/pdf', ''])('is none of the type %j', async (type) =>
    expect(await profilePictureOf(fileOf('a', 10, type))).toBeNull(),
  );
});
