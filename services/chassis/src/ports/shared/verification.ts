import { type MaybePromise } from './maybe-promise.ts';
import { type Keys } from '../keys.ts';
import { type StoredEvent } from '../event-store.ts';

/** Data and meta are the stored texts, byte for byte. */
export interface RawEvent extends Omit<StoredEvent, 'data' | 'meta'> {
  data: string;
  meta: string;
}

/** What is wrong, and where; never a value. */
export interface Finding {
  where: string;
  what: string;
}

export interface KeyEvidence extends Pick<Keys, 'existingKey'> {
  /** `unlisted`: destroyed, but missing from the list of destroyed keys. */
  fate(
    organization: string,
    person: string,
    dataClass: string,
  ): MaybePromise<'destroyed' | 'unlisted' | 'missing' | 'there'>;
}

export interface VerifiedSource {
  /** Every position holds an event. */
  isDense: boolean;
  page(after: string, limit: number): MaybePromise<RawEvent[]>;
  at(stream: string, revision: number): MaybePromise<RawEvent | undefined>;
  read(stream: string, from?: number, limit?: number): Promise<StoredEvent[]>;
}

/** Null where data or meta is no JSON. */
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
