import { type TimePorts } from '@kadro/chassis';
import { type FastifyInstance } from 'fastify';
import { isHosted, type Service } from '../hosted-service.ts';
import { type Log } from '../log.ts';
import { problem } from '../problem.ts';

/**
 * The one live stream of a browser. Of one origin a browser opens few connections, so services offer theirs to the
 * gateway only.
 */
export const streamPath = '/api/v1/stream';
const againMs = 5_000;
/** More of a message than that is none of ours. */
const longestMessage = 64 * 1024;

type Messages = AsyncIterable<string>;

/** A service did not open its stream: its answer. */
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

/** What the stream needs. */
export interface StreamOptions {
  services: readonly Service[];
  wait: TimePorts['wait'];
  log: Log;
}

/**
 * Adds `GET /api/v1/stream`: server-sent events of all services as one. It ends when one of them says that its caller
 * has to sign in anew; one that is away is tried again meanwhile. Answers how to end all streams.
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
    if (refused) {
      const { status, body } = problem('service_unavailable', language);
      return reply.code(status).send(body);
    }
    reply.hijack();
    reply.raw.writeHead(200, {
      'content-type': 'text/event-stream; charset=utf-8',
      'cache-control': 'no-store, no-transform',
      'x-accel-buffering': 'no',
    });
    reply.raw.flushHeaders();
    reply.raw.on('drain', () => merged.goOn());
    await merged.run();
    reply.raw.end();
  });
  return () => closing.abort();
}

/** The streams of all services for one caller. */
class MergedStream {
  private readonly opened = new Map<Service, Messages>();
  private readonly ended = new AbortController();
  private readonly signal: AbortSignal;
  private full: PromiseWithResolvers<void> | undefined;
  private readonly options: StreamOptions;
  private readonly caller: Caller;
  /** Answers whether the caller has to catch up before he is told more. */
  private readonly tell: (text: string) => boolean;

  constructor(options: StreamOptions, caller: Caller, tell: (text: string) => boolean) {
    this.options = options;
    this.caller = caller;
    this.tell = tell;
    this.signal = AbortSignal.any([caller.gone, this.ended.signal]);
  }

  /** Opens what can be; answers why not where nobody opens, or somebody knows too many streams of this caller. */
  async open(): Promise<unknown> {
    const results = await Promise.allSettled(this.options.services.map((service) => this.openOne(service)));
    const failures = results.flatMap((result): unknown[] => (result.status === 'rejected' ? [result.reason] : []));
    const told = failures.filter((failure) => failure instanceof NotOpened);
    const refused =
      told.find(({ status }) => status === 429) ?? (this.opened.size === 0 ? (told[0] ?? failures[0]) : undefined);
    if (refused) this.ended.abort();
    return refused;
  }

  /** Tells until the caller is gone or has to sign in anew. */
  async run(): Promise<void> {
    await Promise.all(this.options.services.map((service) => this.follow(service)));
  }

  /** The caller has caught up. */
  goOn(): void {
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
          await this.hand(text);
          if (text.startsWith('event: ended')) return this.ended.abort();
        }
      } catch (failed) {
        if (failed instanceof NotOpened && failed.status === 401) return;
        if (!this.signal.aborted)
          log.debug({ service: service.name, error: failed instanceof Error ? failed.name : 'unknown' }, 'stream lost');
      }
      this.opened.delete(service);
      await wait.sleep(againMs, this.signal).catch(() => undefined);
    }
  }

  private async hand(text: string): Promise<void> {
    if (this.full) await Promise.race([this.full.promise, aborted(this.signal)]);
    if (!this.signal.aborted && this.tell(text)) this.full ??= Promise.withResolvers();
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

/** Whole messages only: those of several services must not stand in one another. */
async function* messagesOf(parts: AsyncIterable<string>): Messages {
  let text = '';
  for await (const part of parts) {
    text += part;
    const end = text.lastIndexOf('\n\n');
    if (end < 0 && text.length > longestMessage) throw new Error('a message without an end');
    if (end < 0) continue;
    // each by itself: whoever reads looks at how a message begins
    for (const one of text.slice(0, end).split('\n\n')) yield `${one}\n\n`;
    text = text.slice(end + 2);
  }
}

const aborted = (signal: AbortSignal): Promise<void> =>
  new Promise((resolve) => {
    if (signal.aborted) resolve();
    signal.addEventListener('abort', () => resolve(), { once: true });
  });
