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
export type Variables = Record<string, unknown>;

type GraphqlRequest = { query: string; variables?: Variables };
type GraphqlResponse = {
  data?: unknown;
  errors?: { message: string; path?: readonly (string | number)[]; extensions?: ErrorBody }[];
};

const endpoint = '/graphql';

/** Sends GraphQL documents, those of one tick together when the server takes arrays. */
export class GraphqlClient {
  readonly #http: HttpClient;
  readonly #batch: boolean;
  #waiting: { request: GraphqlRequest; done: (reply: Promise<GraphqlResponse>) => void }[] = [];

  constructor(http: HttpClient, batch: boolean) {
    this.#http = http;
    this.#batch = batch;
  }

  async query<T>(query: string, variables?: Variables, options: QueryOptions = {}): Promise<QueryResult<T>> {
    const request = { query, variables };
    const reply = await (this.#batch && !options.signal ? this.#collect(request) : this.#send(request, options));
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
    return { data: reply.data as T, errors };
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
    });
    return answer.body as GraphqlResponse;
  }

  #collect(request: GraphqlRequest): Promise<GraphqlResponse> {
    if (this.#waiting.length === 0) setTimeout(() => this.#flush(), 0);
    return new Promise((resolve) => this.#waiting.push({ request, done: resolve }));
  }

  #flush(): void {
    const batch = this.#waiting;
    this.#waiting = [];
    const replies =
      batch.length === 1
        ? batch.map(({ request }) => this.#send(request))
        : this.#spread(batch.map(({ request }) => request));
    batch.forEach(({ done }, at) => done(replies[at] as Promise<GraphqlResponse>));
  }

  #spread(requests: GraphqlRequest[]): Promise<GraphqlResponse>[] {
    const all = this.#send(requests) as Promise<unknown> as Promise<GraphqlResponse[]>;
    return requests.map(async (_, at) => (await all)[at] as GraphqlResponse);
  }
}
