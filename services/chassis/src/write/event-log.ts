import { EventReader } from '../sealing/event-reader.ts';
import { type OpenEvent } from '../declare/streams/open-event.ts';
import { chainHashOfTexts } from '../sealing/chain.ts';
import { textToStore } from '../ports/shared/data-text.ts';
import { type AnyDecider, type NewEvent, type EventType } from '../declare/streams/decider.ts';
import { type EventMeta, type EventRecord, type Ports, type StoredEvent } from '../ports/index.ts';
import { inOpenedOrder, isKept, seal } from '../sealing/sealed-events.ts';
import { derivedId, streamParts } from '../ports/shared/streams.ts';
import { appendContext, traced } from '../observe/tracing.ts';

/** Last revision, -1 for none, and its hash, '' for none. */
export interface StreamEnd {
  revision: number;
  hash: string;
}

/** `isWhole`: no key of its data is destroyed. */
interface SealedEvent {
  name: string;
  record: EventRecord;
  clear: Record<string, unknown>;
  isWhole: boolean;
}

const freshLimit = 10_000;

export type LogPorts = Pick<Ports, 'events' | 'keys' | 'clock'>;

/** A service's events, sealed on the way in and opened on the way out. */
export class EventLog extends EventReader {
  /** Clear data of own appends until the tail has seen them: saves opening them. */
  private readonly fresh = new Map<string, Record<string, unknown>>();
  /** Whether this process reads the tail. */
  hasTail = false;

  readonly ports: LogPorts;

  constructor(service: string, deciders: readonly AnyDecider[], ports: LogPorts) {
    super(service, deciders, ports);
    this.ports = ports;
  }

  /**
   * Appends after the end of a stream; answers the events as reading would, null for a repeat or a forgotten part.
   * `given`: ids and instant of anonymous events, which reveal neither time nor command. @throws RevisionConflict,
   * StoreUnavailable
   */
  async append(
    decider: AnyDecider,
    stream: string,
    end: StreamEnd,
    drafts: readonly NewEvent[],
    meta: EventMeta,
    given?: { ids: readonly string[]; at: string },
  ): Promise<{ revision: number; position: string; events: OpenEvent[] | null }> {
    const { organization, id } = streamParts(stream);
    const sealed = await this.sealAll(decider, { stream, from: end.revision + 1 }, drafts, meta, given);
    const records = chained(sealed, stream, end, meta);
    try {
      const attributes = { 'kadro.service': this.service, 'kadro.events': drafts.map(({ type }) => type) };
      const { revision, position, repeated } = await traced(
        'append',
        attributes,
        () => appendContext({ meta, stream }),
        () => this.ports.events.append(stream, end.revision, records),
      );
      // one append is one command, remembered by the position of the last event
      const events = records.map((record, n) => ({
        name: sealed[n]!.name,
        data: sealed[n]!.clear,
        stored: { ...record, stream, revision: end.revision + 1 + n, position },
        id,
        organization,
      }));
      // a repeat has the instant, nonces and hash of its first time
      return { revision, position, events: sealed.every(({ isWhole }) => isWhole) && !repeated ? events : null };
    } catch (failed) {
      for (const { id: eventId } of records) this.fresh.delete(eventId);
      throw failed;
    }
  }

  private async sealAll(
    decider: AnyDecider,
    { stream, from }: { stream: string; from: number },
    drafts: readonly NewEvent[],
    meta: EventMeta,
    given?: { ids: readonly string[]; at: string },
  ): Promise<SealedEvent[]> {
    const { organization, id: person } = streamParts(stream);
    const at = given?.at ?? this.ports.clock.now().toString({ smallestUnit: 'millisecond' });
    const all: SealedEvent[] = [];
    for (const [n, { type: name, data: written }] of drafts.entries()) {
      const type = decider.events[name] as EventType;
      const data = withoutUndefined(type.schema.parse(written) as Record<string, unknown>);
      // by its place: a key that is used again after its time makes no second event of one id
      const id = given?.ids[n] ?? derivedId(meta.command, stream, String(from + n));
      const sealed = await seal(type, data, { organization, person, bound: id }, this.ports.keys);
      const isWhole = isKept(type, data, sealed);
      const clear = sealed === data ? data : inOpenedOrder(type, data);
      if (this.hasTail && isWhole && sealed !== data) this.remember(id, clear);
      const record = { id, type: `${this.service}.${name}`, v: type.v, at, data: sealed, meta };
      all.push({ name, record, clear, isWhole });
    }
    return all;
  }

  private remember(eventId: string, data: Record<string, unknown>): void {
    this.fresh.set(eventId, data);
    // a repeated append is never delivered again: its data would stay
    if (this.fresh.size > freshLimit) this.fresh.delete(this.fresh.keys().next().value!);
  }

  protected override clearOf(eventId: string): Record<string, unknown> | undefined {
    return this.fresh.get(eventId);
  }

  settle(events: readonly StoredEvent[]): void {
    for (const stored of events) this.fresh.delete(stored.id);
  }

  forgetClear(): void {
    this.fresh.clear();
  }
}

function chained(sealed: readonly SealedEvent[], stream: string, end: StreamEnd, meta: EventMeta): EventRecord[] {
  const metaText = JSON.stringify(meta);
  let { hash } = end;
  return sealed.map(({ record }, n) => {
    const placed = { ...record, stream, revision: end.revision + 1 + n };
    hash = chainHashOfTexts(hash, placed, textToStore(record.data), metaText);
    return { ...record, meta: { ...meta, hash } };
  });
}

/** As data comes back from the log. */
function withoutUndefined(data: Record<string, unknown>): Record<string, unknown> {
  return Object.values(data).includes(undefined)
    ? Object.fromEntries(Object.entries(data).filter(([, value]) => value !== undefined))
    : data;
}
