import { chainHashOfTexts } from '../sealing/chain.ts';
import { textToStore } from '../ports/shared/data-text.ts';
import { type AnyDecider, type Draft, type EventType } from '../declare/decider.ts';
import { type EventMeta, type EventRecord, type Ports, type StoredEvent } from '../ports/index.ts';
import { inOpenedOrder, isKept, open, seal } from '../sealing/sealed-events.ts';
import { after, type Soon } from '../ports/maybe-promise.ts';
import { derivedId, streamName, streamParts } from '../ports/streams.ts';
import { appendPlace, traced } from '../observe/tracing.ts';

/** An event as the inside sees it: data opened, type without the service's prefix. */
export interface OpenEvent {
  name: string;
  data: Record<string, unknown>;
  stored: StoredEvent;
  /** Id part of the stream. */
  id: string;
  organization: string;
}

/** Where a stream ends: its last revision, -1 for none, and that event's hash, '' for none. */
export interface StreamEnd {
  revision: number;
  hash: string;
}

/**
 * An event of a service's own that this version of the service does not know: whoever skipped it would have rows that
 * miss it.
 */
export class NewerEvent extends Error {
  override name = 'NewerEvent';

  constructor({ type, v, position }: Pick<StoredEvent, 'type' | 'v' | 'position'>) {
    super(`${type} of version ${v} at ${position} is an event of a newer version of the service`);
  }
}

interface Known {
  type: EventType;
  name: string;
}

const freshLimit = 10_000;

/** The log of one service: its events by name, sealed on the way in and opened on the way out. */
export class EventLog {
  private readonly types = new Map<string, Known>();
  /** Data of events just appended, until the tail has seen them: saves opening what was in clear a moment ago. */
  private readonly fresh = new Map<string, Record<string, unknown>>();
  /** Whether this process reads the tail. */
  hasTail = false;

  readonly service: string;
  readonly ports: Ports;

  constructor(service: string, deciders: readonly AnyDecider[], ports: Ports) {
    this.service = service;
    this.ports = ports;
    for (const own of deciders) {
      for (const [name, type] of Object.entries(own.events as Record<string, EventType>)) {
        const stored = `${service}.${name}`;
        if (this.types.has(stored)) throw new Error(`two deciders declare the event ${name}`);
        this.types.set(stored, { type, name });
      }
    }
  }

  /** Stored names of all event types of the service, with their shapes. */
  shapes(): ReadonlyMap<string, EventType> {
    return new Map([...this.types].map(([stored, known]) => [stored, known.type]));
  }

  stream(decider: AnyDecider, organization: string, id: string): string {
    return streamName(this.service, decider.name, organization, id);
  }

  /**
   * Appends drafts behind the end of a stream, chained to its last event; answers them as reading would, null where a
   * part is forgotten
   * already, or where all was there before. @throws RevisionConflict, StoreUnavailable
   */
  async append(
    decider: AnyDecider,
    stream: string,
    end: StreamEnd,
    drafts: readonly Draft[],
    meta: EventMeta,
    given?: { ids: readonly string[]; at: string },
  ): Promise<{ revision: number; position: string; events: OpenEvent[] | null }> {
    const { organization, id } = streamParts(stream);
    // what is anonymous says neither when nor by which command
    const at = given?.at ?? this.ports.clock.now().toString({ smallestUnit: 'millisecond' });
    const records: EventRecord[] = [];
    const clear: Record<string, unknown>[] = [];
    let isWhole = true;
    let { hash } = end;
    const metaText = JSON.stringify(meta);
    for (const [n, draft] of drafts.entries()) {
      const type = decider.events[draft.type] as EventType;
      const data = withoutUndefined(type.schema.parse(draft.data) as Record<string, unknown>);
      const eventId = given?.ids[n] ?? derivedId(meta.command, stream, String(n));
      const sealed = await seal(type, data, { organization, person: id, bound: eventId }, this.ports.keys);
      const record = { id: eventId, type: `${this.service}.${draft.type}`, v: type.v, at, data: sealed, meta };
      hash = chainHashOfTexts(
        hash,
        { ...record, stream, revision: end.revision + 1 + n },
        textToStore(sealed),
        metaText,
      );
      records.push({ ...record, meta: { ...meta, hash } });
      const kept = isKept(type, data, sealed);
      const opened = sealed === data ? data : inOpenedOrder(type, data);
      if (this.hasTail && kept && sealed !== data) this.remember(eventId, opened);
      clear.push(opened);
      isWhole &&= kept;
    }
    try {
      const attributes = { 'kadro.service': this.service, 'kadro.events': drafts.map(({ type }) => type) };
      const { revision, position, repeated } = await traced(
        'append',
        attributes,
        () => appendPlace({ meta, stream }),
        () => this.ports.events.append(stream, end.revision, records),
      );
      // one append is one command: all of its events are remembered by the place of the last
      const events = records.map((record, n) => ({
        name: drafts[n]!.type,
        data: clear[n]!,
        stored: { ...record, stream, revision: end.revision + 1 + n, position },
        id,
        organization,
      }));
      // what was there before has the instant, the nonces and so the hash of its first time
      return { revision, position, events: isWhole && !repeated ? events : null };
    } catch (failed) {
      for (const record of records) this.fresh.delete(record.id);
      throw failed;
    }
  }

