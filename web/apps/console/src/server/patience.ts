import { useMemo } from 'react';

/** How long until a read that failed is tried again by itself. */
const againMs = 10_000;

type State = { state: { status: string } };

/** Options of a read that recovers without a press: it asks again while it fails. */
export function usePatience(): { refetchInterval: (query: State) => number | false; retry: number } {
  return useMemo(() => ({ refetchInterval: ({ state }: State) => (state.status === 'error' ? againMs : false), retry: 1 }), []);
}
