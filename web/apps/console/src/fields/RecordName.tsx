import { NoValue } from '@kadro/ui';
import { type ReactNode } from 'react';
import { useReference } from 'react-admin';

/** The name of a branch, unit, team or job in the reader's language; a dash where there is none or none in reach. */
export function RecordName({ of, id }: { of: string; id?: string | null }): ReactNode {
  const { referenceRecord, isPending } = useReference<{ id: string; name: string }>({
    reference: of,
    id: id ?? '',
    options: { enabled: Boolean(id) },
  });
  if (!id) return <NoValue />;
  if (referenceRecord) return <bdi>{referenceRecord.name}</bdi>;
  return isPending ? '…' : <NoValue />;
}

/** Several names, one after another. */
export function RecordNames({ of, ids }: { of: string; ids?: readonly string[] | null }): ReactNode {
  if (!ids?.length) return <NoValue />;
  return ids.map((id, at) => (
    <span key={id}>
      {at > 0 && ' · '}
      <RecordName of={of} id={id} />
    </span>
  ));
}
