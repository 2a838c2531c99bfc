import { GraphQLError, type ExecutionResult, type GraphQLFormattedError } from 'graphql';

/** Status and body of a refusal by its name, in the language of a request. */
export type Describe = (name: string) => { status: number; body: { code: number | string; message: string } };

export interface QueryAnswer {
  status: number;
  /** Seconds, of a refusal that names them. */
  retryAfter?: number;
  result: { data?: ExecutionResult['data']; errors?: GraphQLFormattedError[] };
}

/** A refusal before a query is executed; `hint` tells its developer what is wrong, `original` also where. */
export function refusedQuery(name: string, hint?: string, original?: GraphQLError): GraphQLError {
  return new GraphQLError(hint ?? original?.message ?? name, {
    nodes: original?.nodes,
    source: original?.source,
    positions: original?.positions,
    extensions: { name, ...(hint !== undefined && { hint }), ...(original && { isTechnical: true }) },
  });
}

/** Statuses of a whole answer, whatever else it holds. */
export const statusesOfAll = [401, 429];

/**
 * A result as it may leave: catalogued errors with `code`, `name` and `fields`, wrong variables as 708, anything else as
 * 706 without detail. A bad token is 401 and too many requests are 429; what was executed is 200 beside its other errors;
 * the rest has its refusal's status.
 */
export function answerOf({ data, errors }: ExecutionResult, describe: Describe): QueryAnswer {
  if (!errors?.length) return { status: 200, result: { data } };
  const isExecuted = data !== undefined;
  const answers = errors.map((error) => outgoing(error, isExecuted, describe));
  const statuses = answers.map(({ status }) => status);
  const waits = Math.max(0, ...errors.map(({ extensions }) => Number(extensions.retryAfter ?? 0)));
  return {
    status: statusesOfAll.find((one) => statuses.includes(one)) ?? (isExecuted ? 200 : statuses[0]!),
    ...(waits > 0 && { retryAfter: waits }),
    result: { errors: answers.map(({ formatted }) => formatted), ...(isExecuted && { data }) },
  };
}

function outgoing(
  error: GraphQLError,
  isExecuted: boolean,
  describe: Describe,
): { status: number; formatted: GraphQLFormattedError } {
  const { locations, path } = error;
  const extensions = catalogued(error.extensions);
  const name = nameOf(error, isExecuted);
  const { status, body } = describe(name);
  const code = extensions.name === name && extensions.code !== undefined ? extensions.code : body.code;
  const { fields, retryAfter } = extensions;
  return {
    status: (extensions.http as { status?: number } | undefined)?.status ?? status,
    formatted: {
      message: messageOf({ message: error.message, extensions }, name, body.message),
      ...(locations && { locations }),
      ...(path && { path }),
      extensions: {
        code,
        name,
        ...(fields !== undefined && { fields }),
        ...(retryAfter !== undefined && { retryAfter }),
      },
    },
  };
}

const marks = new Set<unknown>(['GRAPHQL_PARSE_FAILED', 'GRAPHQL_VALIDATION_FAILED']);

/** Yoga marks whatever reading and checking refuse, also what has a name of ours. */
function catalogued({ code, ...extensions }: GraphQLError['extensions']): GraphQLError['extensions'] {
  return marks.has(code) ? extensions : { ...extensions, ...(code !== undefined && { code }) };
}

const byCode = new Map<unknown, string>([
  ['BAD_REQUEST', 'http_message_not_readable'],
  ['OPERATION_RESOLUTION_FAILURE', 'constraint_violation'],
]);

function nameOf({ extensions, originalError }: GraphQLError, isExecuted: boolean): string {
  if (typeof extensions.name === 'string') return extensions.name;
  const name = byCode.get(extensions.code);
  if (name !== undefined) return name;
  const isOther = originalError !== undefined && !(originalError instanceof GraphQLError);
  return isExecuted || isOther ? 'server_error' : 'wrong_argument_type';
}

/** A service's own words as they are; what nobody said in the caller's language is said here. */
function messageOf(
  { message, extensions }: Pick<GraphQLError, 'message' | 'extensions'>,
  name: string,
  text: string,
): string {
  if (name === 'service_unavailable' || name === 'server_error') return text;
  if (name === 'wrong_argument_type' && extensions.name === undefined) return withoutSuggestion(message);
  if (extensions.isTechnical || extensions.code !== undefined)
    return extensions.code === 'BAD_REQUEST' ? text : message;
  return typeof extensions.hint === 'string' ? `${text} (${extensions.hint})` : text;
}

/** Variables are checked by graphql itself, which offers names of the schema. */
const withoutSuggestion = (message: string): string => message.replace(/ ?Did you mean [^?]*\?/g, '');
