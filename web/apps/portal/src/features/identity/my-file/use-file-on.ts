import { usePortal, useUser } from '../../../core/context.tsx';
import { useCachedQuery, type CachedQuery } from '../../../core/use-cached-query.ts';
import { ownFileDocument } from '../../../people/prefetch.ts';
import { type Employee } from '../../../people/types.ts';

/** The own file as it was, or will be, on a day; null before the first day of employment. */
export function useFileOn(on: string | null, knownAt: string | undefined): CachedQuery<Employee | null> {
  const { api } = usePortal();
  const { id } = useUser();
  return useCachedQuery(on && ['own-file-on', on, knownAt].filter(Boolean).join('/'), async () => {
    const { data } = await api.query<{ employee: Employee | null }>(
      ownFileDocument,
      { id, asOf: on, knownAt },
      { silent: true },
    );
    return data.employee;
  });
}
