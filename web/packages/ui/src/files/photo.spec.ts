/** @jest-environment ./infra/jsdom/environment.cjs */
import { waitFor } from '@testing-library/dom';
import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { FakeWorker } from '../testing/browser.ts';
import { photoWithin, profilePictureOf } from './photo.ts';

const kept = {
  createImageBitmap: globalThis.createImageBitmap,
  OffscreenCanvas: globalThis.OffscreenCanvas,
  Worker: globalThis.Worker,
};
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
  FakeWorker.made = [];
  const bitmap = (file: File) =>
    file.name.startsWith('broken')
      ? Promise.reject(new Error('no picture'))
      : Promise.resolve({ width: 4000, height: 3000, close: () => undefined });
  Object.assign(globalThis, { createImageBitmap: bitmap, OffscreenCanvas: Canvas, Worker: FakeWorker });
});
afterEach(() => void Object.assign(globalThis, kept));

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
    expect([made, drawn.at(-1)]).toMatchObject([{ size: 3_339 }, { width: 70, height: 53, quality: 0.9 }]);
    expect(await photoWithin(fileOf('a.jpg', 9_000), { bytes: 10, side: 100 })).toBe('tooLarge');
  });

  it('is unreadable where the browser finds no picture in it', async () =>
    expect(await photoWithin(fileOf('broken.jpg', 9_000), { bytes: 10, side: 100 })).toBe('unreadable'));
});

const heicBytes = '\0\0\0\x18ftypheic\0\0\0\0mif1heic';
const roomy = { bytes: 10_000, side: 100 };

describe('a photo as phones keep it', () => {
  it.each([
    ['by its bytes', new File([heicBytes], 'IMG_1')],
    ['by its bytes, whatever it is called', new File([heicBytes], 'IMG_1.jpg', { type: 'image/jpeg' })],
    ['by its type', fileOf('IMG_1', 9, 'image/heic')],
    ['by its name', fileOf('IMG_1.HEIC', 9, '')],
  ])('is known %s, and drawn anew by a browser that can, however small', async (_how, file) => {
    expect(await photoWithin(file, roomy)).toMatchObject({ name: 'IMG_1.jpg', type: 'image/jpeg' });
    expect([drawn.length, FakeWorker.made]).toEqual([1, []]);
  });

  it('is drawn by a decoder of ours where the browser has none', async () => {
    const made = photoWithin(new File([heicBytes], 'broken.heic'), roomy);
    await expectWorker('ready');
    const close = jest.fn();
    await expectWorker({ width: 48, height: 64, close });
    expect(await made).toMatchObject({ name: 'broken.jpg', type: 'image/jpeg' });
    expect([drawn, close.mock.calls.length]).toEqual([[{ width: 48, height: 64, quality: 0.9 }], 1]);
  });

  it('says why it is none', async () => {
    const made = photoWithin(new File([heicBytes], 'broken.heic'), roomy);
    await expectWorker('ready');
    await expectWorker('tooLarge');
    expect(await made).toBe('tooLarge');
    expect(await photoWithin(fileOf('broken.heic', 9, 'image/heic'), roomy)).toBe('unreadable');
    expect(FakeWorker.made).toHaveLength(1);
  });

  it('is not sent when it was stopped meanwhile', async () => {
    const stop = new AbortController();
    const made = photoWithin(new File([heicBytes], 'broken.heic'), { ...roomy, signal: stop.signal });
    await expectWorker('ready');
    stop.abort();
    await expect(made).rejects.toMatchObject({ name: 'AbortError' });
    expect(FakeWorker.made[0]?.isEnded).toBe(true);
  });
});

async function expectWorker(told: Parameters<FakeWorker['tell']>[0]): Promise<void> {
  await waitFor(() => expect(FakeWorker.made.at(-1)?.given).toHaveLength(told === 'ready' ? 0 : 1));
  FakeWorker.made.at(-1)?.tell(told);
}

describe('a profile picture', () => {
  it('is a data URL within the limit of the server', async () => {
    const made = await profilePictureOf(fileOf('a.jpg', 2_700_000));
    const url = typeof made === 'string' ? made : made.url;
    expect(url.slice(0, 30)).toMatch(/^data:image\/jpeg;base64,/);
    expect(url.length).toBeLessThanOrEqual(Math.ceil((65_536 * 4) / 3) + 32);
  });
  it.each(['image/svg+xml', 'application/pdf', ''])('is none of the type %j', async (type) =>
    expect(await profilePictureOf(fileOf('a', 10, type))).toBe('otherType'),
  );
  it('may be one of a phone', async () =>
    expect(await profilePictureOf(new File([heicBytes], 'IMG_1'))).toEqual({
      url: expect.stringMatching(/^data:image\/jpeg/),
    }));
});
