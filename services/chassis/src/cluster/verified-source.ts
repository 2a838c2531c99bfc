import { type VerifiedSource, type RawEvent } from '../ports/shared/verification.ts';
import { type EventStore, type StoredEvent } from '../ports/index.ts';

/** The log on an engine as it is verified: with the engine's positions, and texts made of its answers. */
export class EngineLog implements VerifiedSource {
  readonly isDense = false;
  readonly #events: Pick<EventStore, 'read' | 'readAll'>;

  constructor(events: Pick<EventStore, 'read' | 'readAll'>) {
    this.#events = events;
  }

  async page(after: string, limit: number): Promise<RawEvent[]> {
    return (await this.#events.readAll(after, limit)).map(rawOf);
  }

  async at(stream: string, revision: number): Promise<RawEvent | undefined> {
    const [found] = await this.#events.read(stream, revision);
    return found?.revision === revision ? rawOf(found) : undefined;
  }

  read(stream: string, from?: number, limit?: number): Promise<StoredEvent[]> {
    return this.#events.read(stream, from, limit);
  }
}

/** The hash stands last in a meta text, wherever the engine put it. */
function rawOf({ data, meta: { hash, ...meta }, ...place }: StoredEvent): RawEvent {
  return {
    ...place,
    data: JSON.stringify(data),
    meta: JSON.stringify({ ...meta, ...(hash !== undefined && { hash }) }),
  };
}
