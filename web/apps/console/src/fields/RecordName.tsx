import { NoValue } from '@kadro/ui';
import { type ReactNode } from 'react';
import { useReference } from 'react-admin';

/** The name of a reference record; a dash if it is absent or out of reach. */
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

export function RecordNames({ of, ids }: { of: string; ids?: readonly string[] | null }): ReactNode {
  if (!ids?.length) return <NoValue />;
  return ids.map((id, at) => (
    <span key={id}>
      {at > 0 && ' · '}
      <RecordName of={of} id={id} />
    </span>
  ));
}
