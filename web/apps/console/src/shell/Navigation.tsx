import { useT } from '@kadro/i18n';
import { ink, radius, VisuallyHidden } from '@kadro/ui';
import { styled } from '@mui/material/styles';
import { Suspense } from 'react';
import { NavLink } from 'react-router';
import { type Destination, navigationOf } from '../manifest/compose.ts';
import { useFeatures } from '../manifest/context.ts';

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

/** A long word breaks rather than that its count is pushed out of sight. */
const Label = styled('span')({ minWidth: 0, paddingBlock: 3, hyphens: 'auto', overflowWrap: 'anywhere' });

/** `folded` shows icons only, with labels for pointer and screen reader. */
export function Navigation({ folded = false, onGo }: { folded?: boolean; onGo?: () => void }) {
  const t = useT('console');
  const groups = navigationOf(useFeatures());
  return (
    <Nav aria-label={t('common:common.navigation')}>
      {groups.map(({ name, destinations }) => (
        <div key={name}>
          {folded ? (
            <VisuallyHidden as="h2">{t(`nav.group.${name}`)}</VisuallyHidden>
          ) : (
            <Title>{t(`nav.group.${name}`)}</Title>
          )}
          <List>
            {destinations.map((destination) => (
              <li key={destination.name}>
                <DestinationLink destination={destination} folded={folded} onGo={onGo} />
              </li>
            ))}
          </List>
        </div>
      ))}
    </Nav>
  );
}

interface DestinationLinkProps {
  destination: Destination;
  folded: boolean;
  onGo?: () => void;
}

function DestinationLink({ destination, folded, onGo }: DestinationLinkProps) {
  const t = useT();
  const { name, icon: Icon, label, Badge } = destination;
  return (
    <To
      to={`/${name}`}
      onClick={onGo}
      title={folded ? t(label) : undefined}
      style={folded ? { justifyContent: 'center' } : undefined}
    >
      <Icon size={16} strokeWidth={1.7} aria-hidden />
      {folded ? <VisuallyHidden>{t(label)}</VisuallyHidden> : <Label>{t(label)}</Label>}
      {Badge && !folded && (
        <Suspense>
          <Badge />
        </Suspense>
      )}
    </To>
  );
}
