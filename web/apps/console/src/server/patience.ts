import { ApiError } from '@kadro/api';
import { useMemo } from 'react';

/** How long until a read that failed is tried again by itself. */
const againMs = 10_000;

type State = { state: { status: string; error: unknown } };

/** Whether what is asked for lies out of the caller's reach: asking again helps nobody. */
export const isForbidden = (error: unknown): boolean => error instanceof ApiError && error.name === 'forbidden';

/** Options of a read that recovers without a press: it asks again while it fails, but not what is forbidden. */
export function usePatience(): { refetchInterval: (query: State) => number | false; retry: (failed: number, error: unknown) => boolean } {
  return useMemo(() => ({
      refetchInterval: ({ state }: State) => (state.status === 'error' && !isForbidden(state.error) ? againMs : false),
      retry: (failed: number, error: unknown) => failed < 1 && !isForbidden(error),
    }), []);
}
