import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { type ServerWritableStream } from '@grpc/grpc-js';
import messages, { type ReadReq, type ReadResp } from '@eventstore/db-client/generated/streams_pb.js';
import { type Log, type Range } from './log.ts';
import { checkpointAnswer, eventAnswer, filterOf, notFoundAnswer, rangeOf } from './messages.ts';

const eventsPerPage = 200;
/** Events between two checkpoints, times the client's multiplier. */
const checkpointWindow = 32;

/** Answers one Read: stored events, and for a subscription new ones until the client leaves. */
export class Reading {
  readonly #log: Log;
  readonly #call: ServerWritableStream<ReadReq, ReadResp>;
  readonly #options: ReadReq.Options;
  readonly #left = new AbortController();

  constructor(log: Log, call: ServerWritableStream<ReadReq, ReadResp>) {
    this.#log = log;
    this.#call = call;
    this.#options = call.request.getOptions() ?? new messages.ReadReq.Options();
    for (const end of ['cancelled', 'close', 'error'] as const) call.once(end, () => this.#left.abort());
  }

  async run(): Promise<void> {
    try {
      if (this.#options.hasSubscription()) await this.#subscribed();
      else await this.#read();
    } catch (error) {
      if (!this.#left.signal.aborted) throw error;
    }
    this.#call.end();
  }

  async #read(): Promise<void> {
    const range = this.#range();
    if (range.stream !== undefined && this.#log.last(range.stream) < 0) return this.#send(notFoundAnswer(range.stream));
    let left = Number(this.#options.getCount());
    while (left > 0 && !this.#left.signal.aborted) {
      const events = this.#log.read(range, Math.min(left, eventsPerPage));
      for (const event of events) await this.#send(eventAnswer(event));
      const last = events.at(-1);
      if (!last) return;
      left -= events.length;
      range[range.backwards ? 'before' : 'after'] = range.stream === undefined ? last.position : last.revision;
    }
  }

  async #subscribed(): Promise<void> {
    const range = this.#range();
    const filter = this.#options.getFilter();
    const passes = filterOf(filter);
    const window = checkpointWindow * (filter?.getCheckpointintervalmultiplier() ?? 0);
    let looked = 0;
    let isLive = false;
    await this.#send(
      new messages.ReadResp().setConfirmation(
        new messages.ReadResp.SubscriptionConfirmation().setSubscriptionId(randomUUID()),
      ),
    );
    while (!this.#left.signal.aborted) {
      const events = this.#log.read(range, eventsPerPage);
      for (const event of events) {
        range.after = range.stream === undefined ? event.position : event.revision;
        if (passes(event)) await this.#send(eventAnswer(event));
        if (window > 0 && ++looked % window === 0) await this.#send(checkpointAnswer(event.position));
      }
      if (events.length > 0) continue;
      if (!isLive) await this.#send(new messages.ReadResp().setCaughtUp(new messages.ReadResp.CaughtUp()));
      isLive = true;
      if (this.#log.last(range.stream) <= range.after) await once(this.#log, 'appended', { signal: this.#left.signal });
    }
  }

  #range(): Range {
    return rangeOf(this.#options, (stream) => this.#log.last(stream));
  }

  async #send(answer: ReadResp): Promise<void> {
    this.#left.signal.throwIfAborted();
    if (!this.#call.write(answer)) await once(this.#call, 'drain', { signal: this.#left.signal });
  }
}
