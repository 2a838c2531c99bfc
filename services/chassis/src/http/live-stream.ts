import { Readable } from 'node:stream';
import { type FastifyInstance } from 'fastify';
import { admit } from '../access/admit.ts';
import { GuardedRows } from '../access/guarded-rows.ts';
import { queryScope } from '../access/scope.ts';
import { type Endpoint, type Live } from '../declare/command.ts';
import { addressOf } from '../declare/prefix.ts';
import { type Principal } from '../declare/principal.ts';
import { Refused } from '../declare/refusal.ts';
import { StoreUnavailable } from '../ports/index.ts';
import { type Hint, HintReader, LiveHints } from '../read/live-hints.ts';
import { outside } from './internal-rows.ts';
import { type ServiceRuntime } from '../runtime/service-runtime.ts';
import { readerOf, problem } from '../runtime/problem.ts';

/** Where the gateway reads what a service sends a caller; browsers have one stream, the gateway's. */
export const streamPath = '/internal/stream';
/** Of one account in one process: a person has few windows. */
const mostPerAccount = 10;
/** Shorter than what proxies bear without a sign of life; how late the end of a session may be noticed. */
const heartbeatMs = 15_000;
/** Hints that come together are sent together. */
const togetherMs = 50;

export interface StreamRequest {
  authorization: string | undefined;
  /** Aborted when nobody reads any more. */
  gone: AbortSignal;
  /** A declared stream, of whole rows; absent = hints of all models. */
  route?: LiveRoute;
}

type LiveRoute = Endpoint & { live: Live };

export const message = (event: string, data: object): string => `event: ${event}\ndata: ${JSON.stringify(data)}\n\n`;

/** Live streams of a service: hints of changed rows as server-sent events, until token, session or rights end. */
export class LiveStreams {
  private readonly runtime: ServiceRuntime;
  private readonly hints: LiveHints;
  private readonly closing = new AbortController();

  constructor(runtime: ServiceRuntime) {
    this.runtime = runtime;
    this.hints = new LiveHints(runtime);
  }

  /** @throws Refused unauthorised, too_many_requests before anything is sent */
  async open({ authorization, gone, route }: StreamRequest): Promise<AsyncGenerator<string>> {
    const principal = await this.runtime.authenticator.principal(authorization);
    if (principal.mustChangePassword) throw new Refused('password_change_required');
    if (route) admit(this.runtime.service.domain.policy, route, principal);
    if (this.hints.count(principal) >= mostPerAccount) throw new Refused('too_many_requests');
    const reader = new HintReader(principal, route?.live.model.name);
    const stopped = AbortSignal.any([gone, this.closing.signal]);
    // who never reads what he has opened leaves, too
    stopped.addEventListener('abort', () => void this.hints.end(reader), { once: true });
    const position = await this.hints.begin(reader);
    return this.messages(reader, position, { authorization, gone: stopped, route });
  }

  /** Ends all streams: their readers come again to whoever goes on. */
  close(): void {
    this.closing.abort();
  }

  private async *messages(
    reader: HintReader,
    position: string,
    { authorization, gone: stopped, route }: StreamRequest,
  ): AsyncGenerator<string> {
    const { wait } = this.runtime.ports;
    const service = this.runtime.service.name;
    try {
      yield message('ready', { service, position });
      while (!stopped.aborted) {
        const rested = AbortSignal.any([stopped, wait.deadline(heartbeatMs)]);
        await reader.someHints(rested);
        if (!rested.aborted) await wait.sleep(togetherMs, stopped).catch(() => undefined);
        if (stopped.aborted) return;
        const state = await this.look(reader, authorization);
        if (state === 'ended') return void (yield message('ended', { service }));
        if (state === 'unknown') continue;
        const hints = reader.take();
        const messages = route
          ? (await Promise.all(hints.map((hint) => this.rowsOf(hint, reader.principal, route)))).flat()
          : hints.map((hint) => message('changed', { service, ...hint }));
        yield messages.length > 0 ? messages.join('') : ': alive\n\n';
      }
    } finally {
      await this.hints.end(reader);
    }
  }

  /** The rows of a hint as the caller sees them now; only that there are some, where they are too many. */
  private async rowsOf({ ids, ...hint }: Hint, principal: Principal, { live, area }: LiveRoute): Promise<string[]> {
    const { policy } = this.runtime.service.domain;
    if (area && policy.isOff(principal, area)) return [];
    if (!ids) return [message('changed', { service: this.runtime.service.name, ...hint })];
    const scope = queryScope(this.runtime, principal, principal.language);
    const rows = await new GuardedRows(live.model).byIds(scope, ids);
    return rows.flatMap((row) => (row ? [message(live.event, outside(row, live.model.schema) as object)] : []));
  }

  /** Whether the caller is still who he was; nothing is sent before that is known. */
  private async look(reader: HintReader, authorization: string | undefined): Promise<'open' | 'ended' | 'unknown'> {
    try {
      reader.principal = await this.runtime.authenticator.principal(authorization);
      return reader.principal.mustChangePassword ? 'ended' : 'open';
    } catch (failed) {
      if (!(failed instanceof StoreUnavailable)) return 'ended';
      await this.runtime.ports.wait.sleep(togetherMs);
      return 'unknown';
    }
  }
}

const isLive = (route: Endpoint): route is LiveRoute => route.live !== undefined;

/** The stream that the gateway reads, and those that the service declares. */
export function addLiveStream(app: FastifyInstance, runtime: ServiceRuntime, streams: LiveStreams): void {
  const { service } = runtime;
  addStream(app, streamPath, { runtime, streams });
  for (const route of service.endpoints.filter(isLive))
    addStream(app, addressOf(service, route), { runtime, streams, route });
}

function addStream(
  app: FastifyInstance,
  path: string,
  { runtime, streams, route }: { runtime: ServiceRuntime; streams: LiveStreams; route?: LiveRoute },
): void {
  app.get(path, async (request, reply) => {
    const gone = new AbortController();
    reply.raw.once('close', () => gone.abort());
    try {
      const { authorization } = request.headers;
      const messages = await streams.open({ authorization, gone: gone.signal, route });
      return await reply.headers(streamHeaders).send(Readable.from(messages, { objectMode: false }));
    } catch (thrown) {
      const { status, body } = problem(runtime, thrown, readerOf(runtime, request, null));
      return reply.code(status).send(body);
    }
  });
}

/** Nobody on the way may keep, change or buffer what is sent. */
export const streamHeaders = {
  'content-type': 'text/event-stream; charset=utf-8',
  'cache-control': 'no-store, no-transform',
  'x-accel-buffering': 'no',
};
