import { useGetMany } from 'react-admin';
import { fullName } from '../people/person.ts';
import { type FieldKind } from './kinds.ts';

type Named = { id: string; name?: string; firstName?: string; lastName?: string };

/** The name of a referenced record or person; undefined for other kinds and while loading. */
export function useName(kind: FieldKind | undefined, id: unknown): string | undefined {
  const of = kind?.kind === 'person' ? 'personCards' : kind?.kind === 'record' ? kind.of : undefined;
  const ids = of && typeof id === 'string' ? [id] : [];
  const { data } = useGetMany<Named>(of ?? 'personCards', { ids }, { enabled: ids.length > 0 });
  const named = data?.[0];
  return named && (kind?.kind === 'person' ? fullName(named) : named.name);
}
