import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { startFixture } from './testing/fixture.ts';

const deadlines = { stillMs: 100, wholeMs: 300, uploadMs: 1_000_000 };
let fixture: Awaited<ReturnType<typeof startFixture>>;
beforeAll(async () => {
  fixture = await startFixture({ bodyDeadlines: deadlines });
});
afterAll(() => fixture.gateway.stop());

/** Sends the head of a request, and then a byte every `everyMs` as long as it may; resolves with the answer at the end. */
async function trickle(
  path: string,
  { type = 'application/json', everyMs = 0, most = Infinity } = {},
): Promise<string> {
  const socket = connect(fixture.gateway.port, '127.0.0.1');
  socket.on('error', () => undefined);
  const length = Number.isFinite(most) ? most : 100_000;
  socket.write(`POST ${path} HTTP/1.1\r\nhost: kadro\r\ncontent-type: ${type}\r\ncontent-length: ${length}\r\n\r\n`);
  let sent = 0;
  const next = everyMs > 0 ? setInterval(() => sent++ < length && socket.write(' '), everyMs) : undefined;
  const said = await (Number.isFinite(most)
    ? new Promise<string>((resolve) => socket.once('data', (data) => resolve(String(data))))
    : text(socket).catch(() => 'cut off'));
  clearInterval(next);
  socket.destroy();
  return said;
}

describe.each(['/people/api/v1/files', '/graphql', '/nowhere'])('a body to %s', (path) => {
  it('that does not come is not waited for', async () => expect(await trickle(path)).toMatch(/408|404/));
  it('that comes byte by byte is not waited for', async () =>
    expect(await trickle(path, { everyMs: 20 })).toMatch(/408|404/));
});

describe('many bodies', () => {
  it('that do not come leave no connection open', async () => {
    const said = await Promise.all(Array.from({ length: 250 }, () => trickle('/people/api/v1/files')));
    expect(new Set(said.map((one) => one.slice(0, 12)))).toEqual(new Set(['HTTP/1.1 408']));
  });
});

describe('an upload', () => {
  const type = 'multipart/form-data; boundary=x';

  it('that goes on is waited for longer than other bodies', async () =>
    expect(await trickle('/people/api/v1/files', { type, everyMs: 20, most: 40 })).toMatch(/^HTTP\/1.1 201/));
  it('that stands still is not', async () => expect(await trickle('/people/api/v1/files', { type })).toMatch(/408/));
});

describe('an answer that takes its time', () => {
  it('is no slow body', async () => {
    const running = fetch(`${fixture.gateway.address}/people/api/v1/slow`, { method: 'POST', body: 'abc' });
    // longer than any deadline of a body
    await trickle('/people/api/v1/files');
    await trickle('/people/api/v1/files', { everyMs: 20 });
    fixture.people.slow[0]!();
    expect((await running).status).toBe(201);
  });
});
