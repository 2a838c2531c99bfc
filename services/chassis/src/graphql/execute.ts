import { awaitAfter, readerOf, problem } from '../runtime/problem.ts';
import { queryScope } from '../access/scope.ts';
import { type DocumentNode, execute, type ExecutionResult, GraphQLError, type GraphQLSchema, Kind } from 'graphql';
import { type Reader, Refused } from '../declare/refusal.ts';
import { recordReadings } from '../privacy/recorded-readings.ts';
import { type ServiceRuntime } from '../runtime/service-runtime.ts';
import { type Principal } from '../declare/principal.ts';
import { historiesIn, limits } from './limits.ts';
import { requestContext, SpanKind, traced } from '../observe/tracing.ts';

export interface GraphQLRequest {
  document: DocumentNode;
  variables?: Record<string, unknown>;
  operationName?: string;
  headers: Record<string, string | undefined>;
}

interface HistoryRates {
  /** @throws Refused too_many_requests */
  takeHistories(caller: Principal, histories: number): void;
}

/** For the caller of the headers: sign-in, language and read-your-writes, in process as over HTTP. */
export async function executeQuery(
  runtime: ServiceRuntime,
  schema: GraphQLSchema,
  request: GraphQLRequest,
  rates?: HistoryRates,
): Promise<ExecutionResult> {
  const { document, headers } = request;
  const place = () => requestContext(headers['x-request-id'] ?? runtime.ports.ids.random(), headers.traceparent);
  // names of the schema; what the caller named or gave himself stays out
  return traced(
    'query',
    { 'kadro.service': runtime.service.name, 'graphql.fields': rootFieldsOf(document) },
    place,
    () => executeFor(runtime, schema, request, rates),
    SpanKind.SERVER,
  );
}

function rootFieldsOf({ definitions }: DocumentNode): string[] {
  const selections = definitions.flatMap((one) =>
    one.kind === Kind.OPERATION_DEFINITION ? one.selectionSet.selections : [],
  );
  return [...new Set(selections.flatMap((one) => (one.kind === Kind.FIELD ? [one.name.value] : [])))];
}

async function executeFor(
  runtime: ServiceRuntime,
  schema: GraphQLSchema,
  request: GraphQLRequest,
  rates?: HistoryRates,
): Promise<ExecutionResult> {
  let reader = readerOf(runtime, request, null);
  try {
    const principal = await runtime.authenticator.principal(request.headers.authorization);
    reader = readerOf(runtime, request, principal);
    if (principal.mustChangePassword) throw new Refused('password_change_required');
    mustBeAffordable(schema, request.document, (histories) => rates?.takeHistories(principal, histories));
    await awaitAfter(runtime, request.headers['kadro-after']);
    const scope = queryScope(runtime, principal, reader.language);
    const result = await execute({
      schema,
      document: request.document,
      variableValues: request.variables,
      operationName: request.operationName,
      contextValue: { scope },
    });
    await recordReadings(scope, request.headers['x-request-id'] ?? runtime.ports.ids.random());
    return result.errors
      ? { ...result, errors: result.errors.map((error) => described(runtime, error, reader)) }
      : result;
  } catch (thrown) {
    return { errors: [refusedWhole(runtime, thrown, reader)] };
  }
}

/** A gateway checks each query, and merges those of one request: together they may ask for too much. */
function mustBeAffordable(schema: GraphQLSchema, document: DocumentNode, take: (histories: number) => void): void {
  const histories = historiesIn(schema, document);
  if (histories > limits.histories) throw new Refused('query_too_complex');
  take(histories);
}

function refusedWhole(runtime: ServiceRuntime, thrown: unknown, reader: Reader): GraphQLError {
  const { status, headers, body } = problem(runtime, thrown, reader);
  const { code, name, fields } = body;
  const retryAfter = headers['retry-after'];
  return new GraphQLError(body.message, { extensions: { code, name, fields, retryAfter, http: { status } } });
}

function described(runtime: ServiceRuntime, error: GraphQLError, reader: Reader): GraphQLError {
  // an error without an original is graphql's own about a variable or argument: the caller's shape
  const { body } = problem(runtime, error.originalError ?? new Refused('constraint_violation'), reader);
  return new GraphQLError(body.message, {
    path: error.path,
    extensions: { code: body.code, name: body.name, fields: body.fields },
  });
}
