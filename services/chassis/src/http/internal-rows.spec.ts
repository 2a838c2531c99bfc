import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import Fastify, { type FastifyInstance } from 'fastify';
import { type Principal } from '../declare/principal.ts';
import { Refused } from '../declare/refusal.ts';
import { type Row } from '../ports/index.ts';
import { type Small, smallService, somebody, startSmall, things } from '../testing/services/small-service.ts';
import { until } from '../testing/until.ts';
import { addInternalRows, internalRows } from './internal-rows.ts';

let small: Small;
let caller: () => Principal;
beforeEach(async () => {
  caller = () => somebody();
  const authenticator = () => ({ principal: async () => caller() });
  small = await startSmall(undefined, { ...smallService, authenticator });
});
afterEach(() => small.stop());

async function keep(count: number, code = ''): Promise<void> {
  const docs = Array.from({ length: count }, (_, n): Row => ({
    id: `t${String(n).padStart(4, '0')}`,
    name: 'A',
    code,
    steps: n,
    _inside: 1,
  }));
  const changes = docs.map((doc) => ({
    organization: 'o1',
    id: doc.id,
    record: { organization: 'o1', id: doc.id, stream: 's', doc },
  }));
  await small.runtime.rows(things).apply(`${small.ports.events.epoch}:`, changes);
}

const ask = (body: object = {}) => internalRows(small.runtime, { model: 'things', body, headers: {} });

describe('giving rows to another service', () => {
  it('gives each of many once, without what stays inside', async () => {
    await keep(450);
    const rows: Row[] = [];
    for await (const lines of await ask({ sortBy: 'code' }))
      rows.push(
        ...lines
          .trimEnd()
          .split('\n')
          .map((line) => JSON.parse(line) as Row),
      );
    expect([rows.length, new Set(rows.map(({ id }) => id)).size, rows[7]]).toEqual([
      450,
      450,
      { id: 't0007', name: 'A', code: '', steps: 7 },
    ]);
  });

  it('ends before the next page when the caller may no longer', async () => {
    await keep(450);
    const pages = await ask();
    expect((await pages.next()).done).toBe(false);
    caller = () => {
      throw new Refused('unauthorised');
    };
    await expect(pages.next()).rejects.toThrow('unauthorised');
  });
});

describe('the route of rows', () => {
  let app: FastifyInstance;
  let finds: number;
  let base: string;
  beforeEach(async () => {
    // more than what waits on the way to a reader who does not read
    await keep(2_000, 'x'.repeat(20_000));
    finds = 0;
    const rows = small.runtime.rows(things);
    const find = rows.find.bind(rows);
    rows.find = (...given) => (finds++, find(...given));
    app = Fastify() as unknown as FastifyInstance;
    addInternalRows(app, small.runtime);
    base = await app.listen({ port: 0, host: '127.0.0.1' });
  });
  afterEach(() => app.close());

  const post = (signal?: AbortSignal) => fetch(`${base}/internal/rows/things`, { method: 'POST', signal });

  it('reads no further than its reader, and not at all when he is gone', async () => {
    const gone = new AbortController();
    const response = await post(gone.signal);
    const reader = response.body!.getReader();
    await reader.read();
    let last = -1;
    await until(async () => {
      const before = last;
      last = finds;
      await new Promise((resolve) => setTimeout(resolve, 100));
      return before === finds;
    });
    const held = finds;
    gone.abort();
    await reader.read().catch(() => undefined);
    await new Promise((resolve) => setTimeout(resolve, 100));
    expect([response.headers.get('content-type'), held < 11, finds - held <= 1]).toEqual([
      'application/x-ndjson',
      true,
      true,
    ]);
  });

  it('refuses as everywhere', async () => {
    caller = () => {
      throw new Refused('unauthorised');
    };
    const response = await post();
    expect([response.status, await response.json()]).toEqual([422, expect.objectContaining({ name: 'unauthorised' })]);
  });

  it('cuts the answer off where it fails on the way, so that a part is never taken for the whole', async () => {
    const response = await post();
    caller = () => {
      throw new Refused('unauthorised');
    };
    await expect(response.text()).rejects.toThrow();
  });
});
