import type { DocumentTypeDecoration } from '@graphql-typed-document-node/core';
import { ApiError, type ErrorBody, type Fields } from './errors.ts';
import { type HttpAnswer, type HttpClient } from './http-client.ts';

export type QueryError = {
  message: string;
  path?: readonly (string | number)[];
  code?: number | string;
  name?: string;
  fields?: Fields;
};
/** Data may be partial: what failed is null in it and named in `errors`. */
export type QueryResult<T> = { data: T; errors: QueryError[] };
export type QueryOptions = { signal?: AbortSignal; silent?: boolean };

/** A document of a build, typed by what it answers and what it takes; `__meta__.hash` names it to the gateway. */
export interface Query<Result, Variables> extends DocumentTypeDecoration<Result, Variables> {
  toString(): string;
  __meta__?: Record<string, unknown>;
}

type Extensions = { persistedQuery: { version: 1; sha256Hash: string } };
type GraphqlRequest = { query?: string; variables?: unknown; extensions?: Extensions };
type GraphqlResponse = {
  data?: unknown;
  errors?: { message: string; path?: readonly (string | number)[]; extensions?: ErrorBody }[];
};

const endpoint = '/graphql';

/** As many queries as the server takes in one request. */
const mostTogether = 10;

/** Sends GraphQL documents one by one, or several together: those of one tick, or those asked for by one function. */
export class GraphqlClient {
  readonly #http: HttpClient;
  readonly #batch: boolean;
  #isNewer = false;
  #isGathering = false;
  #waiting: { ask: GraphqlRequest; done: (reply: Promise<GraphqlResponse>) => void }[] = [];

  constructor(http: HttpClient, batch: boolean) {
    this.#http = http;
    this.#batch = batch;
  }

  /** The data of a query, which is named by its hash where it has one; an `ApiError` when there is none at all. */
  async query<R, V = unknown>(
    document: Query<R, V>,
    variables?: V,
    options: QueryOptions = {},
  ): Promise<QueryResult<R>> {
    const reply = await this.#replyTo(document, variables, options);
    const errors = (reply?.errors ?? []).map(({ message, path, extensions: { code, name, fields } = {} }) => ({
      message,
      path,
      code,
      name,
      fields,
    }));
    if (errors.some(({ name }) => name === 'password_change_required')) this.#http.passwordChangeRequired();
    if (reply?.data === undefined || reply.data === null)
      throw new ApiError(200, errors[0] ?? { name: 'something_went_wrong' });
    return { data: reply.data as R, errors };
  }

  together(ask: () => void): void {
    this.#isGathering = true;
    try {
      ask();
    } finally {
      this.#isGathering = false;
      this.#flush();
    }
  }

  async #replyTo<V>(
    document: Query<unknown, V>,
    variables: V | undefined,
    options: QueryOptions,
  ): Promise<GraphqlResponse> {
    const ask = (request: GraphqlRequest) =>
      (this.#batch || this.#isGathering) && !options.signal ? this.#collect(request) : this.#send(request, options);
    const hash = document.__meta__?.['hash'];
    if (typeof hash === 'string' && !this.#isNewer) {
      const extensions = { persistedQuery: { version: 1, sha256Hash: hash } } as const;
      const reply = await ask({ variables, extensions });
      if (reply.errors?.[0]?.extensions?.name !== 'resource_not_found' || reply.data !== undefined) return reply;
      // this page is of another build than the server: it does not know our documents
      this.#isNewer = true;
    }
    return ask({ query: String(document), variables });
  }

  async #send(body: GraphqlRequest | GraphqlRequest[], options: QueryOptions = {}): Promise<GraphqlResponse> {
    const after = this.#http.position;
    const answer: HttpAnswer = await this.#http.send({
      method: 'POST',
      path: endpoint,
      body,
      headers: after ? { 'kadro-after': after } : {},
      signal: options.signal,
      silent: options.silent,
      answers: [404],
    });
    // valid JSON that is no answer to a query counts as one without data
    const { body: reply } = answer;
    return (typeof reply === 'object' && reply !== null ? reply : {}) as GraphqlResponse;
  }

  #collect(ask: GraphqlRequest): Promise<GraphqlResponse> {
    if (this.#waiting.length === 0 && !this.#isGathering) setTimeout(() => this.#flush(), 0);
    return new Promise((resolve) => this.#waiting.push({ ask, done: resolve }));
  }

  #flush(): void {
    while (this.#waiting.length > 0) {
      const batch = this.#waiting.splice(0, mostTogether);
      const replies =
        batch.length === 1 ? batch.map(({ ask }) => this.#send(ask)) : this.#spread(batch.map(({ ask }) => ask));
      batch.forEach(({ done }, at) => done(replies[at] as Promise<GraphqlResponse>));
    }
  }

  /** A refusal of all of them is the reply to each. */
  #spread(asks: GraphqlRequest[]): Promise<GraphqlResponse>[] {
    const all = this.#send(asks) as Promise<unknown> as Promise<GraphqlResponse[] | GraphqlResponse>;
    return asks.map(async (_, at) => {
      const replies = await all;
      return Array.isArray(replies) ? (replies[at] ?? {}) : replies;
    });
  }
}
