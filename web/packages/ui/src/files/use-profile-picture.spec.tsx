/** @jest-environment ./infra/jsdom/environment.cjs */
import { act, renderHook, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { FakeWorker } from '../testing/browser.ts';
import { useProfilePicture } from './use-profile-picture.ts';

const kept = { createImageBitmap: globalThis.createImageBitmap, Worker: globalThis.Worker };
beforeEach(() => {
  FakeWorker.made = [];
  const cannot = () => Promise.reject(new Error('no picture'));
  Object.assign(globalThis, { createImageBitmap: cannot, Worker: FakeWorker });
});
afterEach(() => void Object.assign(globalThis, kept));

const photo = () => new File(['\0\0\0\x18ftypheic\0\0\0\0mif1heic'], 'IMG_1');
const workers = (count: number) => waitFor(() => expect(FakeWorker.made).toHaveLength(count));
const ends = () => FakeWorker.made.map(({ isEnded }) => isEnded);

/** A screen with the hook, and what came of each file that was chosen there. */
function aScreen() {
  const { result, unmount } = renderHook(useProfilePicture);
  const came: unknown[] = [];
  const choose = (file: File) => act(() => void result.current.prepare(file).then((made) => came.push(made)));
  return { came, choose, isPreparing: () => result.current.isPreparing, unmount };
}

describe('a picture that is chosen', () => {
  it('is being prepared until it is known what becomes of it', async () => {
    const { came, choose, isPreparing } = aScreen();
    expect(isPreparing()).toBe(false);
    choose(photo());
    await workers(1);
    expect(isPreparing()).toBe(true);
    FakeWorker.made[0]?.tell('ready');
    await waitFor(() => expect(FakeWorker.made[0]?.given).toHaveLength(1));
    FakeWorker.made[0]?.tell('unreadable');
    await waitFor(() => expect([came, isPreparing()]).toEqual([['unreadable'], false]));
  });

  it('gives way to the one chosen after it', async () => {
    const { came, choose, isPreparing } = aScreen();
    choose(photo());
    await workers(1);
    choose(new File(['x'], 'a.txt', { type: 'text/plain' }));
    await waitFor(() => expect([new Set(came), isPreparing()]).toEqual([new Set([null, 'otherType']), false]));
    expect(ends()).toEqual([true]);
  });

  it('is not prepared any more once its screen is left', async () => {
    const { came, choose, unmount } = aScreen();
    choose(photo());
    await workers(1);
    unmount();
    await waitFor(() => expect([came, ends()]).toEqual([[null], [true]]));
  });
});
