import { GraphQLError, type GraphQLFormattedError } from 'graphql';

/** The error for a service without an answer; it holds neither address nor query. */
export function unavailable(): GraphQLError {
  return new GraphQLError('The service is not available.', {
    extensions: { code: 'SERVICE_UNAVAILABLE', name: 'service_unavailable' },
  });
}

/** A refused sign-in, which the gateway answers with HTTP 401, from the service's body. */
export function signInRefused(body: { message?: unknown; code?: unknown; name?: unknown }): GraphQLError {
  const message = typeof body.message === 'string' ? body.message : 'Sign in again.';
  const { code = 'unauthorised', name = 'unauthorised' } = body;
  return new GraphQLError(message, { extensions: { code, name, http: { status: 401 } } });
}

/**
 * A service's error as callers see it: `{ code, name, fields }` of the catalogue; without a name, 706. The gateway
 * answers 401 and 429.
 */
export function cleanError(error: GraphQLError | GraphQLFormattedError): GraphQLError {
  const { code, name, fields, retryAfter, http } = (error.extensions ?? {}) as Record<string, unknown>;
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
    ...(retryAfter !== undefined && { retryAfter }),
    ...((status === 401 || status === 429) && { http: { status } }),
  };
  return new GraphQLError(error.message, { path, extensions });
}
