import { usePortal, useUser } from '../../../core/context.tsx';
import { useRead, type Read } from '../../../core/use-read.ts';
import { ownFileDocument } from '../../../people/ask-ahead.ts';
import { type Employee } from '../../../people/types.ts';

/** The own file as it was, or will be, on a day; null before the first day of employment. */
export function useFileOn(on: string | null, knownAt: string | undefined): Read<Employee | null> {
  const { api } = usePortal();
  const { id } = useUser();
  return useRead(on && ['own-file-on', on, knownAt].filter(Boolean).join('/'), async () => {
    const { data } = await api.query<{ employee: Employee | null }>(
      ownFileDocument,
      { id, asOf: on, knownAt },
      { silent: true },
    );
    return data.employee;
  });
}
