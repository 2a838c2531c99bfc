/** @jest-environment ./infra/jsdom/environment.cjs */
import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { codeOutage } from '../../loading/patience.ts';
import { FakeWorker } from '../../testing/fake-worker.ts';
import { bitmapOfHeif } from './beside.ts';

beforeEach(() => {
  jest.useFakeTimers();
  FakeWorker.made = [];
  const noNewer = () => Promise.reject(new Error('no server'));
  Object.assign(globalThis, { Worker: FakeWorker, fetch: noNewer });
});
afterEach(() => void jest.useRealTimers());

const photo = (name = 'IMG_1.HEIC') => new File(['x'], name);
const bitmap = { width: 4, height: 3, close: () => undefined };
const soon = () => jest.advanceTimersByTimeAsync(0);
const worker = (at: number): FakeWorker => {
  const made = FakeWorker.made[at];
  if (!made) throw new Error(`There is no worker ${at}`);
  return made;
};
const ends = () => FakeWorker.made.map(({ isEnded }) => isEnded);

describe('a HEIC picture beside the page', () => {
  it('is given to a worker that has the library, which ends with it', async () => {
    const file = photo();
    const made = bitmapOfHeif(file);
    await soon();
    expect(worker(0).given).toEqual([]);
    worker(0).tell('ready');
    await soon();
    expect([worker(0).given, ends()]).toEqual([[file], [false]]);
    worker(0).tell(bitmap);
    expect([await made, ends()]).toEqual([bitmap, [true]]);
  });

  it('waits until the one before is done, whatever became of that', async () => {
    const stop = new AbortController();
    const [first, second] = [bitmapOfHeif(photo(), stop.signal), bitmapOfHeif(photo())];
    await soon();
    worker(0).tell('ready');
    await soon();
    expect(FakeWorker.made).toHaveLength(1);
    stop.abort();
    await expect(first).rejects.toMatchObject({ name: 'AbortError' });
    await soon();
    expect(ends()).toEqual([true, false]);
    worker(1).tell('ready');
    await soon();
    worker(1).tell('unreadable');
    expect([await second, ends()]).toEqual(['unreadable', [true, true]]);
  });

  it('is given up after a minute, and so is a worker that breaks', async () => {
    const slow = bitmapOfHeif(photo());
    await soon();
    worker(0).tell('ready');
    await jest.advanceTimersByTimeAsync(59_999);
    expect(ends()).toEqual([false]);
    await jest.advanceTimersByTimeAsync(1);
    expect([await slow, ends()]).toEqual(['tookTooLong', [true]]);
    const broken = bitmapOfHeif(photo());
    await soon();
    worker(1).tell('ready');
    await soon();
    worker(1).dispatchEvent(new Event('error'));
    expect([await broken, ends()]).toEqual(['unreadable', [true, true]]);
  });

  it('waits for the code, as every page does, and stops waiting when it is not wanted', async () => {
    const stop = new AbortController();
    const made = bitmapOfHeif(photo(), stop.signal);
    await soon();
    worker(0).dispatchEvent(new Event('error'));
    await soon();
    expect([codeOutage.isNow(), ends()]).toEqual([true, [true]]);
    await jest.advanceTimersByTimeAsync(1000);
    worker(1).tell('lost');
    await jest.advanceTimersByTimeAsync(2000);
    expect(ends()).toEqual([true, true, false]);
    stop.abort();
    await expect(made).rejects.toMatchObject({ name: 'AbortError' });
    expect([codeOutage.isNow(), ends()]).toEqual([false, [true, true, true]]);
  });

  it('is not begun where the file is larger than a phone can hold', async () => {
    const file = Object.defineProperty(photo(), 'size', { value: 64 * 1024 ** 2 + 1 });
    expect([await bitmapOfHeif(file), FakeWorker.made]).toEqual(['tooLarge', []]);
  });
});
