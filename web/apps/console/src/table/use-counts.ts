import { useEffect, useState } from 'react';
import { useDataProvider, useListContext } from 'react-admin';
import { type KadroDataProvider } from '../server/data-provider.ts';
import { type Total } from '../server/resource.ts';
import { useMoment } from '../time/moment.tsx';

/** The counts of all views, refreshed with the list; `views` must be a stable object. */
export function useCounts(
  resource: string,
  views: readonly { id: string; filter: Record<string, unknown> }[],
): Record<string, Total> {
  const provider = useDataProvider<KadroDataProvider>();
  const { data } = useListContext();
  const { meta } = useMoment();
  const [counts, setCounts] = useState<Record<string, Total>>({});
  useEffect(() => {
    let cancelled = false;
    const ask = async () => {
      const found = await Promise.all(
        views.map(async ({ id, filter }) => [id, await provider.count(resource, filter, meta)] as const),
      );
      if (!cancelled) setCounts(Object.fromEntries(found));
    };
    // a missing count is not worth a notice
    ask().catch(() => undefined);
    return () => void (cancelled = true);
  }, [provider, data, resource, views, meta]);
  return counts;
}
