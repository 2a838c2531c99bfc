import { lazy, Suspense, useState } from 'react';
import { Link } from 'react-router';
import { styled } from '@mui/material/styles';
import { Ellipsis } from 'lucide-react';
import { useT } from '@kadro/i18n';
import { ink, tokens } from '@kadro/ui';
import { PlaceSign } from './signs.tsx';
import { useMenu } from './use-menu.ts';

const MoreSheet = lazy(() => import('./MoreSheet.tsx'));

const Bar = styled('nav')({
  position: 'fixed',
  insetInline: 0,
  insetBlockEnd: 0,
  zIndex: 1100,
  backgroundColor: ink.canvas,
  borderBlockStart: `1px solid ${ink.line}`,
  paddingBlockEnd: 'env(safe-area-inset-bottom)',
  '@media print': { display: 'none' },
});
const List = styled('ul')({ display: 'flex', maxWidth: 560, marginInline: 'auto', listStyle: 'none', '& > li': { flex: 1, display: 'grid' } });
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
  textDecoration: 'none',
  cursor: 'pointer',
  '&:focus-visible': { outlineOffset: -4 },
  '&[aria-current="page"]': { color: ink.primaryText, fontWeight: 600 },
} as const;
const Way = styled(Link)(({ theme }) => ({ ...theme.typography.label, ...item }));
const More = styled('button')(({ theme }) => ({ ...theme.typography.label, ...item, fontFamily: 'inherit' }));

/** The bar under the thumb: the places that exist, and the rest behind "more". */
export function BottomBar() {
  const t = useT();
  const menu = useMenu();
  const [more, setMore] = useState(false);
  return (
    <Bar aria-label={t('common.navigation')}>
      <List>
        {menu.map(({ path, label, sign, isCurrent }) => (
          <li key={path}>
            <Way to={path} aria-current={isCurrent ? 'page' : undefined}>
              <PlaceSign sign={sign} size={22} />
              {label}
            </Way>
          </li>
        ))}
        <li>
          <More type="button" aria-haspopup="dialog" aria-expanded={more} onClick={() => setMore(true)}>
            <Ellipsis size={22} strokeWidth={1.7} aria-hidden />
            {t('action.more')}
          </More>
        </li>
      </List>
      {more && (
        <Suspense>
          <MoreSheet onClose={() => setMore(false)} />
        </Suspense>
      )}
    </Bar>
  );
}
