import { NoValue, Person, type PersonAvatarProps } from '@kadro/ui';
import { type ReactNode } from 'react';
import { useReference } from 'react-admin';
import { Link } from 'react-router';
import { fullName, type PersonCard } from './person.ts';

export function usePersonCard(id?: string | null): { card?: PersonCard; isPending: boolean } {
  const { referenceRecord, isPending } = useReference<PersonCard>({
    reference: 'personCards',
    id: id ?? '',
    options: { enabled: Boolean(id) },
  });
  return { card: referenceRecord, isPending };
}

/** Picture and name of a person; a dash without one. */
export function PersonName({
  id,
  size = 'tiny',
  link = false,
}: {
  id?: string | null;
  size?: PersonAvatarProps['size'];
  link?: boolean;
}): ReactNode {
  const { card, isPending } = usePersonCard(id);
  if (!id) return <NoValue />;
  if (!card) return isPending ? '…' : <NoValue />;
  const person = <Person id={id} name={fullName(card)} image={card.imageUrl} size={size} />;
  return link ? (
    <Link to={`/employees/${id}/show`} style={{ color: 'inherit' }}>
      {person}
    </Link>
  ) : (
    person
  );
}
