import { ApiError } from '@kadro/api';

/** The state of a query: the last data stays while newer data is loading or loading fails. */
export interface QueryState<T> {
  data?: T;
  error?: unknown;
  /** When `data` arrived (ms). */
  at?: number;
  loading: boolean;
}

const unknown: QueryState<never> = { loading: false };

/** The results of queries by key, shared by all pages, cleared when the user changes. */
export class QueryCache {
  #states = new Map<string, QueryState<unknown>>();
  #running = new Map<string, Promise<void>>();
  #listeners = new Set<() => void>();
  #newestAt: number | undefined;
  #cutOffAt: number | undefined;

  /** Returns how to unsubscribe. */
  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /** The state of a query; the same object until it changes. */
  state<T>(key: string): QueryState<T> {
    return (this.#states.get(key) ?? unknown) as QueryState<T>;
  }

  /** The time (ms) of the newest result while the server cannot be reached. */
  readonly offlineSince = (): number | undefined => this.#cutOffAt;

  /** Loads, once at a time per key; failures go to the state and are never thrown. */
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

  /** Changes data that is loaded, for example after a command. */
  patch<T>(key: string, change: (data: T) => T): void {
    const state = this.state<T>(key);
    if (state.data !== undefined) this.#put(key, { ...state, data: change(state.data) });
  }

  /** Marks keys with these prefixes as outdated: they are loaded again when next rendered. */
  outdate(...beginnings: string[]): void {
    for (const [key, state] of this.#states)
      if (beginnings.some((beginning) => key.startsWith(beginning))) this.#states.set(key, { ...state, at: undefined });
  }

  /** Removes everything; pending results are dropped. */
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
