import {
  getOperationAST,
  type GraphQLError,
  type DocumentNode,
  type ExecutionResult,
  type GraphQLFormattedError,
} from 'graphql';
import { type ProblemBody, type ProblemName } from '../problem.ts';
import { RefusedDocument } from './documents.ts';

/** One query of a request body, as it is accepted. */
export interface Query {
  query: string;
  variables?: Record<string, unknown>;
  operationName?: string;
}

/** An answer to one query with the HTTP status it asks for. */
export interface Answer {
  status: 200 | 400 | 401;
  body: { data?: ExecutionResult['data']; errors?: GraphQLFormattedError[] };
}

/** The body of a refusal in the language of the request at hand. */
export type Tell = (name: ProblemName) => ProblemBody;

const accepted = new Set(['query', 'variables', 'operationName', 'extensions']);

/**
 * Checks the shape of one query of a request; undefined when it has another one. `extensions` is let through and
 * ignored.
 */
export function asQuery(value: unknown): Query | undefined {
  if (!isRecord(value) || Object.keys(value).some((key) => !accepted.has(key))) return undefined;
  const { query, variables, operationName } = value;
  if (typeof query !== 'string') return undefined;
  if (!isAbsent(variables) && !isRecord(variables)) return undefined;
  if (!isAbsent(operationName) && typeof operationName !== 'string') return undefined;
  return { query, variables: variables ?? undefined, operationName: operationName ?? undefined };
}

/** Checks that the document names one operation; a document of several needs an operation name. */
export function chosen(document: DocumentNode, operationName?: string): DocumentNode {
  if (getOperationAST(document, operationName)) return document;
  throw new RefusedDocument('constraint_violation', [
    operationName === undefined ? 'name the operation' : 'no operation of this name',
  ]);
}

/**
 * An executed result as it may leave: catalogued errors as they are, wrong variables as 708, anything else as 706
 * without detail.
 */
export function answered({ data, errors }: ExecutionResult, tell: Tell): Answer {
  if (!errors?.length) return { status: 200, body: { data } };
  const isExecuted = data !== undefined;
  const status = errors.some(({ extensions }) => isRecord(extensions?.http) && extensions.http.status === 401)
    ? 401
    : isExecuted
      ? 200
      : 400;
  return {
    status,
    body: { errors: errors.map((error) => outgoing(error, isExecuted, tell)), ...(isExecuted && { data }) },
  };
}

/** The answer to a query that was refused before it was executed. */
export function refused({ refusal, errors }: RefusedDocument, tell: Tell): Answer {
  const { code, name, message } = tell(refusal);
  const extensions = { code, name };
  const texts = errors.map((error): GraphQLFormattedError =>
    typeof error === 'string'
      ? { message: `${message} (${error})`, extensions }
      : { message: error.message, locations: error.locations, extensions },
  );
  return { status: 400, body: { errors: texts } };
}

/**
 * The answer that carries one refusal of the gateway's own; 706 comes with null data, for it happened while executing.
 */
export function told({ code, name, message }: ProblemBody): Answer {
  const errors = [{ message, extensions: { code, name } }];
  return name === 'server_error' ? { status: 200, body: { errors, data: null } } : { status: 400, body: { errors } };
}

function outgoing(
  { message, locations, path, extensions }: GraphQLError,
  isExecuted: boolean,
  tell: Tell,
): GraphQLFormattedError {
  const where = { ...(locations && { locations }), ...(path && { path }) };
  const { code, name, fields } = extensions ?? {};
  if (typeof name === 'string') {
    // The mesh itself speaks English only.
    const text = name === 'service_unavailable' || name === 'server_error' ? tell(name).message : message;
    return { message: text, ...where, extensions: { code, name, ...(fields !== undefined && { fields }) } };
  }
  const fallback = tell(isExecuted ? 'server_error' : 'wrong_argument_type');
  const text = isExecuted ? fallback.message : withoutSuggestion(message);
  return { message: text, ...where, extensions: { code: fallback.code, name: fallback.name } };
}

function withoutSuggestion(message: string): string {
  return message.replace(/ ?Did you mean [^?]*\?/g, '');
}

function isAbsent(value: unknown): value is null | undefined {
  return value === null || value === undefined;
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
