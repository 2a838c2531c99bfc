import { Link } from 'react-router';
import { styled } from '@mui/material/styles';
import { useFormat, useT } from '@kadro/i18n';
import { ink, phone, radius, tokens } from '@kadro/ui';
import { useKind } from './kind.ts';
import { type InboxScope } from './questions.ts';
import { type Counted } from './use-counts.ts';
import { CountBadge } from '../../parts/CountBadge.tsx';

const Segment = styled('nav')({ '@media print': { display: 'none' } });
const List = styled('ul')({
  display: 'inline-flex',
  gap: 2,
  padding: 2,
  borderRadius: radius.control + 2,
  listStyle: 'none',
  backgroundColor: ink.soft,
});
const StyledLink = styled(Link)(({ theme }) => ({
  ...theme.typography.dense,
  display: 'flex',
  alignItems: 'center',
  gap: 8,
  minHeight: tokens.size.portal.control - 10,
  padding: '0 10px',
  border: '1px solid transparent',
  borderRadius: radius.control,
  fontWeight: 500,
  color: ink.textMuted,
  textDecoration: 'none',
  '&:hover': { color: ink.text },
  '&[aria-current="page"]': {
    color: ink.text,
    fontWeight: theme.typography.strong.fontWeight,
    backgroundColor: ink.surface,
    borderColor: ink.line,
  },
  [phone]: { minHeight: tokens.size.portal.touch - 8 },
}));

interface ScopeSwitchProps {
  scope: InboxScope;
  counted: Record<InboxScope, readonly Counted[]>;
}

export function ScopeSwitch({ scope, counted }: ScopeSwitchProps) {
  const t = useT('inbox');
  const { name, paths } = useKind();
  const countOf = (one: InboxScope) => counted[one].find(({ entry }) => entry.name === name)?.count.data;
  return (
    <Segment aria-label={t('scope')}>
      <List>
        {(['mine', 'all'] as const).map((one) => (
          <li key={one}>
            <StyledLink to={paths[one]} aria-current={one === scope ? 'page' : undefined}>
              {t(one === 'mine' ? 'askedOfMe' : 'everything')}
              <Count count={countOf(one)} isAsked={one === 'mine'} />
            </StyledLink>
          </li>
        ))}
      </List>
    </Segment>
  );
}

/** The number, whose place is kept until it is known. */
function Count({ count, isAsked }: { count: number | undefined; isAsked: boolean }) {
  const { number } = useFormat();
  const style = count === undefined ? { visibility: 'hidden' as const } : undefined;
  return (
    <CountBadge tone={isAsked && count ? 'asked' : 'soft'} style={style}>
      {number(count ?? 0)}
    </CountBadge>
  );
}
