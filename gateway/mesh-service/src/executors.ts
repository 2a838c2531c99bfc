import { createBatchingExecutor } from '@graphql-tools/batch-execute';
import { buildHTTPExecutor } from '@graphql-tools/executor-http';
import { type ExecutionRequest, type ExecutionResult } from '@graphql-tools/utils';
import { GraphQLError, type GraphQLFormattedError } from 'graphql';
import { cleanError, signInRefused, unavailable } from './errors.ts';
import { forwardedHeaders, type ForwardedHeaders, type GraphqlHost } from './host.ts';
import { inParts } from './keys.ts';

export type ServiceExecutor = (request: ExecutionRequest) => Promise<ExecutionResult>;

const httpTimeoutMs = 30_000;
/** The limit of root fields per query. */
const mostBatched = 20;

export function hostExecutor(host: GraphqlHost, headers: ForwardedHeaders): ServiceExecutor {
  return async ({ document, variables }) => {
    const result = await host.execute({ document, variables, headers });
    return { ...result, errors: result.errors?.map(cleanError) };
  };
}

/** Executes over HTTP at an endpoint such as `http://identity:3001/identity/graphql`, within 30 s. */
export function httpExecutor(endpoint: string, headers: ForwardedHeaders): ServiceExecutor {
  const execute = buildHTTPExecutor({
    endpoint,
    headers: () => ({ ...headers }) as Record<string, string>,
    fetch: fetchAnswer,
    timeout: httpTimeoutMs,
    deduplicateInflightRequests: false,
  });
  return async ({ document, variables }) => {
    const result = (await execute({ document, variables })) as ExecutionResult;
    if (result.errors?.some(isTransport)) throw unavailable();
    return { ...result, errors: result.errors?.map(cleanError) };
  };
}

/** Batches one caller's documents of a tick; a failure becomes an error that the service is unavailable. */
export function batching(execute: ServiceExecutor): ServiceExecutor {
  const guarded: ServiceExecutor = async (request) => {
    try {
      return await execute(request);
    } catch (error) {
      return { errors: [error instanceof GraphQLError ? cleanError(error) : unavailable()] };
    }
  };
  const batched = createBatchingExecutor(guarded, { cache: false, maxBatchSize: mostBatched }) as ServiceExecutor;
  return async (request) => {
    const result = await batched(request);
    // a refused required root field nulls the whole batch: asked again alone
    return result.data === null && !result.errors?.length ? guarded(request) : result;
  };
}

/** One batching executor per HTTP request (headers object): no query runs with another caller's token. */
export function perCaller(make: (headers: ForwardedHeaders) => ServiceExecutor): ServiceExecutor {
  const executors = new WeakMap<object, ServiceExecutor>();
  return (request) => {
    const headers: Record<string, unknown> = request.context?.headers ?? {};
    let executor = executors.get(headers);
    if (!executor) {
      executor = inParts(batching(make(forwardedHeaders(headers))));
      executors.set(headers, executor);
    }
    return executor(request);
  };
}

async function fetchAnswer(url: string, options?: RequestInit): Promise<Response> {
  const response = await fetch(url, { ...options, redirect: 'error' });
  if (response.status === 401) throw await refusal(response);
  if (response.status >= 500) throw unavailable();
  return response;
}

async function refusal(response: Response): Promise<GraphQLError> {
  const body = (await response.json().catch(() => undefined)) as
    | { errors?: GraphQLFormattedError[]; message?: string }
    | undefined;
  const error = body?.errors?.[0];
  return signInRefused(error ? { ...error.extensions, message: error.message } : (body ?? {}));
}

function isTransport({ extensions }: GraphQLError): boolean {
  return 'request' in extensions || extensions.code === 'TIMEOUT_ERROR';
}
