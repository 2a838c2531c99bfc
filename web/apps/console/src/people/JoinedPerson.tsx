import { useT } from '@kadro/i18n';
import { ink, Person, PersonAvatar, type PersonAvatarProps } from '@kadro/ui';
import { styled } from '@mui/material/styles';
import { type ReactNode } from 'react';
import { Link } from 'react-router';
import { fullName, type PersonCard } from './person.ts';

/** A joined person; a dash with the reason while identity does not answer. */
export function JoinedPerson({
  card,
  size = 'tiny',
  link = false,
  second,
}: {
  card?: PersonCard | null;
  size?: PersonAvatarProps['size'];
  link?: boolean;
  /** A second line. */
  second?: ReactNode;
}) {
  const t = useT('console');
  if (!card) return <span style={{ color: ink.textMuted }}>– {t('noName')}</span>;
  const person = <Person id={card.id} name={fullName(card)} image={card.imageUrl} size={size} second={second} />;
  return link ? (
    <Link to={`/employees/${card.id}/show/leave`} style={{ color: 'inherit' }}>
      {person}
    </Link>
  ) : (
    person
  );
}

const Line = styled('span')({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 12,
  minWidth: 0,
  '& bdi': { overflowWrap: 'anywhere' },
});

/** A joined person as the title of a page, or as the heading `as`. */
export function JoinedHeading({ card, as: Heading }: { card?: PersonCard | null; as?: 'h2' }) {
  const t = useT('console');
  const name = <bdi>{card ? fullName(card) : `– ${t('noName')}`}</bdi>;
  return (
    <Line>
      {card && <PersonAvatar id={card.id} name={fullName(card)} image={card.imageUrl} size="large" />}
      {Heading ? <Heading>{name}</Heading> : name}
    </Line>
  );
}
