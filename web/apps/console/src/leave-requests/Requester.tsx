import { useT } from '@kadro/i18n';
import { ink, Person, type PersonAvatarProps } from '@kadro/ui';
import { Link } from 'react-router';
import { fullName } from '../employees/employee.ts';
import { type Card } from './leave-request.ts';

/** A joined person; while identity does not answer a dash and why. */
export function JoinedPerson({ card, size = 'tiny', link = false }: { card?: Card | null; size?: PersonAvatarProps['size']; link?: boolean }) {
  const t = useT('console');
  if (!card) return <span style={{ color: ink.textMuted }}>– {t('leave.noName')}</span>;
  const person = <Person id={card.id} name={fullName(card)} image={card.imageUrl} size={size} />;
  return link ? (
    <Link to={`/employees/${card.id}/show/leave`} style={{ color: 'inherit' }}>
      {person}
    </Link>
  ) : (
    person
  );
}
