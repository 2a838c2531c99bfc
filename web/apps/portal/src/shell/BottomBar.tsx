import { Suspense, useState } from 'react';
import { Link } from 'react-router';
import { styled } from '@mui/material/styles';
import { Ellipsis, Plus } from 'lucide-react';
import { useT } from '@kadro/i18n';
import { ink, transition, radius, tokens } from '@kadro/ui';
import { NavBadge, NavIcon } from './NavIcon.tsx';
import { useMenu, useNewRequests, type MenuItem } from './use-menu.ts';
import { lazily } from '../core/lazily.ts';

const MoreSheet = lazily(() => import('./MoreSheet.tsx'));
const NewRequest = lazily(() => import('./NewRequest.tsx'));

const Bar = styled('nav')({
  position: 'fixed',
  insetInline: 0,
  insetBlockEnd: 0,
  zIndex: 1100,
  backgroundColor: ink.canvas,
  borderBlockStart: `1px solid ${ink.line}`,
  paddingBlockEnd: 'env(safe-area-inset-bottom)',
  '@media print': { display: 'none' },
  // A page with its own bar at the bottom takes the place.
  'body:has([data-own-bar]) &': { display: 'none' },
});
const List = styled('ul')({
  display: 'flex',
  minHeight: tokens.size.portal.bottomBar,
  maxWidth: 560,
  marginInline: 'auto',
  listStyle: 'none',
  '& > li': { flex: 1, display: 'grid' },
});
const item = {
  display: 'grid',
  placeItems: 'center',
  placeContent: 'center',
  gap: 3,
  minHeight: tokens.size.portal.bottomBar,
  padding: '0 4px',
  border: 0,
  color: ink.textMuted,
  background: 'none',
  textAlign: 'center',
  textDecoration: 'none',
  cursor: 'pointer',
  '&:focus-visible': { outlineOffset: -4 },
  '&[aria-current="page"]': { color: ink.primaryText, fontWeight: 600 },
} as const;
const StyledLink = styled(Link)(({ theme }) => ({ ...theme.typography.label, ...item }));
const Icon = styled('span')({
  position: 'relative',
  display: 'grid',
  '& [aria-hidden]:not(svg)': { position: 'absolute', insetBlockStart: -6, insetInlineStart: 14 },
});
const More = styled('button')(({ theme }) => ({ ...theme.typography.label, ...item, fontFamily: 'inherit' }));
const New = styled('button')({
  placeSelf: 'center',
  display: 'grid',
  placeItems: 'center',
  width: 52,
  height: 48,
  border: 0,
  borderRadius: radius.control + 2,
  color: ink.onPrimary,
  backgroundColor: ink.primary,
  cursor: 'pointer',
  transition: transition(['background-color']),
});

export function BottomBar() {
  const t = useT();
  const menu = useMenu();
  const newRequests = useNewRequests();
  const [open, setOpen] = useState<'more' | 'new' | null>(null);
  const rest = menu.filter(({ bar }) => !bar);
  const close = () => setOpen(null);
  return (
    <Bar aria-label={t('common.navigation')}>
      <List>
        <Items items={menu.filter(({ bar }) => bar === 'start')} />
        {newRequests.length > 0 && (
          <li>
            <NewButton isOpen={open === 'new'} onClick={() => setOpen('new')} />
          </li>
        )}
        <Items items={menu.filter(({ bar }) => bar === 'end')} />
        {menu.length > 0 && (
          <li>
            <MoreButton isOpen={open === 'more'} items={rest} onClick={() => setOpen('more')} />
          </li>
        )}
      </List>
      <Suspense>
        {open === 'more' && <MoreSheet items={rest} onClose={close} />}
        {open === 'new' && <NewRequest onClose={close} />}
      </Suspense>
    </Bar>
  );
}

interface OpenerProps {
  isOpen: boolean;
  onClick: () => void;
}

function NewButton({ isOpen, onClick }: OpenerProps) {
  const t = useT('portal');
  return (
    <New type="button" aria-label={t('nav.newRequest')} aria-haspopup="dialog" aria-expanded={isOpen} onClick={onClick}>
      <Plus size={24} strokeWidth={1.7} aria-hidden />
    </New>
  );
}

function MoreButton({ isOpen, items, onClick }: OpenerProps & { items: readonly MenuItem[] }) {
  const t = useT();
  return (
    <More
      type="button"
      aria-haspopup="dialog"
      aria-expanded={isOpen}
      aria-current={items.some(({ isCurrent }) => isCurrent) ? 'page' : undefined}
      onClick={onClick}
    >
      <Ellipsis size={22} strokeWidth={1.7} aria-hidden />
      {t('action.more')}
    </More>
  );
}

const Items = ({ items }: { items: readonly MenuItem[] }) =>
  items.map(({ path, label, short, icon, badge, isCurrent }) => (
    <li key={path}>
      <StyledLink
        to={path}
        aria-label={short === label ? undefined : label}
        aria-current={isCurrent ? 'page' : undefined}
      >
        <Icon>
          <NavIcon name={icon} size={22} />
          <NavBadge badge={badge} />
        </Icon>
        {short}
      </StyledLink>
    </li>
  ));
