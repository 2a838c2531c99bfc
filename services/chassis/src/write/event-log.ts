import { EventReader } from '../sealing/event-reader.ts';
import { type OpenEvent } from '../declare/streams/open-event.ts';
import { chainHashOfTexts } from '../sealing/chain.ts';
import { textToStore } from '../ports/shared/data-text.ts';
import { type AnyDecider, type NewEvent, type EventType } from '../declare/streams/decider.ts';
import { type EventMeta, type EventRecord, type Ports, type StoredEvent } from '../ports/index.ts';
import { inOpenedOrder, isKept, seal } from '../sealing/sealed-events.ts';
import { derivedId, streamParts } from '../ports/shared/streams.ts';
import { appendContext, traced } from '../observe/tracing.ts';

/** Where a stream ends: its last revision, -1 for none, and that event's hash, '' for none. */
export interface StreamEnd {
  revision: number;
  hash: string;
}

/** An event ready for the log; `isWhole`: no key of its data is destroyed. */
interface SealedEvent {
  name: string;
  record: EventRecord;
  clear: Record<string, unknown>;
  isWhole: boolean;
}

const freshLimit = 10_000;

/** What a log is kept in. */
export type LogPorts = Pick<Ports, 'events' | 'keys' | 'clock'>;

/** The log of one service: its events by name, sealed on the way in and opened on the way out. */
export class EventLog extends EventReader {
  /** Data of events just appended, until the tail has seen them: saves opening what was in clear a moment ago. */
  private readonly fresh = new Map<string, Record<string, unknown>>();
  /** Whether this process reads the tail. */
  hasTail = false;

  readonly ports: LogPorts;

  constructor(service: string, deciders: readonly AnyDecider[], ports: LogPorts) {
    super(service, deciders, ports);
    this.ports = ports;
  }

  /**
   * Appends events behind the end of a stream, chained to its last event; answers them as reading would, null where a
   * part is already forgotten, or where all was there before. `given`: ids and instant of anonymous events, which say
   * neither when nor by which command. @throws RevisionConflict, StoreUnavailable
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
    const sealed = await this.sealAll(decider, stream, drafts, meta, given);
    const records = chained(sealed, stream, end, meta);
    try {
      const attributes = { 'kadro.service': this.service, 'kadro.events': drafts.map(({ type }) => type) };
      const { revision, position, repeated } = await traced(
        'append',
        attributes,
        () => appendContext({ meta, stream }),
        () => this.ports.events.append(stream, end.revision, records),
      );
      // one append is one command: all of its events are remembered by the place of the last
      const events = records.map((record, n) => ({
        name: sealed[n]!.name,
        data: sealed[n]!.clear,
        stored: { ...record, stream, revision: end.revision + 1 + n, position },
        id,
        organization,
      }));
      // what was there before has the instant, the nonces and so the hash of its first time
      return { revision, position, events: sealed.every(({ isWhole }) => isWhole) && !repeated ? events : null };
    } catch (failed) {
      for (const { id: eventId } of records) this.fresh.delete(eventId);
      throw failed;
    }
  }

  private async sealAll(
    decider: AnyDecider,
    stream: string,
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
      const id = given?.ids[n] ?? derivedId(meta.command, stream, String(n));
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
    // a repeated append is never delivered again, so its data would stay
    if (this.fresh.size > freshLimit) this.fresh.delete(this.fresh.keys().next().value!);
  }

  protected override clearOf(eventId: string): Record<string, unknown> | undefined {
    return this.fresh.get(eventId);
  }

  /** Forgets the clear data of events that every reader of this process has seen. */
  settle(events: readonly StoredEvent[]): void {
    for (const stored of events) this.fresh.delete(stored.id);
  }

  /** Forgets all clear data at once: whose key was destroyed is opened anew. */
  forgetClear(): void {
    this.fresh.clear();
  }
}

/** Each with the hash of the chain up to it. */
function chained(sealed: readonly SealedEvent[], stream: string, end: StreamEnd, meta: EventMeta): EventRecord[] {
  const metaText = JSON.stringify(meta);
  let { hash } = end;
  return sealed.map(({ record }, n) => {
    const placed = { ...record, stream, revision: end.revision + 1 + n };
    hash = chainHashOfTexts(hash, placed, textToStore(record.data), metaText);
    return { ...record, meta: { ...meta, hash } };
  });
}

/** As the data comes back from the log, where a field that is not set is not there. */
function withoutUndefined(data: Record<string, unknown>): Record<string, unknown> {
  return Object.values(data).includes(undefined)
    ? Object.fromEntries(Object.entries(data).filter(([, value]) => value !== undefined))
    : data;
}
