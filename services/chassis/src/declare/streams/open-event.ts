import { type MaybePromise } from '../../ports/shared/maybe-promise.ts';
import { type AnyDecider, type NewEvent, type EventType } from './decider.ts';
import { type EventMeta, type StoredEvent } from '../../ports/index.ts';

/** An event as the inside sees it: data opened, type without the service's prefix. */
export interface OpenEvent {
  name: string;
  data: Record<string, unknown>;
  stored: StoredEvent;
  /** Id part of the stream. */
  id: string;
  organization: string;
}

/** A service's own events, opened. */
export interface OwnEvents {
  /** Name of the stream of a thing. */
  stream(decider: AnyDecider, organization: string, id: string): string;
  /** The events of one stream, in order. @throws NewerEvent: a fold must not skip facts */
  read(stream: string, from?: number): Promise<OpenEvent[]>;
}

/** What a reader of the whole log needs besides. */
export interface ServiceLog extends OwnEvents {
  /** Stored names of all event types of the service, with their shapes. */
  shapes(): ReadonlyMap<string, EventType>;
  /** What is known of an event; null for one of another service. @throws NewerEvent */
  known(stored: StoredEvent): { type: EventType; name: string } | null;
  /** In today's shape; null for one of another service. @throws NewerEvent, Error where an upcast is missing */
  open(stored: StoredEvent): MaybePromise<OpenEvent | null>;
  /**
   * Appends behind the end of a stream (its last revision and that event's hash; -1 and ''), for what no decision of the
   * loop makes. `given`: ids and an instant that follow neither from a command nor from the clock.
   * @throws RevisionConflict, StoreUnavailable
   */
  append(
    decider: AnyDecider,
    stream: string,
    end: { revision: number; hash: string },
    drafts: readonly NewEvent[],
    meta: EventMeta,
    given?: { ids: readonly string[]; at: string },
  ): Promise<unknown>;
  /** Forgets what is kept in clear: whose key was destroyed is opened anew. */
  forgetClear(): void;
}

/** An event as a projection sees it: opened, with its place. */
export interface Seen<D = Record<string, unknown>> {
  name: string;
  data: D;
  id: string;
  organization: string;
  at: string;
  actor: string;
  revision: number;
  /** Id of the event itself. */
  event: string;
}

/**
 * A row to be: `id`, `revision` and `updatedDateTime` are set by the chassis. Fields that begin with `_` stay inside.
 */
export type RowDraft = object;