  private remember(eventId: string, data: Record<string, unknown>): void {
    this.fresh.set(eventId, data);
    // a repeated append is never delivered again, so its data would stay
    if (this.fresh.size > freshLimit) this.fresh.delete(this.fresh.keys().next().value!);
  }

  /** What is known of an event; null for one of another service. @throws NewerEvent */
  known(stored: StoredEvent): Known | null {
    if (!stored.type.startsWith(`${this.service}.`)) return null;
    const known = this.types.get(stored.type);
    if (!known || stored.v > known.type.v) throw new NewerEvent(stored);
    return known;
  }

  /**
   * The opened event in today's shape; null for one of another service. @throws NewerEvent, Error where an upcast is
   * missing
   */
  open(stored: StoredEvent): Soon<OpenEvent | null> {
    const known = this.known(stored);
    if (!known) return null;
    const { organization, id } = streamParts(stored.stream);
    const fresh = this.fresh.get(stored.id);
    const raise =
      stored.v < known.type.v ? (old: Record<string, unknown>) => raised(known.type, stored, old) : undefined;
    const data =
      fresh ?? open(known.type, stored.data, { organization, person: id, bound: stored.id }, this.ports.keys, raise);
    return after(data, (opened) => ({ name: known.name, data: opened, stored, id, organization }));
  }

  /** Forgets the clear data of events that every reader of this process has seen. */
  settle(events: readonly StoredEvent[]): void {
    for (const stored of events) this.fresh.delete(stored.id);
  }

  /** Forgets all clear data at once: whose key was destroyed is opened anew. */
  forgetClear(): void {
    this.fresh.clear();
  }

  /** The opened events of one stream. @throws NewerEvent: a fold must not skip facts */
  async read(stream: string, from = 0): Promise<OpenEvent[]> {
    const stored = await this.ports.events.read(stream, from);
    const opened: OpenEvent[] = [];
    for (const one of stored) {
      const event = await this.open(one);
      if (event) opened.push(event);
    }
    return opened;
  }
}

/**
 * Data of an older version of its type, step by step in the shape of today's. @throws Error for a version without a way
 * up
 */
function raised(
  { v, upcasts }: EventType,
  { type, v: from, at, meta }: StoredEvent,
  data: Record<string, unknown>,
): Record<string, unknown> {
  let now = data;
  for (let version = from; version < v; version++) {
    const upcast = upcasts?.[version];
    if (!upcast) throw new Error(`${type} of version ${version} has no upcast`);
    now = upcast(now, { at, day: meta.day ?? at.slice(0, 10) });
  }
  return now;
}

/** As the data comes back from the log, where a field that is not set is not there. */
function withoutUndefined(data: Record<string, unknown>): Record<string, unknown> {
  return Object.values(data).includes(undefined)
    ? Object.fromEntries(Object.entries(data).filter(([, value]) => value !== undefined))
    : data;
}
