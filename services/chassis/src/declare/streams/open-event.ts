import { type MaybePromise } from '../../ports/shared/maybe-promise.ts';
import { type AnyDecider, type NewEvent, type EventType } from './decider.ts';
import { type EventMeta, type StoredEvent } from '../../ports/index.ts';

/** Data opened, name without the service. */
export interface OpenEvent {
  name: string;
  data: Record<string, unknown>;
  stored: StoredEvent;
  id: string;
  organization: string;
}

export interface OwnEvents {
  stream(decider: AnyDecider, organization: string, id: string): string;
  /** In order. @throws NewerEvent: a fold must not skip facts */
  read(stream: string, from?: number): Promise<OpenEvent[]>;
}

export interface ServiceLog extends OwnEvents {
  shapes(): ReadonlyMap<string, EventType>;
  /** null for an event of another service. @throws NewerEvent */
  known(stored: StoredEvent): { type: EventType; name: string } | null;
  /** In today's shape; null for an event of another service. @throws NewerEvent, Error for a missing upcast */
  open(stored: StoredEvent): MaybePromise<OpenEvent | null>;
  /** Appends without a decision; `end` is -1 and '' for a new stream. @throws RevisionConflict, StoreUnavailable */
  append(
    decider: AnyDecider,
    stream: string,
    end: { revision: number; hash: string },
    drafts: readonly NewEvent[],
    meta: EventMeta,
    given?: { ids: readonly string[]; at: string },
  ): Promise<unknown>;
  /** Drops clear data from memory: a key was destroyed. */
  forgetClear(): void;
}

export interface Seen<D = Record<string, unknown>> {
  name: string;
  data: D;
  id: string;
  organization: string;
  at: string;
  actor: string;
  revision: number;
  event: string;
}

/** The chassis sets `id`, `revision` and `updatedDateTime`. Fields with `_` stay inside. */
export type RowDraft = object;
