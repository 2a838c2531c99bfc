import { useFormat, useT } from '@kadro/i18n';
import { ink, radius, status, VisuallyHidden } from '@kadro/ui';
import { styled } from '@mui/material/styles';
import { useGetOne } from 'react-admin';
import { NavLink } from 'react-router';
import { useRights } from '../server/use-rights.ts';
import { placesFor, type Place, wordOf } from './navigation.ts';

const Nav = styled('nav')({ display: 'grid', gap: 16, alignContent: 'start', padding: '14px 10px' });
const Title = styled('h2')(({ theme }) => ({
  ...(theme.typography.label as object),
  color: ink.textMuted,
  padding: '0 8px 4px',
}));
const List = styled('ul')({ listStyle: 'none', display: 'grid', gap: 2 });
const To = styled(NavLink)(({ theme }) => ({
  ...(theme.typography.dense as object),
  fontWeight: theme.typography.strong.fontWeight,
  display: 'flex',
  alignItems: 'center',
  gap: 10,
  minHeight: 32,
  padding: '0 8px',
  border: '1px solid transparent',
  borderRadius: radius.control,
  color: ink.textMuted,
  textDecoration: 'none',
  '& svg': { flex: 'none' },
  '&:hover': { color: ink.text },
  '&[aria-current="page"]': {
    color: ink.text,
    backgroundColor: ink.surface,
    borderColor: ink.line,
    '& svg': { color: ink.primaryText },
  },
}));

const Badge = styled('span')(({ theme }) => ({
  ...(theme.typography.tick as object),
  marginInlineStart: 'auto',
  padding: '1px 6px',
  borderRadius: radius.chip,
  color: status.pending.text,
  backgroundColor: status.pending.tint,
  fontVariantNumeric: 'tabular-nums',
}));

/** Open requests are counted anew that often, in milliseconds. */
const counted = { refetchInterval: 60_000, retry: false };

/** How many requests are open in reach; nothing at zero and while that is not known. */
function OpenCount() {
  const t = useT('console');
  const { number } = useFormat();
  const { data } = useGetOne<{ id: string; count: number | null }>('open-leave-requests', { id: 'own' }, counted);
  if (!data?.count) return null;
  return (
    <Badge>
      <VisuallyHidden>{t('leave.view.open')}: </VisuallyHidden>
      {number(data.count)}
    </Badge>
  );
}

/** The places of the console; `folded` shows icons only, with their words for the pointer and the screen reader. */
export function Navigation({ folded = false, onGo }: { folded?: boolean; onGo?: () => void }) {
  const t = useT('console');
  const groups = placesFor(useRights());
  return (
    <Nav aria-label={t('common:common.navigation')}>
      {groups.map(({ name, places }) => (
        <div key={name}>
          {folded ? (
            <VisuallyHidden as="h2">{t(`nav.group.${name}`)}</VisuallyHidden>
          ) : (
            <Title>{t(`nav.group.${name}`)}</Title>
          )}
          <List>
            {places.map((place) => (
              <li key={place.name}>
                <PlaceLink place={place} folded={folded} onGo={onGo} />
              </li>
            ))}
          </List>
        </div>
      ))}
    </Nav>
  );
}

function PlaceLink({
  place: { name, icon: Icon },
  folded,
  onGo,
}: {
  place: Place;
  folded: boolean;
  onGo?: () => void;
}) {
  const t = useT('console');
  const word = t(wordOf(name));
  return (
    <To
      to={`/${name}`}
      onClick={onGo}
      title={folded ? word : undefined}
      style={folded ? { justifyContent: 'center' } : undefined}
    >
      <Icon size={16} strokeWidth={1.7} aria-hidden />
      {folded ? <VisuallyHidden>{word}</VisuallyHidden> : word}
      {name === 'leave-requests' && !folded && <OpenCount />}
    </To>
  );
}
