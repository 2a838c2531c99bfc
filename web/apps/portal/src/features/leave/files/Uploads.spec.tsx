/** @jest-environment ./infra/jsdom/environment.cjs */
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { FakeWorker } from '@kadro/ui/testing';
import { draw } from '../../../testing/render.tsx';
import { fakeApi } from '../../../testing/api.ts';
import { Uploads } from './Uploads.tsx';
import { useUploads } from './use-uploads.ts';

const kept = {
  createImageBitmap: globalThis.createImageBitmap,
  OffscreenCanvas: globalThis.OffscreenCanvas,
  Worker: globalThis.Worker,
};
class Canvas {
  getContext = () => ({ fillRect: () => undefined, drawImage: () => undefined });
  convertToBlob = () => Promise.resolve(new Blob(['drawn'], { type: 'image/jpeg' }));
}
const cannot = () => Promise.reject(new Error('no picture'));

beforeEach(() => {
  FakeWorker.made = [];
  Object.assign(globalThis, { createImageBitmap: cannot, OffscreenCanvas: Canvas, Worker: FakeWorker });
});
afterEach(() => void Object.assign(globalThis, kept));

function Note() {
  return <Uploads uploads={useUploads()} />;
}

const photo = (name = 'IMG_1.HEIC') => new File(['\0\0\0\x18ftypheic\0\0\0\0mif1heic'], name);

async function choose(...files: File[]) {
  const { api, sent } = fakeApi({ answer: () => ({ id: 'f1' }) });
  const view = await draw(<Note />, { api });
  await view.user.upload(screen.getByLabelText('Add a document', { selector: 'input' }), files);
  return { ...view, sent };
}

async function workerHas(count: 0 | 1) {
  await waitFor(() => expect(FakeWorker.made.at(-1)?.given).toHaveLength(count));
  return FakeWorker.made.at(-1)!;
}

describe('a photo as a phone keeps it', () => {
  it('is said to be prepared, and sent as JPEG', async () => {
    const { sent } = await choose(photo());
    (await workerHas(0)).tell('ready');
    await screen.findByText('Preparing the picture. This can take a few seconds.');
    expect(sent).toEqual([]);
    (await workerHas(1)).tell({ width: 4, height: 3, close: () => undefined });
    await screen.findByText('Uploaded');
    expect(screen.queryByText(/^Preparing/)).toBeNull();
    const [{ body } = { body: undefined }] = sent;
    expect(body instanceof FormData && body.get('file')).toMatchObject({ name: 'IMG_1.jpg', type: 'image/jpeg' });
  });

  it.each([
    ['unreadable', 'The picture cannot be read. Save it as JPG and choose that file.'],
    ['tooLarge', 'The picture is too large. Limit: 60 million pixels and 64 MB. Choose a smaller one.'],
    ['tookTooLong', 'Preparing the picture took too long and was stopped. Choose a smaller one, or save it as JPG.'],
  ] as const)('says what is to be done where it is %s', async (problem, text) => {
    const { sent } = await choose(photo());
    (await workerHas(0)).tell('ready');
    (await workerHas(1)).tell(problem);
    await screen.findByText(text);
    expect([sent, FakeWorker.made[0]?.isEnded]).toEqual([[], true]);
  });

  it('is not decoded any more once it is removed', async () => {
    const { sent, user } = await choose(photo());
    (await workerHas(0)).tell('ready');
    await workerHas(1);
    await user.click(screen.getByRole('button', { name: /^Remove/ }));
    await waitFor(() => expect(FakeWorker.made[0]?.isEnded).toBe(true));
    expect([sent, screen.queryByText('IMG_1.HEIC')]).toEqual([[], null]);
  });
});

describe('a file that is dropped', () => {
  const drop = (file: File) =>
    fireEvent.drop(screen.getByRole('button', { name: 'Add a document' }), { dataTransfer: { files: [file] } });
  it.each([
    ['a film', new File(['\0\0\0\x14ftypisom\0\0\0\0mp42'], 'IMG_1.MOV'), /not allowed.+TIFF or HEIC\.$/],
    ['a PDF of 3 MB', new File(['x'.repeat(3_000_000)], 'a.pdf', { type: 'application/pdf' }), /too large/],
  ])('is refused where it is %s', async (_what, file, text) => {
    const { sent } = await choose();
    drop(file);
    await screen.findByText(text);
    expect([sent, FakeWorker.made]).toEqual([[], []]);
  });
});
