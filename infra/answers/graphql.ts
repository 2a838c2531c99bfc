import { type Answer } from './declared.ts';

const statuses = new Set([200, 400, 401, 403, 404, 413, 415, 429, 503]);

interface GraphqlError {
  message: string;
  extensions?: { name?: string };
}

/**
 * What is wrong with an answer to a GraphQL request, null where nothing is. Its own types have checked what it holds:
 * what does not fit them is a fault of the server in its errors.
 */
export function graphqlProblem({ status, type, body }: Answer, { meansFaults = false } = {}): string | null {
  if (!statuses.has(status)) return `the status ${status} is not one of GraphQL`;
  if (!/json/.test(type)) return `the content type "${type}" is not declared`;
  const answers = [JSON.parse(body) as unknown].flat() as { errors?: readonly GraphqlError[] }[];
  for (const { errors = [] } of answers)
    for (const { message, extensions } of errors) {
      if (!extensions?.name && status === 200) return `an error without a name: ${message}`;
      if (extensions?.name === 'server_error' && !meansFaults)
        return 'a fault of the server, or what its types do not allow';
    }
  return null;
}
