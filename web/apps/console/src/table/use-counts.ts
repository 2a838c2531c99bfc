import { useEffect, useState } from 'react';
import { useDataProvider, useListContext } from 'react-admin';
import { type KadroDataProvider, type Total } from '../server/data-provider.ts';
import { useMoment } from '../time/moment.tsx';

/** How many each view finds, read anew whenever the list is; `views` has to stay the same object. */
export function useCounts(
  resource: string,
  views: readonly { id: string; filter: Record<string, unknown> }[],
): Record<string, Total> {
  const provider = useDataProvider<KadroDataProvider>();
  const { data } = useListContext();
  const { meta } = useMoment();
  const [counts, setCounts] = useState<Record<string, Total>>({});
  useEffect(() => {
    let gone = false;
    const ask = async () => {
      const found = await Promise.all(
        views.map(async ({ id, filter }) => [id, await provider.count(resource, filter, meta)] as const),
      );
      if (!gone) setCounts(Object.fromEntries(found));
    };
    // A badge without its number is no failure worth telling.
    ask().catch(() => undefined);
    return () => void (gone = true);
  }, [provider, data, resource, views, meta]);
  return counts;
}
