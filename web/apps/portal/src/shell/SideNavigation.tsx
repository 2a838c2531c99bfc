import { Link } from 'react-router';
import { styled } from '@mui/material/styles';
import { useT } from '@kadro/i18n';
import { ink, KeyHint, MarkWord, transition, radius, tokens } from '@kadro/ui';
import { Search } from 'lucide-react';
import { AccountButton } from './AccountButton.tsx';
import { NavBadge, NavIcon } from './NavIcon.tsx';
import { useMenu } from './use-menu.ts';

const Bar = styled('header')({
  position: 'sticky',
  insetBlockStart: 0,
  display: 'flex',
  flexDirection: 'column',
  gap: 14,
  width: tokens.size.portal.nav,
  height: '100dvh',
  padding: '18px 12px 14px',
  overflowY: 'auto',
  '@media print': { display: 'none' },
});
const Home = styled(Link)({
  display: 'inline-flex',
  alignSelf: 'start',
  padding: '0 8px',
  borderRadius: radius.chip,
  textDecoration: 'none',
});
const List = styled('ul')({ display: 'grid', gap: 2, listStyle: 'none' });
const way = {
  display: 'flex',
  alignItems: 'center',
  gap: 12,
  width: '100%',
  minHeight: 38,
  padding: '0 10px',
  border: '1px solid transparent',
  borderRadius: radius.control,
} as const;
const StyledLink = styled(Link)(({ theme }) => ({
  ...theme.typography.strong,
  ...way,
  fontWeight: 500,
  color: ink.textMuted,
  textDecoration: 'none',
  transition: transition(['background-color', 'color']),
  '&:hover': { color: ink.text, backgroundColor: ink.hover },
  '&[aria-current="page"]': {
    color: ink.text,
    fontWeight: theme.typography.strong.fontWeight,
    backgroundColor: ink.surface,
    borderColor: ink.line,
    '& > svg': { color: ink.frame },
  },
}));
const Jump = styled('button')(({ theme }) => ({
  ...theme.typography.dense,
  ...way,
  flex: 'none',
  fontFamily: 'inherit',
  gap: 6,
  paddingInline: '8px 6px',
  color: ink.textMuted,
  borderColor: ink.line,
  backgroundColor: ink.surface,
  cursor: 'pointer',
  textAlign: 'start',
  '& span:first-of-type': { flex: 1, minWidth: 0, overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
  '&:hover': { borderColor: ink.fieldLine },
}));

export function SideNavigation({ onJump }: { onJump: () => void }) {
  const t = useT();
  const menu = useMenu();
  return (
    <Bar>
      <Home to="/dashboard" aria-label={`Kadro, ${t('common.today')}`}>
        <MarkWord size={26} />
      </Home>
      <Jump type="button" aria-haspopup="dialog" aria-keyshortcuts="Control+K" onClick={onJump}>
        <Search size={16} strokeWidth={1.7} aria-hidden />
        <span>{t('portal:nav.jump')}</span>
        <span aria-hidden>
          <KeyHint keys={['Ctrl K']} />
        </span>
      </Jump>
      <nav aria-label={t('common.navigation')} style={{ flex: 1 }}>
        <List>
          {menu.map(({ path, label, icon, badge, isCurrent }) => (
            <li key={path}>
              <StyledLink to={path} aria-current={isCurrent ? 'page' : undefined}>
                <NavIcon name={icon} />
                <span style={{ flex: 1 }}>{label}</span>
                <NavBadge badge={badge} />
              </StyledLink>
            </li>
          ))}
        </List>
      </nav>
      <AccountButton />
    </Bar>
  );
}
