import { type MaybePromise } from './maybe-promise.ts';
import { type Keys } from '../keys.ts';
import { type StoredEvent } from '../event-store.ts';

/** An event as it rests in the store: data and meta are the very texts. */
export interface RawEvent extends Omit<StoredEvent, 'data' | 'meta'> {
  data: string;
  meta: string;
}

/** What does not hold, and where; never a value. */
export interface Finding {
  where: string;
  what: string;
}

/** What of keys a check asks for: the key, or what became of it. */
export interface KeyEvidence extends Pick<Keys, 'existingKey'> {
  /** `unlisted`: destroyed, but the list of destroyed keys does not name it. */
  fate(
    organization: string,
    person: string,
    dataClass: string,
  ): MaybePromise<'destroyed' | 'unlisted' | 'missing' | 'there'>;
}

/** A log as it is read to be proven. */
export interface VerifiedSource {
  /** Whether every place of it holds an event. */
  isDense: boolean;
  page(after: string, limit: number): MaybePromise<RawEvent[]>;
  at(stream: string, revision: number): MaybePromise<RawEvent | undefined>;
  read(stream: string, from?: number): Promise<StoredEvent[]>;
}

/** An event with its texts read; null where they are no JSON. */
export function parsed(raw: RawEvent): StoredEvent | null {
  try {
    return {
      ...raw,
      data: JSON.parse(raw.data) as StoredEvent['data'],
      meta: JSON.parse(raw.meta) as StoredEvent['meta'],
    };
  } catch {
    return null;
  }
}
