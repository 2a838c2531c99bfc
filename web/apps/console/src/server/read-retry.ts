import { ApiError } from '@kadro/api';
import { readAgainAfter } from '@kadro/ui';

/** What is known of a read. */
export interface Asked<Data = unknown> {
  state: { status: string; error: unknown; data?: Data; errorUpdateCount: number };
}

/** Whether a record is outside the caller's reach, so that retrying is pointless. */
export const isForbidden = (error: unknown): boolean => error instanceof ApiError && error.name === 'forbidden';

/** Whether a part is missing because a service does not answer. */
export const isPartial = (data: unknown): boolean =>
  ((data as { meta?: { unavailable?: readonly string[] } } | undefined)?.meta?.unavailable?.length ?? 0) > 0;

/** Whether asking again can give another answer: what was refused stays refused. */
const isWorthAsking = (error: unknown): boolean =>
  !isForbidden(error) && !(error instanceof ApiError && error.status >= 400 && error.status < 500);

/** Of all reads: asked again every few seconds while they fail or are partial, but not when they are refused. */
export const readRetry = {
  refetchInterval: ({ state }: Asked): number | false => {
    if (state.status === 'error' && isWorthAsking(state.error)) return readAgainAfter(state.errorUpdateCount);
    return isPartial(state.data) && readAgainAfter(Infinity);
  },
  retry: (failed: number, error: unknown): boolean => failed < 1 && isWorthAsking(error),
};
