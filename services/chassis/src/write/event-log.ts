import { EventReader } from '../sealing/event-reader.ts';
import { type OpenEvent } from '../declare/streams/open-event.ts';
import { chainHashOfTexts } from '../sealing/chain.ts';
import { textToStore } from '../ports/shared/data-text.ts';
import { type AnyDecider, type NewEvent, type EventType } from '../declare/streams/decider.ts';
import { type EventMeta, type EventRecord, type Ports, type StoredEvent } from '../ports/index.ts';
import { inOpenedOrder, isKept, seal } from '../sealing/sealed-events.ts';
import { derivedId, streamParts } from '../ports/shared/streams.ts';
import { appendPlace, traced } from '../observe/tracing.ts';

/** Where a stream ends: its last revision, -1 for none, and that event's hash, '' for none. */
export interface StreamEnd {
  revision: number;
  hash: string;
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
   * Appends drafts behind the end of a stream, chained to its last event; answers them as reading would, null where a
   * part is forgotten
   * already, or where all was there before. @throws RevisionConflict, StoreUnavailable
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

/** As the data comes back from the log, where a field that is not set is not there. */
function withoutUndefined(data: Record<string, unknown>): Record<string, unknown> {
  return Object.values(data).includes(undefined)
    ? Object.fromEntries(Object.entries(data).filter(([, value]) => value !== undefined))
    : data;
}
