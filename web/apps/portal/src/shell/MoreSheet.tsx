import { Link } from 'react-router';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import { styled } from '@mui/material/styles';
import { useT } from '@kadro/i18n';
import { ink, tokens, VisuallyHidden } from '@kadro/ui';
import { Account } from './Account.tsx';
import { CurrentUser } from '../people/CurrentUser.tsx';
import { NavIcon } from './NavIcon.tsx';
import { type MenuItem } from './use-menu.ts';

const Content = styled('div')({ display: 'grid', gap: 20, padding: 20 });
const List = styled('ul')({ display: 'grid', listStyle: 'none' });
const StyledLink = styled(Link)(({ theme }) => ({
  ...theme.typography.strong,
  display: 'flex',
  alignItems: 'center',
  gap: 12,
  minHeight: tokens.size.portal.touch,
  color: ink.text,
  textDecoration: 'none',
  '&[aria-current="page"]': { color: ink.primaryText },
}));

export default function MoreSheet({ items, onClose }: { items: readonly MenuItem[]; onClose: () => void }) {
  const t = useT();
  return (
    <Dialog open onClose={onClose} aria-labelledby="account-title">
      <VisuallyHidden id="account-title">{t('portal:nav.account')}</VisuallyHidden>
      <Content>
        <CurrentUser size="large" />
        {items.length > 0 && (
          <nav aria-label={t('action.more')}>
            <List>
              {items.map(({ path, label, icon, isCurrent }) => (
                <li key={path}>
                  <StyledLink to={path} aria-current={isCurrent ? 'page' : undefined} onClick={onClose}>
                    <NavIcon name={icon} size={22} />
                    {label}
                  </StyledLink>
                </li>
              ))}
            </List>
          </nav>
        )}
        <Account />
        <Button variant="outlined" onClick={onClose}>
          {t('action.close')}
        </Button>
      </Content>
    </Dialog>
  );
}
