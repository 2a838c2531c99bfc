import { type DocumentNode, type ExecutionResult } from 'graphql';

/** Caller's headers that services see, lower case. */
export type ForwardedHeaders = Record<string, string | undefined>;

/** A request to a hosted service; the document holds exactly one operation. */
export interface GraphqlRequest {
  document: DocumentNode;
  variables?: Record<string, unknown>;
  operationName?: string;
  headers: ForwardedHeaders;
}

export interface GraphqlHost {
  sdl: string;
  execute(request: GraphqlRequest): Promise<ExecutionResult>;
}

/** A source of `.meshrc.yaml`; `host` replaces file and address where the gateway runs the service itself. */
export interface ServiceSourceConfig {
  /** Also the service's path on the address. */
  service: string;
  /** SDL file, relative to the configuration. */
  schema?: string;
  /** Base address, such as `http://identity:3001`. */
  address?: string;
  host?: GraphqlHost;
}

const forwarded = ['authorization', 'accept-language', 'kadro-after', 'x-request-id', 'traceparent'] as const;

export function forwardedHeaders(headers: Record<string, unknown>): ForwardedHeaders {
  const picked: ForwardedHeaders = {};
  for (const name of forwarded) {
    const value = headers[name];
    if (typeof value === 'string') picked[name] = value;
  }
  return picked;
}
