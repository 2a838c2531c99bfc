import { ApiError } from '@kadro/api';
import { type BulkResult, type Decision, type KeptNote } from './decision.ts';
import { type KindName } from './kinds.ts';

/** How long (ms) a decision can be taken back before it is sent. */
export const holdMs = 8_000;
/** After this (ms) a stored decision belongs to no page that is still open. */
export const forsakenMs = 60_000;
const storedAs = 'kadro.inbox.held';

export type Sent = 'undone' | { results: readonly BulkResult[] };

interface Stored {
  decision: Decision;
  reader: string;
  /** When it was made, ms since the epoch. */
  at: number;
}

interface Entry {
  decision: Decision;
  /** How long (ms) it still waits. */
  remains: number;
  since: number;
  timer?: ReturnType<typeof setTimeout>;
  isSending: boolean;
  end: (sent: Sent) => void;
  fail: (error: unknown) => void;
}

interface Wiring {
  /** Sends a decision; `isLeaving` while its page is left. */
  send: (decision: Decision, isLeaving: boolean) => Promise<readonly BulkResult[]>;
  /** Learns anew what a decision on a kind of request has changed. */
  renew: (of: KindName) => Promise<unknown>;
  storage: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;
}

/**
 * Decisions that were made and can still be taken back. Each is kept on the device until its answer is there: a page
 * that is left sends it, and one that was ended by force does so at its next start, under the same key.
 */
export class HeldDecisions {
  /** What waits to be read again where a decision came back, by request. */
  readonly notes = new Map<string, KeptNote>();
  readonly #wiring: Wiring;
  readonly #listeners = new Set<() => void>();
  readonly #keys = new Map<string, string>();
  #entries: readonly Entry[] = [];
  #all: readonly Decision[] = [];
  #isPaused = false;

  constructor(wiring: Wiring) {
    this.#wiring = wiring;
  }

  /** Calls the listener at each change; returns how to unsubscribe. */
  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /** All that were made and are not known as done, the newest last. */
  readonly all = (): readonly Decision[] => this.#all;

  readonly newest = (): Decision | undefined => this.#undoable.at(-1)?.decision;

