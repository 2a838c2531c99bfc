import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import http from 'node:http';
import { type AddressInfo } from 'node:net';
import { virtualTime } from '@kadro/chassis/testing';
import { type Gateway, startGateway } from '../host.ts';
import { type Service } from '../hosted-service.ts';
import { fakes, recordedLog, listOf, meshConfig } from '../testing/fixture.ts';

/** A service's side of streams: what it says to all of them, and how it answers new ones. */
function source() {
  const said = new Set<(text: string) => void>();
  const state = { status: 200, opened: 0, open: 0 };
  async function* messages(gone: AbortSignal): AsyncGenerator<string> {
    const waiting: string[] = [];
    let wake = (): void => undefined;
    const hear = (text: string): void => {
      waiting.push(text);
      wake();
    };
    said.add(hear);
    gone.addEventListener('abort', () => wake(), { once: true });
    state.open++;
    try {
      while (!gone.aborted) {
        const text = waiting.shift();
        if (text === 'close') return;
        if (text !== undefined) yield text;
        else await new Promise<void>((resolve) => (wake = resolve));
      }
    } finally {
      said.delete(hear);
      state.open--;
    }
  }
  return {
    state,
    say: (text: string) => said.forEach((hear) => hear(text)),
    open: (gone: AbortSignal) => {
      state.opened++;
      if (state.status !== 200) throw new Error('refused');
      return messages(gone);
    },
  };
}

let gateway: Gateway;
let server: http.Server;
let near: ReturnType<typeof source>;
let far: ReturnType<typeof source>;
let seen: (string | undefined)[];
const time = virtualTime();

beforeEach(async () => {
  [near, far, seen] = [source(), source(), []];
  const { people, places } = fakes();
  people.stream = async ({ authorization, gone }) => (seen.push(authorization), near.open(gone));
  people.problem = () => ({ status: near.state.status, body: { name: 'from people' } });
  server = http.createServer(async (request, response) => {
    seen.push(request.headers.authorization);
    const gone = new AbortController();
    response.once('close', () => gone.abort());
    try {
      const messages = far.open(gone.signal);
      response.writeHead(200, { 'content-type': 'text/event-stream' }).flushHeaders();
      for await (const text of messages) for (const part of text.match(/.{1,7}/gs)!) response.write(part);
      response.end();
    } catch {
      response.writeHead(far.state.status, { 'content-type': 'application/json' }).end('{"name":"from places"}');
    }
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const remote: Service = { name: 'places', address: `http://127.0.0.1:${(server.address() as AddressInfo).port}` };
  gateway = await startGateway({
    services: [people, remote],
    list: listOf(people, remote),
    port: 0,
    logger: recordedLog(),
    webRoot: '/nowhere',
    meshConfig: await meshConfig([people, places]),
    time,
  });
});
afterEach(async () => {
  await gateway.stop();
  server.closeAllConnections();
  server.close();
});

async function open() {
  const gone = new AbortController();
  const response = await fetch(`${gateway.address}/api/v1/stream`, {
    headers: { authorization: 'Bearer a' },
    signal: gone.signal,
  });
  const reader = response.body!.pipeThrough(new TextDecoderStream()).getReader();
  let text = '';
  const until = async (wanted: string): Promise<string> => {
    while (!text.includes(wanted)) {
      const { done, value } = await reader.read();
      if (done) throw new Error(`ended after ${text}`);
      text += value;
    }
    return text;
  };
  return { response, until, rest: async () => reader.read(), gone };
}

const settled = async (isSo: () => boolean): Promise<void> => {
  for (let n = 0; n < 2_000 && !isSo(); n++) await new Promise((resolve) => setTimeout(resolve, 2));
  expect(isSo()).toBe(true);
};
const changed = (id: string) => `event: changed\ndata: {"ids":["${id}"]}\n\n`;

describe('the stream of a browser', () => {
  it('tells what all services tell, each message whole, at once and by nobody to be kept', async () => {
    const { response, until } = await open();
    for (let n = 0; n < 20; n++) [near, far][n % 2]!.say(changed(`row-${n}`));
    const text = (await until('row-19'), await until('row-18'));
    expect(text.match(/event: changed\ndata: \{"ids":\["row-\d+"\]\}\n\n/g)).toHaveLength(20);
    expect([response.headers.get('content-type'), response.headers.get('cache-control'), seen]).toEqual([
      'text/event-stream; charset=utf-8',
      'no-store, no-transform',
      ['Bearer a', 'Bearer a'],
    ]);
  });

  it('ends when a service says that its caller has to sign in anew', async () => {
    const { until, rest } = await open();
    far.say('event: ended\ndata: {}\n\n');
    await until('event: ended');
    expect((await rest()).done).toBe(true);
    await settled(() => near.state.open + far.state.open === 0);
  });

  it('leaves no stream of a service behind when the browser goes', async () => {
    const { gone } = await open();
    expect([near.state.open, far.state.open]).toEqual([1, 1]);
    gone.abort();
    await settled(() => near.state.open + far.state.open === 0);
  });

  it('goes on while a service is away, and tells of it again when that is back', async () => {
    far.state.status = 503;
    const { until } = await open();
    near.say(changed('near'));
    await until('near');
    far.state.status = 200;
    await time.advance({ seconds: 6 });
    await settled(() => far.state.open === 1);
    far.say(changed('back'));
    expect(await until('back')).toContain('near');
  });

  it('is over at once when the gateway stops', async () => {
    const { rest } = await open();
    const begun = performance.now();
    await Promise.all([gateway.stop(), rest()]);
    expect(performance.now() - begun).toBeLessThan(5_000);
  });
});

describe('opening the stream', () => {
  it('is refused in the words of the services where none opens, and by one that has too many', async () => {
    near.state.status = far.state.status = 401;
    const refused = await open();
    expect([refused.response.status, refused.response.headers.get('content-type')]).toEqual([
      401,
      'application/json; charset=utf-8',
    ]);
    near.state.status = 429;
    far.state.status = 200;
    expect((await open()).response.status).toBe(429);
    await settled(() => far.state.open === 0);
  });
});
