import { ApiError } from '@kadro/api';
import { useMemo } from 'react';

/** How long until a read that failed is tried again by itself. */
const againMs = 10_000;

type State = { state: { status: string; error: unknown; data?: unknown } };

/** Whether what is asked for lies out of the caller's reach: asking again helps nobody. */
export const isForbidden = (error: unknown): boolean => error instanceof ApiError && error.name === 'forbidden';

/** Whether a part of what was read is missing, as a service does not answer. */
export const isPartial = (data: unknown): boolean =>
  ((data as { meta?: { unavailable?: readonly string[] } } | undefined)?.meta?.unavailable?.length ?? 0) > 0;

/**
 * Options of a read that recovers without a press: it asks again while it fails or a part is missing, but not what is
 * forbidden.
 */
export function useReadRetry(): {
  refetchInterval: (query: State) => number | false;
  retry: (failed: number, error: unknown) => boolean;
} {
  return useMemo(
    () => ({
      refetchInterval: ({ state }: State) =>
        (state.status === 'error' && !isForbidden(state.error)) || isPartial(state.data) ? againMs : false,
      retry: (failed: number, error: unknown) => failed < 1 && !isForbidden(error),
    }),
    [],
  );
}
