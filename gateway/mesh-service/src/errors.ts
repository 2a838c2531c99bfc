import { GraphQLError, type GraphQLFormattedError } from 'graphql';

/** What is said of a service that does not answer: neither its address nor the query. */
export function unavailable(): GraphQLError {
  return new GraphQLError('The service is not available.', {
    extensions: { code: 'SERVICE_UNAVAILABLE', name: 'service_unavailable' },
  });
}

/**
 * A refused sign-in, which the gateway answers with HTTP 401. `said` is the service's own `{ message, code, name }`.
 */
export function signInRefused(said: { message?: unknown; code?: unknown; name?: unknown }): GraphQLError {
  const message = typeof said.message === 'string' ? said.message : 'Sign in again.';
  const { code = 'unauthorised', name = 'unauthorised' } = said;
  return new GraphQLError(message, { extensions: { code, name, http: { status: 401 } } });
}

/**
 * A service's error as it may leave: the catalogue's `{ code, name, fields }`; an error without a name is a server
 * error (706).
 */
export function cleanError(error: GraphQLError | GraphQLFormattedError): GraphQLError {
  const { code, name, fields, http } = (error.extensions ?? {}) as Record<string, unknown>;
  const { path } = error;
  const status = (http as { status?: unknown } | undefined)?.status;
  if (typeof name !== 'string' && status === 401) {
    return new GraphQLError(error.message, { path, extensions: signInRefused({ code }).extensions });
  }
  if (typeof name !== 'string') {
    return new GraphQLError('Something went wrong.', { path, extensions: { code: 706, name: 'server_error' } });
  }
  const extensions = {
    code,
    name,
    ...(fields !== undefined && { fields }),
    ...(status === 401 && { http: { status } }),
  };
  return new GraphQLError(error.message, { path, extensions });
}
