import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { type Ports } from '../ports/index.ts';
import { startStoring, storage } from '../testing/services/storing-service.ts';

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
