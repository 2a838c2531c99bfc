import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { type Ports } from '../ports/index.ts';
import { startStoring, storage, storingService } from '../testing/services/storing-service.ts';

let storing: Awaited<ReturnType<typeof startStoring>>;
let dead = false;
const dress = (ports: Ports): Ports => ({
  ...ports,
  blobs: {
    ...ports.blobs,
    get: ports.blobs.get.bind(ports.blobs),
    put: ports.blobs.put.bind(ports.blobs),
    delete: (...blob) => (dead ? Promise.reject(new Error('cut off')) : ports.blobs.delete(...blob)),
  } as Ports['blobs'],
});
beforeEach(async () => {
  dead = false;
  storing = await startStoring(dress);
});
afterEach(() => storing.stop());

const upload = async (as = 'o1/ayse') => {
  const form = new FormData();
  form.append('file', new Blob(['%PDF-1.4']), 'a.pdf');
  return ((await (await storing.call('POST', 'storage', { as, body: form })).json()) as { id: string }).id;
};
const write = (documents: string[]) => storing.call('POST', 'papers', { body: { documents } });
const stateOf = async (id: string, organization = 'o1') =>
  (await storing.runtime.rows(storage.files).get(organization, id))?.doc.state ?? 'gone';
const blobs = () =>
  readdirSync(join(storing.folder, 'blobs'), { recursive: true, encoding: 'utf8' }).filter((name) =>
    name.includes('storing.'),
  ).length;

describe('an orphan', () => {
  it('is kept for a day, then swept with its bytes, in every organization', async () => {
    const [one, other] = [await upload(), await upload('o2/ayse')];
    storing.clock.advance({ hours: 24 });
    await storing.sweep();
    expect([await stateOf(one), blobs()]).toEqual(['ORPHAN', 2]);
    storing.clock.advance({ hours: 1 });
    await storing.sweep();
    expect([await stateOf(one), await stateOf(other, 'o2'), blobs()]).toEqual(['gone', 'gone', 0]);
  });

  it('is no longer taken up after a day', async () => {
    const id = await upload();
    storing.clock.advance({ hours: 24 });
    expect((await write([id])).status).toBe(422);
  });

  it('that was taken up stays', async () => {
    const id = await upload();
    await write([id]);
    storing.clock.advance({ hours: 48 });
    await storing.sweep();
    expect([await stateOf(id), blobs()]).toEqual(['ADOPTED', 1]);
  });

  it('is swept at the start too', async () => {
    const id = await upload();
    storing.clock.advance({ hours: 25 });
    await storing.again();
    await storing.sweep();
    expect([await stateOf(id), blobs()]).toEqual(['gone', 0]);
  });
});

/** Written by a command whose adoption nobody has noted. */
const claim = async (paper: string, documents: string[]) => {
  const { loop } = storing.runtime;
  const context = { organization: 'o1', actor: 'ayse', key: crypto.randomUUID(), body: '', correlation: 'c' };
  const { position } = await loop.run(storingService.deciders[0]!, paper, context, () => [
    { type: 'PaperClaims', data: { documents } },
  ]);
  await storing.runtime.caughtUp(position);
};
const written = async (documents: string[] = []) => ((await (await write(documents)).json()) as { id: string }).id;
const bytesOf = async (paper: string, id: string) =>
  (await storing.call('GET', `papers/${paper}/document/${id}`)).status;

describe('a file that a row names though its adoption was lost', () => {
  it('is kept, and adopted by the sweep', async () => {
    const [paper, id] = [await written(), await upload()];
    await claim(paper, [id]);
    expect(await stateOf(id)).toBe('ORPHAN');
    storing.clock.advance({ hours: 25 });
    await storing.sweep();
    expect([await stateOf(id), await bytesOf(paper, id), blobs()]).toEqual(['ADOPTED', 200, 1]);
    storing.clock.advance({ hours: 48 });
    await storing.sweep();
    expect(await bytesOf(paper, id)).toBe(200);
  });

  it('cannot be discarded by who uploaded it', async () => {
    const [paper, id] = [await written(), await upload()];
    await claim(paper, [id]);
    expect((await storing.call('DELETE', `storage/${id}`)).status).toBe(403);
    expect((await storing.call('DELETE', 'storage', { body: { ids: [await upload(), id] } })).status).toBe(403);
    expect([await bytesOf(paper, id), blobs()]).toEqual([200, 2]);
  });

  it('is left alone while rows are late', async () => {
    const id = await upload();
    storing.clock.advance({ hours: 25 });
    const { runtime } = storing;
    const caughtUp = runtime.caughtUp.bind(runtime);
    runtime.caughtUp = async () => false;
    await storing.sweep();
    expect([await stateOf(id), blobs()]).toEqual(['ORPHAN', 1]);
    runtime.caughtUp = caughtUp;
    await storing.sweep();
    expect([await stateOf(id), blobs()]).toEqual(['gone', 0]);
  });
});

describe('a document that its row dropped', () => {
  const changed = (paper: string, documents: string[]) =>
    storing.call('PUT', `papers/${paper}/documents`, { body: { documents } });

  it('is released at once, can be taken up again for a day, and is erased then', async () => {
    const [one, other] = [await upload(), await upload()];
    const paper = await written([one, other]);
    storing.clock.advance({ hours: 100 });
    await changed(paper, [one]);
    expect([await stateOf(one), await stateOf(other)]).toEqual(['ADOPTED', 'ORPHAN']);
    storing.clock.advance({ hours: 23 });
    await storing.sweep();
    expect((await changed(paper, [other])).status).toBe(200);
    expect([await stateOf(one), await stateOf(other)]).toEqual(['ORPHAN', 'ADOPTED']);
    storing.clock.advance({ hours: 25 });
    await storing.sweep();
    expect([await stateOf(one), await stateOf(other), blobs()]).toEqual(['gone', 'ADOPTED', 1]);
  });

  it('is released by the daily look where that was lost, every time', async () => {
    const [one, other] = [await upload(), await upload()];
    const paper = await written([one, other]);
    for (let n = 0; n < 2; n++) {
      await claim(paper, [one]);
      storing.clock.advance({ hours: 1 });
      await storing.release();
      await storing.runtime.caughtUp(await storing.ports.events.head());
      expect([await stateOf(one), await stateOf(other)]).toEqual(['ADOPTED', 'ORPHAN']);
      expect((await changed(paper, [one, other])).status).toBe(200);
      expect(await stateOf(other)).toBe('ADOPTED');
    }
  });

  it('is kept where its row is unknown', async () => {
    const id = await upload();
    await written([id]);
    const rows = storing.runtime.rows(storage.kinds.paper.parent);
    rows.getMany = async () => [];
    await storing.release();
    expect(await stateOf(id)).toBe('ADOPTED');
  });
});

describe('an erasing that was cut off', () => {
  it('is done by the next sweep', async () => {
    const id = await upload();
    dead = true;
    expect((await storing.call('DELETE', `storage/${id}`)).status).toBe(500);
    expect([await stateOf(id), blobs()]).toEqual(['REMOVED', 1]);
    await expect(storing.sweep()).rejects.toThrow('cut off');
    dead = false;
    await storing.sweep();
    expect([await stateOf(id), blobs()]).toEqual(['gone', 0]);
  });
});
