import { open } from './sealed-events.ts';
import { type OpenEvent } from '../declare/streams/open-event.ts';
import { type MaybePromise, after } from '../ports/shared/maybe-promise.ts';
import { streamName, streamParts } from '../ports/shared/streams.ts';
import { type EventType, type AnyDecider } from '../declare/streams/decider.ts';
import { type EventStore, type Keys, NewerEvent, type StoredEvent } from '../ports/index.ts';

export interface ReaderPorts {
  events: Pick<EventStore, 'read'>;
  keys: Pick<Keys, 'existingKey'>;
}

interface Known {
  type: EventType;
  name: string;
}

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

  shapes(): ReadonlyMap<string, EventType> {
    return new Map([...this.types].map(([stored, known]) => [stored, known.type]));
  }

  stream(decider: AnyDecider, organization: string, id: string): string {
    return streamName(this.service, decider.name, organization, id);
  }

  /** null for an event of another service. @throws NewerEvent */
  known(stored: StoredEvent): Known | null {
    if (!stored.type.startsWith(`${this.service}.`)) return null;
    const known = this.types.get(stored.type);
    if (!known || stored.v > known.type.v) throw new NewerEvent(stored);
    return known;
  }

  /** In today's shape; null for an event of another service. @throws NewerEvent, Error for a missing upcast */
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

  protected clearOf(_eventId: string): Record<string, unknown> | undefined {
    return undefined;
  }

  /** From a revision on, at most `limit` (default all). @throws NewerEvent: a fold must not skip facts */
  async read(stream: string, from = 0, limit?: number): Promise<OpenEvent[]> {
    return this.openAll(await this.readerPorts.events.read(stream, from, limit));
  }

  /** Those of this service. @throws NewerEvent */
  async openAll(stored: readonly StoredEvent[]): Promise<OpenEvent[]> {
    const opened: OpenEvent[] = [];
    for (const one of stored) {
      const opening = this.open(one);
      // most need not be waited for, and streams are long
      const event = opening instanceof Promise ? await opening : opening;
      if (event) opened.push(event);
    }
    return opened;
  }
}

/** Upcasts step by step to today's version. @throws Error for a version without an upcast */
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
