import { createHash, randomBytes } from 'node:crypto';
import {
  type Attributes,
  context,
  ROOT_CONTEXT,
  type Span,
  type SpanContext,
  SpanKind,
  SpanStatusCode,
  trace,
  TraceFlags,
  type Tracer,
} from '@opentelemetry/api';
import type { SpanExporter } from '@opentelemetry/sdk-trace';
import { type Clock, RevisionConflict, type StoredEvent } from '../ports/index.ts';

export { SpanKind };

/** The correlation names the trace; `parent` is the causing span's id, in whatever process; `span` the id to take. */
export interface TraceContext {
  correlation: string;
  parent?: string;
  span?: string;
}

export interface OpenSpan {
  /** W3C header. */
  traceparent: string;
  /** `failure` is a name, never a text, which may quote input. */
  end(attributes?: Attributes, failure?: string): void;
}

const recentMs = 5 * 60_000;
let tracer: Tracer | undefined;
let nextIds: { trace?: string; span?: string } = {};

const idGenerator = {
  generateTraceId: () => nextIds.trace ?? randomBytes(16).toString('hex'),
  generateSpanId: () => nextIds.span ?? randomBytes(8).toString('hex'),
};

/** Exports spans of this process to `url` (OTLP over HTTP) or `exporter` until closed. */
export async function startTracing(
  name: string,
  url: string,
  exporter?: SpanExporter,
): Promise<{ close(): Promise<void> }> {
  // loaded only where tracing is on
  const [sdk, { OTLPTraceExporter }, { resourceFromAttributes }, { AsyncLocalStorageContextManager }] =
    await Promise.all([
      import('@opentelemetry/sdk-trace'),
      import('@opentelemetry/exporter-trace-otlp-http'),
      import('@opentelemetry/resources'),
      import('@opentelemetry/context-async-hooks'),
    ]);
  const processor = exporter
    ? new sdk.SimpleSpanProcessor({ exporter })
    : new sdk.BatchSpanProcessor({ exporter: new OTLPTraceExporter({ url, timeoutMillis: 5_000 }) });
  const provider = new sdk.TracerProvider({
    idGenerator,
    spanProcessors: [processor],
    resource: resourceFromAttributes({ 'service.name': name }),
  });
  context.setGlobalContextManager(new AsyncLocalStorageContextManager().enable());
  tracer = provider.getTracer('kadro');
  return {
    close: async () => {
      tracer = undefined;
      context.disable();
      // a viewer that is away costs its spans, not the end of the process
      await provider.shutdown().catch(() => undefined);
    },
  };
}

/**
 * Runs work in a span under the active one of the same trace or the named parent; without one where nothing is traced
 * or the context is null.
 */
export async function traced<T>(
  name: string,
  attributes: Attributes,
  traceContext: () => TraceContext | null,
  work: (set: (attributes: Attributes) => void) => Promise<T>,
  kind?: SpanKind,
): Promise<T> {
  const at = tracer && traceContext();
  if (!tracer || !at) return work(() => undefined);
  const span = begin(tracer, name, attributes, at, kind);
  return context.with(trace.setSpan(context.active(), span), async () => {
    try {
      const done = await work((more) => void span.setAttributes(more));
      span.end();
      return done;
    } catch (failed) {
      span.setStatus({ code: SpanStatusCode.ERROR, message: nameOf(failed) });
      // the loser of a race appended nothing: the id is the winner's
      if (!(failed instanceof RevisionConflict)) span.end();
      throw failed;
    }
  });
}

/** Runs work that belongs to several traces, with a span in each. */
export async function tracedAll<T>(
  name: string,
  attributes: Attributes,
  contexts: () => readonly TraceContext[],
  work: () => Promise<T>,
): Promise<T> {
  const own = tracer;
  if (!own) return work();
  const spans = contexts().map((one) => begin(own, name, attributes, one));
  try {
    return await work();
  } catch (failed) {
    for (const span of spans) span.setStatus({ code: SpanStatusCode.ERROR, message: nameOf(failed) });
    throw failed;
  } finally {
    for (const span of spans) span.end();
  }
}

/** First span of a trace in this process; undefined where nothing is traced. */
export function openSpan(name: string, attributes: Attributes, traceContext: TraceContext): OpenSpan | undefined {
  const span = tracer && begin(tracer, name, attributes, traceContext, SpanKind.SERVER);
  if (!span) return undefined;
  const { traceId, spanId } = span.spanContext();
  return {
    traceparent: `00-${traceId}-${spanId}-01`,
    end: (more = {}, failure) => {
      span.setAttributes(more);
      if (failure) span.setStatus({ code: SpanStatusCode.ERROR, message: failure });
      span.end();
    },
  };
}

/** `traceparent` of another trace is not trusted. */
export function requestContext(correlation: string, traceparent: unknown): TraceContext {
  const [, traceId, parent] = /^00-([\da-f]{32})-([\da-f]{16})-[\da-f]{2}$/.exec(String(traceparent)) ?? [];
  return traceId === traceIdOf(correlation) ? { correlation, parent } : { correlation };
}

/** The span's id follows from the events' metadata, so that later readers can derive it. */
export function appendContext({ meta, stream }: Pick<StoredEvent, 'meta' | 'stream'>): TraceContext {
  return { correlation: meta.correlation, span: spanIdOf(meta.command, stream) };
}

/** null for an event of long ago, which is read again or late. */
export function afterAppend(stored: StoredEvent, clock: Clock): TraceContext | null {
  return isRecent(stored.at, clock)
    ? { correlation: stored.meta.correlation, parent: appendContext(stored).span }
    : null;
}

export function publishContext(stored: StoredEvent, clock: Clock): TraceContext | null {
  const cause = afterAppend(stored, clock);
  return cause && { ...cause, span: spanIdOf(stored.id) };
}

/** Follows the publication: a message's id begins with that of its event. */
export function receiveContext(
  { id, correlation, at }: { id: string; correlation: string; at: string },
  clock: Clock,
): TraceContext | null {
  return isRecent(at, clock) ? { correlation, parent: spanIdOf(id.split('.')[0]!) } : null;
}

function begin(
  own: Tracer,
  name: string,
  attributes: Attributes,
  { correlation, parent, span }: TraceContext,
  kind = SpanKind.INTERNAL,
): Span {
  const traceId = traceIdOf(correlation);
  const active = trace.getSpanContext(context.active());
  const caller: SpanContext | undefined = parent
    ? { traceId, spanId: parent, traceFlags: TraceFlags.SAMPLED, isRemote: true }
    : active?.traceId === traceId
      ? active
      : undefined;
  nextIds = { trace: traceId, span };
  const begun = own.startSpan(
    name,
    { attributes, kind },
    caller ? trace.setSpanContext(ROOT_CONTEXT, caller) : ROOT_CONTEXT,
  );
  nextIds = {};
  return begun;
}

const isRecent = (at: string, clock: Clock): boolean =>
  clock.now().epochMilliseconds - Temporal.Instant.from(at).epochMilliseconds < recentMs;
const nameOf = (failed: unknown): string => (failed instanceof Error ? failed.name : 'unknown');
const hashOf = (...parts: readonly string[]): string => createHash('sha256').update(parts.join('\u0000')).digest('hex');
const spanIdOf = (...parts: readonly string[]): string => hashOf(...parts).slice(0, 16);
const traceIdOf = (correlation: string): string => hashOf(correlation).slice(0, 32);
