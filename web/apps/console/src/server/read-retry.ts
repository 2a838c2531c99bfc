import { ApiError } from '@kadro/api';
import { useMemo } from 'react';

const retryMs = 10_000;

type State = { state: { status: string; error: unknown; data?: unknown } };

/** Whether a record is outside the caller's reach, so that retrying is pointless. */
export const isForbidden = (error: unknown): boolean => error instanceof ApiError && error.name === 'forbidden';

/** Whether a part is missing because a service does not answer. */
export const isPartial = (data: unknown): boolean =>
  ((data as { meta?: { unavailable?: readonly string[] } } | undefined)?.meta?.unavailable?.length ?? 0) > 0;

/** Query options that poll while a read fails or is partial, but not when it is forbidden. */
export function useReadRetry(): {
  refetchInterval: (query: State) => number | false;
  retry: (failed: number, error: unknown) => boolean;
} {
  return useMemo(
    () => ({
      refetchInterval: ({ state }: State) =>
        (state.status === 'error' && !isForbidden(state.error)) || isPartial(state.data) ? retryMs : false,
      retry: (failed: number, error: unknown) => failed < 1 && !isForbidden(error),
    }),
    [],
  );
}
