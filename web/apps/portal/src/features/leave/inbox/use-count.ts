import { useEffect } from 'react';
import { usePortal } from '../../../core/context.tsx';
import { type CachedQuery, useCachedQuery } from '../../../core/use-cached-query.ts';

const againMs = 60_000;

export type InboxScope = 'mine' | 'all';

const fields = { mine: 'pendingLeaveRequestCount', all: 'allPendingLeaveRequestCount' } as const;

/** The number of requests that wait for me or are open in reach; loaded again every minute and on focus. */
export function useInboxCount(scope: InboxScope): CachedQuery<number> {
  const { api } = usePortal();
  const field = fields[scope];
  const read = useCachedQuery(`inbox-count/${scope}`, async () => {
    const { data } = await api.query<Record<string, number | null>>(
      `query InboxCount { ${field} }`,
      {},
      { silent: true },
    );
    const count = data[field];
    if (typeof count !== 'number') throw new Error('The leave service does not answer');
    return count;
  });
  const { reload } = read;
  useEffect(() => {
    const look = () => document.visibilityState === 'visible' && void reload();
    const timer = setInterval(look, againMs);
    addEventListener('focus', look);
    return () => {
      clearInterval(timer);
      removeEventListener('focus', look);
    };
  }, [reload]);
  return read;
}
