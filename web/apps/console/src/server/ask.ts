import { ApiError, type Query } from '@kadro/api';
import { api } from './api.ts';

/** What is taken of the answer to a query. @throws ApiError, also where a service that is down leaves it out */
export async function ask<R, V, Taken>(
  document: Query<R, V>,
  variables: V,
  signal: AbortSignal,
  take: (data: R) => Taken | null | undefined,
): Promise<Taken> {
  const { data, errors } = await api.query(document, variables, { signal });
  const taken = take(data);
  if (taken === null || taken === undefined) throw new ApiError(503, errors[0]);
  return taken;
}
