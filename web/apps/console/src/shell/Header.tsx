import { useT } from '@kadro/i18n';
import { ink, MarkWord, phone, radius, tokens } from '@kadro/ui';
import IconButton from '@mui/material/IconButton';
import { styled } from '@mui/material/styles';
import { Menu } from 'lucide-react';
import { Link } from 'react-router';
import { DayButton } from '../time/DayButton.tsx';
import { AccountMenu } from './AccountMenu.tsx';
import { GlobalSearch } from './GlobalSearch.tsx';

const Bar = styled('header')({
  display: 'flex',
  alignItems: 'center',
  gap: 12,
  padding: '0 16px',
  minWidth: 0,
  '@media print': { display: 'none' },
  [phone]: { gap: 6, padding: '0 8px' },
});
const Home = styled(Link)({
  display: 'flex',
  alignItems: 'center',
  gap: 8,
  width: tokens.size.console.nav - 16,
  textDecoration: 'none',
  borderRadius: radius.control,
  '@media (max-width:899.95px)': { width: 'auto' },
});
const Tag = styled('span')(({ theme }) => ({
  ...(theme.typography.tick as object),
  padding: '1px 6px',
  borderRadius: radius.chip,
  color: ink.textMuted,
  backgroundColor: ink.soft,
  [phone]: { display: 'none' },
}));
const MenuButton = styled(IconButton)({ display: 'none', [phone]: { display: 'inline-flex', width: 44, height: 44 } });
export function Header({ onMenu }: { onMenu: () => void }) {
  const t = useT('console');
  return (
    <Bar>
      <MenuButton aria-label={t('common:common.menu')} onClick={onMenu}>
        <Menu strokeWidth={1.7} />
      </MenuButton>
      <Home to="/employees" aria-label={t('header.home')}>
        <MarkWord size={24} />
        <Tag>{t('header.tag')}</Tag>
      </Home>
      <GlobalSearch />
      <DayButton />
      <AccountMenu />
    </Bar>
  );
}
