import { type ExecutionResult, relocatedError } from '@graphql-tools/utils';
import { type GraphQLError } from 'graphql';
import { type ServiceExecutor } from './executors.ts';

/** The services' limit of ids per query. */
const mostKeys = 100;

/** Queries the rows of a join at most 100 keys at a time; a caller's own query is not split. */
export function inParts(execute: ServiceExecutor): ServiceExecutor {
  return async (request) => {
    const isJoin = request.info !== undefined && request.info.parentType.name !== 'Query';
    const variables: Record<string, unknown> = request.variables ?? {};
    const long = Object.entries(variables).find(([, value]) => Array.isArray(value) && value.length > mostKeys);
    if (!isJoin || !long) return execute(request);
    const [name, keys] = long as [string, unknown[]];
    const parts = Array.from({ length: Math.ceil(keys.length / mostKeys) }, (_, part) =>
      keys.slice(part * mostKeys, (part + 1) * mostKeys),
    );
    const results = await Promise.all(
      parts.map((part) => execute({ ...request, variables: { ...variables, [name]: part } })),
    );
    return joined(results);
  };
}

/** Concatenates the lists of the parts and shifts the paths of their errors. */
function joined(results: ExecutionResult[]): ExecutionResult {
  const failed = results.find(({ data }) => !data);
  if (failed) return failed;
  const fields = Object.keys(results[0]?.data ?? {});
  const data = Object.fromEntries(
    fields.map((field) => [
      field,
      results.flatMap((result) => (result.data as Record<string, unknown[]>)[field] ?? []),
    ]),
  );
  const errors = results.flatMap(({ errors: own = [] }, part) => own.map((error) => shifted(error, part * mostKeys)));
  return { data, ...(errors.length > 0 && { errors }) };
}

function shifted(error: GraphQLError, by: number): GraphQLError {
  const path = error.path?.map((step, depth) => (depth === 1 && typeof step === 'number' ? step + by : step));
  return relocatedError(error, path);
}
