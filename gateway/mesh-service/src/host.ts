import { type DocumentNode, type ExecutionResult } from 'graphql';

/** The headers of the caller that a service sees, lower case. */
export type ForwardedHeaders = Record<string, string | undefined>;

/** One GraphQL request as a hosted service executes it; the document holds exactly one operation. */
export interface GraphqlRequest {
  document: DocumentNode;
  variables?: Record<string, unknown>;
  operationName?: string;
  headers: ForwardedHeaders;
}

/** The GraphQL side of a service that runs in this process. */
export interface GraphqlHost {
  sdl: string;
  execute(request: GraphqlRequest): Promise<ExecutionResult>;
}

/** What `.meshrc.yaml` says about a source; `host` is set by a gateway that runs the service itself. */
export interface ServiceSourceConfig {
  /** Name of the service, which is also its path on the address. */
  service: string;
  /** SDL file, relative to the configuration; not read when `host` is there. */
  schema?: string;
  /** Base address for HTTP, e.g. `http://identity:3001`; not used when `host` is there. */
  address?: string;
  host?: GraphqlHost;
}

const forwarded = ['authorization', 'accept-language', 'kadro-after', 'x-request-id', 'traceparent'] as const;

/**
 * The headers of a request that go on to a service: sign-in, language, position, request id, place in the trace;
 * nothing else.
 */
export function forwardedHeaders(headers: Record<string, unknown>): ForwardedHeaders {
  const picked: ForwardedHeaders = {};
  for (const name of forwarded) {
    const value = headers[name];
    if (typeof value === 'string') picked[name] = value;
  }
  return picked;
}
