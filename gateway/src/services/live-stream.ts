import { type TimePorts } from '@kadro/chassis';
import { type FastifyInstance } from 'fastify';
import { isHosted, type Service } from '../hosted-service.ts';
import { type Log } from '../log.ts';
import { refuse } from '../problem.ts';

/** The one live stream of a browser, which opens few connections to an origin. */
export const streamPath = '/api/v1/stream';
const reopenMs = 5_000;
const maxMessageLength = 64 * 1024;

type Messages = AsyncIterable<string>;

class NotOpened extends Error {
  readonly status: number;
  readonly body: unknown;

  constructor(status: number, body: unknown) {
    super(`not opened: ${status}`);
    this.status = status;
    this.body = body;
  }
}

interface Caller {
  authorization: string | undefined;
  language: string | undefined;
  gone: AbortSignal;
}

export interface StreamOptions {
  services: readonly Service[];
  wait: TimePorts['wait'];
  log: Log;
}

/**
 * Adds `GET /api/v1/stream`: server-sent events of all services as one. It ends when a service ends the session; a
 * service that is unavailable is retried meanwhile. Returns a function that ends all streams.
 */
export function addLiveStream(app: FastifyInstance, options: StreamOptions): () => void {
  const closing = new AbortController();
  app.get(streamPath, async (request, reply) => {
    const { authorization, 'accept-language': language } = request.headers;
    const left = new AbortController();
    reply.raw.once('close', () => left.abort());
    const gone = AbortSignal.any([left.signal, closing.signal]);
    const merged = new MergedStream(options, { authorization, language, gone }, (text) => !reply.raw.write(text));
    const refused = await merged.open();
    if (refused instanceof NotOpened) return reply.code(refused.status).send(refused.body);
    if (refused) return refuse(request, reply, 'service_unavailable');
    reply.hijack();
    reply.raw.writeHead(200, {
      'content-type': 'text/event-stream; charset=utf-8',
      'cache-control': 'no-store, no-transform',
      'x-accel-buffering': 'no',
    });
    reply.raw.flushHeaders();
    reply.raw.on('drain', () => merged.resume());
    await merged.run();
    reply.raw.end();
  });
  return () => closing.abort();
}

class MergedStream {
  private readonly opened = new Map<Service, Messages>();
  private readonly ended = new AbortController();
  private readonly signal: AbortSignal;
  private full: PromiseWithResolvers<void> | undefined;
  private readonly options: StreamOptions;
  private readonly caller: Caller;
  /** Returns whether to wait for `resume` before the next write. */
  private readonly write: (text: string) => boolean;

  constructor(options: StreamOptions, caller: Caller, write: (text: string) => boolean) {
    this.options = options;
    this.caller = caller;
    this.write = write;
    this.signal = AbortSignal.any([caller.gone, this.ended.signal]);
  }

  /** Opens the streams; resolves with the reason if none opens, or if a service limits the caller (429). */
  async open(): Promise<unknown> {
    const results = await Promise.allSettled(this.options.services.map((service) => this.openOne(service)));
    const failures = results.flatMap((result): unknown[] => (result.status === 'rejected' ? [result.reason] : []));
    const answers = failures.filter((failure) => failure instanceof NotOpened);
    const refused =
      answers.find(({ status }) => status === 429) ??
      (this.opened.size === 0 ? (answers[0] ?? failures[0]) : undefined);
    if (refused) this.ended.abort();
    return refused;
  }

  /** Forwards messages until the caller is gone or has to sign in again. */
  async run(): Promise<void> {
    await Promise.all(this.options.services.map((service) => this.follow(service)));
  }

  /** Goes on after back-pressure. */
  resume(): void {
    this.full?.resolve();
    this.full = undefined;
  }

  private async openOne(service: Service): Promise<void> {
    this.opened.set(service, await streamOf(service, { ...this.caller, gone: this.signal }));
  }

  private async follow(service: Service): Promise<void> {
    const { wait, log } = this.options;
    while (!this.signal.aborted) {
      try {
        if (!this.opened.has(service)) await this.openOne(service);
        for await (const text of this.opened.get(service)!) {
          await this.send(text);
          if (text.startsWith('event: ended')) return this.ended.abort();
        }
      } catch (failed) {
        if (failed instanceof NotOpened && failed.status === 401) return;
        if (!this.signal.aborted)
          log.debug({ service: service.name, error: failed instanceof Error ? failed.name : 'unknown' }, 'stream lost');
      }
      this.opened.delete(service);
      await wait.sleep(reopenMs, this.signal).catch(() => undefined);
    }
  }

  private async send(text: string): Promise<void> {
    if (this.full) await Promise.race([this.full.promise, aborted(this.signal)]);
    if (!this.signal.aborted && this.write(text)) this.full ??= Promise.withResolvers();
  }
}

async function streamOf(service: Service, caller: Caller): Promise<Messages> {
  if (isHosted(service)) {
    try {
      return await service.stream(caller);
    } catch (thrown) {
      const { status, body } = service.problem(thrown, caller.language);
      throw new NotOpened(status, body);
    }
  }
  const headers = {
    ...(caller.authorization !== undefined && { authorization: caller.authorization }),
    ...(caller.language !== undefined && { 'accept-language': caller.language }),
  };
  const response = await fetch(new URL('/internal/stream', service.address), { headers, signal: caller.gone });
  if (!response.ok) throw new NotOpened(response.status, await response.json());
  return messagesOf(response.body!.pipeThrough(new TextDecoderStream()));
}

/** Yields whole messages, so that those of several services do not interleave. */
async function* messagesOf(parts: AsyncIterable<string>): Messages {
  let text = '';
  for await (const part of parts) {
    text += part;
    const end = text.lastIndexOf('\n\n');
    if (end < 0 && text.length > maxMessageLength) throw new Error('the message is too long');
    if (end < 0) continue;
    for (const one of text.slice(0, end).split('\n\n')) yield `${one}\n\n`;
    text = text.slice(end + 2);
  }
}

const aborted = (signal: AbortSignal): Promise<void> =>
  new Promise((resolve) => {
    if (signal.aborted) resolve();
    signal.addEventListener('abort', () => resolve(), { once: true });
  });
