import { QueryCache, QueryClient, type QueryKey } from '@tanstack/query-core';
import { ApiError, type Api, type Query, type QueryError } from '@kadro/api';
import { currentLanguage } from '@kadro/i18n';
import { readAgainAfter } from '@kadro/ui/patience';

// Part of the first file of the portal: must not import React.

/** A question to the server, and what is made of its answer. */
export interface Question<T> {
  queryKey: QueryKey;
  queryFn: () => Promise<T>;
}

interface QuestionOptions {
  /** The answer holds no words of the reader's language. */
  isNeutral?: boolean;
}

/** Asks with a document; `pick` makes of the data what is kept, or throws where it is not there. */
export function questionOf<R, V, T>(
  api: Api,
  document: Query<R, V>,
  variables: V,
  pick: (data: R, errors: readonly QueryError[]) => T,
  { isNeutral = false }: QuestionOptions = {},
): Question<T> {
  return {
    queryKey: [...keyOf(document), isNeutral ? null : currentLanguage(), variables],
    queryFn: async () => {
      const { data, errors } = await api.query(document, variables, { silent: true });
      return pick(data, errors);
    },
  };
}

/** The beginning of the keys of all questions that a document asks. */
export const keyOf = (document: Query<unknown, never>): QueryKey => [document.__meta__?.['hash'] ?? String(document)];

/** What was asked for, or the reason why it is not there: a service that is down answers with null. */
export function answered<T>(value: T | null | undefined, errors: readonly QueryError[]): T {
  if (value === null || value === undefined) throw new ApiError(503, errors[0] ?? { name: 'service_unavailable' });
  return value;
}

const freshMs = 10_000;

/** Answers of the server by question, shared by all pages, forgotten when the person changes. */
export class Answers {
  readonly client: QueryClient;
  readonly #failures = new Map<string, { error: unknown; inARow: number }>();
  readonly #listeners = new Set<() => void>();
  #newestAt: number | undefined;
  #cutOffAt: number | undefined;

  constructor() {
    const queryCache = new QueryCache({
      onSuccess: (_data, { queryHash }) => this.#answered(queryHash),
      onError: (error, { queryHash }) => this.#failed(queryHash, error),
    });
    this.client = new QueryClient({
      queryCache,
      defaultOptions: {
        queries: {
          staleTime: freshMs,
          gcTime: Infinity,
          retry: false,
          networkMode: 'always',
          refetchInterval: ({ state, queryHash }) =>
            state.error ? readAgainAfter(this.#failures.get(queryHash)?.inARow ?? 1) : false,
          refetchOnReconnect: ({ state }) => state.error !== null,
          refetchOnWindowFocus: false,
        },
      },
    });
  }

  /** Asks now, whatever is known; failures are kept and never thrown. */
  async load(question: Question<unknown>): Promise<void> {
    await this.client.prefetchQuery({ ...question, staleTime: 0 });
  }

  known<T>({ queryKey }: Question<T>): T | undefined {
    return this.client.getQueryData<T>(queryKey);
  }

  /** Changes data that is loaded, for example after a command. */
  patch<T>({ queryKey }: Question<T>, change: (data: T) => T): void {
    this.client.setQueryData<T>(queryKey, (data) => (data === undefined ? undefined : change(data)));
  }

  /** Answers to these documents are asked for again when they are next drawn; until then they stay. */
  outdate(documents: readonly Query<unknown, never>[]): void {
    for (const document of documents)
      void this.client.invalidateQueries({ queryKey: keyOf(document), refetchType: 'none' });
  }

  /** As `outdate`; resolves when what is drawn of them is known anew. */
  async renew(documents: readonly Query<unknown, never>[]): Promise<void> {
    await Promise.all(documents.map((document) => this.client.invalidateQueries({ queryKey: keyOf(document) })));
  }

  /** Why a question was not answered the last time; it stays while it is asked again. */
  failureOf(queryHash: string): unknown {
    return this.#failures.get(queryHash)?.error;
  }

  /** Calls the listener when the server is reached or out of reach; returns how to unsubscribe. */
  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /** The time (ms) of the newest data while the server cannot be reached. */
  readonly offlineSince = (): number | undefined => this.#cutOffAt;

  /** Forgets everything; answers that are still on the way are dropped. */
  clear(): void {
    this.client.clear();
    this.#failures.clear();
    this.#cutOff(undefined);
  }

  #answered(queryHash: string): void {
    this.#failures.delete(queryHash);
    this.#newestAt = Date.now();
    this.#cutOff(undefined);
  }

  #failed(queryHash: string, error: unknown): void {
    this.#failures.set(queryHash, { error, inARow: (this.#failures.get(queryHash)?.inARow ?? 0) + 1 });
    if (error instanceof ApiError && error.status === 0) this.#cutOff(this.#newestAt);
  }

  #cutOff(at: number | undefined): void {
    this.#cutOffAt = at;
    for (const listener of this.#listeners) listener();
  }
}
