import { createHash } from 'node:crypto';
import { type EventStore, type StoredEvent } from '@kadro/chassis';

const atOnce = 500;

/** An event as a line: the same in two runs of a seed. */
export const lineOf = ({ stream, revision, type, v, at, data, meta }: StoredEvent): string =>
  JSON.stringify([stream, revision, type, v, at, data, meta]);

/** The log of all services, read as it grows. */
export class GrowingLog {
  readonly #hash = createHash('sha256');
  readonly #onLine: ((line: string) => void) | undefined;
  #position = '';
  #count = 0;

  /** `onLine` is given each event as a line. */
  constructor(onLine?: (line: string) => void) {
    this.#onLine = onLine;
  }

  get count(): number {
    return this.#count;
  }

  /** Of all events so far. */
  get digest(): string {
    return this.#hash.copy().digest('hex').slice(0, 16);
  }

  /** What came since the last time. */
  async newEvents(events: Pick<EventStore, 'readAll'>): Promise<StoredEvent[]> {
    const found: StoredEvent[] = [];
    for (let page; (page = await events.readAll(this.#position, atOnce)).length > 0;) {
      found.push(...page);
      this.#position = page.at(-1)!.position;
    }
    this.#count += found.length;
    for (const line of found.map(lineOf)) {
      this.#hash.update(line).update('\n');
      this.#onLine?.(line);
    }
    return found;
  }
}