  /** Holds a decision; resolves when it is undone, or decided and seen in what is shown. @throws ApiError */
  hold(wish: Omit<Decision, 'key'>): Promise<Sent> {
    const decision = { ...wish, key: this.#keyOf(wish) };
    return new Promise((end, fail) => {
      const entry: Entry = { decision, remains: holdMs, since: 0, isSending: false, end, fail };
      this.#keep({ decision, reader: decision.reader, at: Date.now() });
      if (!this.#isPaused) this.#run(entry);
      this.#change([...this.#entries, entry]);
    });
  }

  /** Takes back the newest decision that is not sent yet. */
  undo(): Decision | undefined {
    const entry = this.#undoable.at(-1);
    if (!entry) return undefined;
    clearTimeout(entry.timer);
    this.#keys.delete(contentOf(entry.decision));
    this.#release(entry);
    entry.end('undone');
    return entry.decision;
  }

  /** Stops the time while somebody is about to take one back. */
  readonly pause = (isPaused: boolean): void => {
    if (isPaused === this.#isPaused) return;
    this.#isPaused = isPaused;
    for (const entry of this.#undoable) {
      if (!isPaused) this.#run(entry);
      else {
        clearTimeout(entry.timer);
        entry.remains -= performance.now() - entry.since;
      }
    }
  };

  readonly sendAll = (isLeaving: boolean): Promise<unknown> =>
    Promise.all(this.#undoable.map((entry) => this.#send(entry, isLeaving)));

  /** Whether this device keeps a decision, of whatever page. */
  readonly hasKept = (): boolean => this.#stored().length > 0;

  /** Decisions of `reader` that a page which is gone has kept; from now on they are the caller's. */
  takeForsaken(reader: string, now = Date.now()): Decision[] {
    const known = new Set(this.#all.map(({ key }) => key));
    const [mine, others] = split(this.#stored(), (one) => one.reader === reader && !known.has(one.decision.key));
    const [old, young] = split(mine, ({ at }) => now - at > forsakenMs);
    if (old.length > 0) this.#store([...others, ...young, ...old.map((one) => ({ ...one, at: now }))]);
    return old.map(({ decision }) => decision);
  }

  /** Sends what `takeForsaken` gave. @throws ApiError */
  async sendForsaken(decision: Decision): Promise<readonly BulkResult[]> {
    const results = await this.#wiring.send(decision, false);
    this.#forget(decision.key);
    await this.#wiring.renew(decision.of);
    return results;
  }

  /** Decisions that will not be sent any more. */
  forget({ key }: Decision): void {
    this.#forget(key);
  }

  get #undoable(): readonly Entry[] {
    return this.#entries.filter(({ isSending }) => !isSending);
  }

  #run(entry: Entry): void {
    entry.since = performance.now();
    entry.timer = setTimeout(() => void this.#send(entry, false), Math.max(0, entry.remains));
  }

  async #send(entry: Entry, isLeaving: boolean): Promise<void> {
    clearTimeout(entry.timer);
    entry.isSending = true;
    this.#change(this.#entries);
    try {
      const results = await this.#wiring.send(entry.decision, isLeaving);
      this.#keys.delete(contentOf(entry.decision));
      this.#forget(entry.decision.key);
      await this.#wiring.renew(entry.decision.of);
      this.#release(entry);
      entry.end({ results });
    } catch (error) {
      if (isLeaving && isUnheard(error)) return this.#waitAgain(entry);
      await this.#wiring.renew(entry.decision.of);
      this.#release(entry);
      entry.fail(error);
    }
  }

  /** The page was left and is still there: its browser may have cut the call off. */
  #waitAgain(entry: Entry): void {
    Object.assign(entry, { isSending: false, remains: holdMs });
    if (!this.#isPaused) this.#run(entry);
    this.#change(this.#entries);
  }

  /** The same decision after a failure is the same command. */
  #keyOf(wish: Omit<Decision, 'key'>): string {
    const content = contentOf(wish);
    const key = this.#keys.get(content) ?? crypto.randomUUID();
    this.#keys.set(content, key);
    return key;
  }

  #release(entry: Entry): void {
    this.#forget(entry.decision.key);
    this.#change(this.#entries.filter((one) => one !== entry));
  }

  #change(entries: readonly Entry[]): void {
    this.#entries = entries;
    this.#all = entries.map(({ decision }) => decision);
    for (const listener of this.#listeners) listener();
  }

  #keep(one: Stored): void {
    // Who it is about stays in memory.
    this.#store([...this.#stored(), { ...one, decision: { ...one.decision, about: undefined } }]);
  }

  #forget(key: string): void {
    this.#store(this.#stored().filter(({ decision }) => decision.key !== key));
  }

  #stored(): Stored[] {
    try {
      return JSON.parse(this.#wiring.storage.getItem(storedAs) ?? '[]') as Stored[];
    } catch {
      return [];
    }
  }

  #store(all: readonly Stored[]): void {
    try {
      if (all.length === 0) this.#wiring.storage.removeItem(storedAs);
      else this.#wiring.storage.setItem(storedAs, JSON.stringify(all));
    } catch {
      // Without storage a page that is ended by force cannot send what it held.
    }
  }
}

const contentOf = ({ of, reader, requests, kind, note, isBulk }: Omit<Decision, 'key'>): string =>
  JSON.stringify([of, reader, requests.map(({ id, revision }) => [id, revision]), kind, note, isBulk]);

/** Whether a call was cut off or its session had ended: the decision still stands. */
const isUnheard = (error: unknown): boolean =>
  !(error instanceof ApiError) || error.status === 0 || error.status === 401 || error.status >= 500;

function split<T>(all: readonly T[], test: (one: T) => boolean): [T[], T[]] {
  return [all.filter(test), all.filter((one) => !test(one))];
}
