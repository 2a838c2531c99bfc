import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { startStoring, storage } from '../testing/services/storing-service.ts';

let storing: Awaited<ReturnType<typeof startStoring>>;
beforeAll(async () => {
  storing = await startStoring();
});
afterAll(() => storing.stop());

async function upload(): Promise<string> {
  const body = new FormData();
  body.append('file', new Blob(['%PDF-1.4\n\n%%EOF']), 'a.pdf');
  return ((await (await storing.call('POST', 'storage', { body })).json()) as { id: string }).id;
}
const isThere = async (id: string) => (await storing.runtime.rows(storage.files).get('o1', id)) !== null;

/** Removes files under a key, in the path or in the body; status and name of a refusal. */
async function remove(ids: string | string[], key: string): Promise<unknown[]> {
  const path = Array.isArray(ids) ? 'storage' : `storage/${ids}`;
  const body = Array.isArray(ids) ? { ids } : {};
  const answer = await storing.call('DELETE', path, { body, headers: { 'idempotency-key': key } });
  const { name } = answer.status === 204 ? { name: undefined } : ((await answer.json()) as { name: string });
  return name ? [answer.status, name] : [answer.status];
}

describe('a used key of an endpoint', () => {
  it('does nothing with another body', async () => {
    const [one, other, key] = [await upload(), await upload(), crypto.randomUUID()];
    expect(await remove([one], key)).toEqual([204]);
    expect(await remove([other], key)).toEqual([422, 'idempotency_key_reused']);
    expect(await remove([one, other], key)).toEqual([422, 'idempotency_key_reused']);
    expect([await isThere(one), await isThere(other)]).toEqual([false, true]);
  });
  it('is good for one of two bodies that come at once', async () => {
    const [one, other, key] = [await upload(), await upload(), crypto.randomUUID()];
    const answers = await Promise.all([remove([one], key), remove([other], key)]);
    expect(new Set(answers.map(([status]) => status))).toEqual(new Set([204, 422]));
    expect(await isThere(one)).not.toBe(await isThere(other));
  });
  it('is another intent for what else is named in the path', async () => {
    const [one, other, key] = [await upload(), await upload(), crypto.randomUUID()];
    expect([await remove(one, key), await remove(other, key)]).toEqual([[204], [204]]);
    expect([await isThere(one), await isThere(other)]).toEqual([false, false]);
  });
  it('is unused after a refusal', async () => {
    const [mine, key] = [await upload(), crypto.randomUUID()];
    expect(await remove([crypto.randomUUID(), mine], key)).toEqual([403, 'forbidden']);
    expect(await isThere(mine)).toBe(true);
    expect(await remove([mine], key)).toEqual([204]);
  });
});
