import { ApiError } from '@kadro/api';

/** What is known of one question: the last answer stays while a newer one is asked for or fails. */
export interface QueryState<T> {
  data?: T;
  error?: unknown;
  /** When the answer came (ms). */
  at?: number;
  loading: boolean;
}

const unknown: QueryState<never> = { loading: false };

/** Answers of the server by question, shared by all pages, forgotten when the person changes. */
export class QueryCache {
  #states = new Map<string, QueryState<unknown>>();
  #running = new Map<string, Promise<void>>();
  #listeners = new Set<() => void>();
  #newestAt: number | undefined;
  #cutOffAt: number | undefined;

  /** Calls the listener at each change; returns how to stop. */
  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /** What is known now; the same object until it changes. */
  state<T>(key: string): QueryState<T> {
    return (this.#states.get(key) ?? unknown) as QueryState<T>;
  }

  /** The time (ms) of the newest answer while the server cannot be reached, else undefined. */
  readonly offlineSince = (): number | undefined => this.#cutOffAt;

  /** Asks, once at a time per key; failures are kept in the state and never thrown. */
  load<T>(key: string, ask: () => Promise<T>): Promise<void> {
    const running = this.#running.get(key);
    if (running) return running;
    const states = this.#states;
    this.#put(key, { ...this.state(key), loading: true });
    const run = ask()
      .then(
        (data) => this.#answered(states, key, data),
        (error: unknown) => this.#failed(states, key, error),
      )
      .finally(() => this.#running.get(key) === run && this.#running.delete(key));
    this.#running.set(key, run);
    return run;
  }

  /** Changes an answer that is known, as after a command. */
  patch<T>(key: string, change: (data: T) => T): void {
    const state = this.state<T>(key);
    if (state.data !== undefined) this.#put(key, { ...state, data: change(state.data) });
  }

  /** Answers whose keys begin so are asked for again when they are next drawn; until then they stay. */
  outdate(...beginnings: string[]): void {
    for (const [key, state] of this.#states)
      if (beginnings.some((beginning) => key.startsWith(beginning))) this.#states.set(key, { ...state, at: undefined });
  }

  /** Forgets everything; answers that are still on the way are dropped. */
  clear(): void {
    this.#states = new Map();
    this.#running = new Map();
    this.#cutOffAt = undefined;
    this.#tell();
  }

  #answered(states: Map<string, unknown>, key: string, data: unknown): void {
    if (states !== this.#states) return;
    this.#newestAt = Date.now();
    this.#cutOffAt = undefined;
    this.#put(key, { data, at: this.#newestAt, loading: false });
  }

  #failed(states: Map<string, unknown>, key: string, error: unknown): void {
    if (states !== this.#states) return;
    if (error instanceof ApiError && error.status === 0) this.#cutOffAt = this.#newestAt;
    this.#put(key, { ...this.state(key), error, loading: false });
  }

  #put(key: string, state: QueryState<unknown>): void {
    this.#states.set(key, state);
    this.#tell();
  }

  #tell(): void {
    for (const listener of this.#listeners) listener();
  }
}
