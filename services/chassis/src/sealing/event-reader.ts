import { open } from './sealed-events.ts';
import { type OpenEvent } from '../declare/streams/open-event.ts';
import { type MaybePromise, after } from '../ports/shared/maybe-promise.ts';
import { streamName, streamParts } from '../ports/shared/streams.ts';
import { type EventType, type AnyDecider } from '../declare/streams/decider.ts';
import { type EventStore, type Keys, type StoredEvent } from '../ports/index.ts';

/** What a log is read from: less than it is written with. */
export interface ReaderPorts {
  events: Pick<EventStore, 'read'>;
  keys: Pick<Keys, 'existingKey'>;
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

/** The events of one service by name, opened. */
export class EventReader {
  private readonly types = new Map<string, Known>();
  private readonly readerPorts: ReaderPorts;
  readonly service: string;

  constructor(service: string, deciders: readonly AnyDecider[], ports: ReaderPorts) {
    this.service = service;
    this.readerPorts = ports;
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
  open(stored: StoredEvent): MaybePromise<OpenEvent | null> {
    const known = this.known(stored);
    if (!known) return null;
    const { organization, id } = streamParts(stored.stream);
    const fresh = this.clearOf(stored.id);
    const raise =
      stored.v < known.type.v ? (old: Record<string, unknown>) => raised(known.type, stored, old) : undefined;
    const data =
      fresh ??
      open(known.type, stored.data, { organization, person: id, bound: stored.id }, this.readerPorts.keys, raise);
    return after(data, (opened) => ({ name: known.name, data: opened, stored, id, organization }));
  }

  /** What is known of an event's data in clear without opening it. */
  protected clearOf(_eventId: string): Record<string, unknown> | undefined {
    return undefined;
  }

  /** The opened events of one stream. @throws NewerEvent: a fold must not skip facts */
  async read(stream: string, from = 0): Promise<OpenEvent[]> {
    const stored = await this.readerPorts.events.read(stream, from);
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
