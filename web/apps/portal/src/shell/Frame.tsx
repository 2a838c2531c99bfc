import { Suspense, useEffect, useState } from 'react';
import { Outlet } from 'react-router';
import GlobalStyles from '@mui/material/GlobalStyles';
import useMediaQuery from '@mui/material/useMediaQuery';
import { styled } from '@mui/material/styles';
import { useT } from '@kadro/i18n';
import { phone, SkipLink, tokens } from '@kadro/ui';
import { BottomBar } from './BottomBar.tsx';
import { SideNavigation } from './SideNavigation.tsx';
import { Kept } from '../parts/Kept.tsx';
import { CodeOutage, PageSkeleton } from '../parts/PageSkeleton.tsx';
import { lazily } from '../core/lazily.ts';

const JumpDialog = lazily(() => import('./jump/Dialog.tsx'));

const Frame = styled('div')({ display: 'flex', alignItems: 'flex-start', minHeight: '100dvh' });
const Main = styled('main')({
  flex: 1,
  minWidth: 0,
  maxWidth: tokens.size.portal.content + 56,
  padding: '24px 28px 48px 16px',
  paddingInline: '16px 28px',
  '&[data-bar="true"]': {
    paddingInline: 24,
    paddingBlockEnd: `calc(${tokens.size.portal.bottomBar + 24}px + env(safe-area-inset-bottom))`,
  },
  // what stands above the bar hides no end of the page
  '&[data-bar="true"]:has([data-above-bar])': {
    paddingBlockEnd: `calc(${tokens.size.portal.bottomBar + 72}px + env(safe-area-inset-bottom))`,
  },
  [phone]: { '&&': { paddingInline: 12, paddingBlockStart: 'max(14px, env(safe-area-inset-top))' } },
  '@media print': { '&&': { padding: 0 } },
});

const pageStyles = {
  '@media (max-width:899.95px)': {
    ':root': {
      '--kadro-bottom-bar': `${tokens.size.portal.bottomBar}px`,
      // What gets the focus is scrolled clear of the bars.
      scrollPaddingBlockEnd: 'calc(var(--kadro-bottom-bar) + var(--kadro-action-bar, 0px) + 12px)',
    },
    ':root:has([data-own-bar])': { '--kadro-bottom-bar': '0px' },
  },
  // The heading gets the focus for screen readers; it is no control, so it shows no outline.
  'h1:focus-visible': { outline: 'none' },
  // Directional icons are mirrored in right-to-left languages.
  '[dir="rtl"] .turns': { transform: 'scaleX(-1)' },
  '@media print': {
    'section, dl, li': { breakInside: 'avoid' },
    'main header .MuiButton-root, main .no-print': { display: 'none' },
  },
} as const;

export default function Shell() {
  const t = useT();
  const isWide = useMediaQuery('(min-width:900px)', { noSsr: true });
  const [jumping, setJumping] = useState(false);
  useJumpKey(() => setJumping(true));
  return (
    <Frame>
      <GlobalStyles styles={pageStyles} />
      <SkipLink href="#content">{t('common.skipToContent')}</SkipLink>
      {isWide && <SideNavigation onJump={() => setJumping(true)} />}
      <Main id="content" tabIndex={-1} data-bar={!isWide} style={{ outline: 'none' }}>
        <CodeOutage />
        <Kept>
          <Suspense fallback={<PageSkeleton />}>
            <Outlet />
          </Suspense>
        </Kept>
      </Main>
      {!isWide && <BottomBar />}
      {jumping && (
        <Suspense>
          <JumpDialog onClose={() => setJumping(false)} />
        </Suspense>
      )}
    </Frame>
  );
}

function useJumpKey(onJump: () => void): void {
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== 'k' || !(event.ctrlKey || event.metaKey) || event.shiftKey || event.altKey)
        return;
      event.preventDefault();
      onJump();
    };
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  });
}
