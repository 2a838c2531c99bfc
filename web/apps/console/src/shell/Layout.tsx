import { useT } from '@kadro/i18n';
import { Frame, ink, PageBoundary, phone, radius, SkeletonBlock, SkipLink, tokens, UntilLoaded } from '@kadro/ui';
import Drawer from '@mui/material/Drawer';
import { styled, useMediaQuery, useTheme } from '@mui/material';
import { Suspense, useState, type CSSProperties, type ReactNode } from 'react';
import { type CoreLayoutProps } from 'react-admin';
import { useQueryClient } from '@tanstack/react-query';
import { useLocation } from 'react-router';
import { Remedies } from '../form/remedies/Remedies.tsx';
import { MomentProvider, useMoment } from '../time/moment.tsx';
import { OtherDayNotice } from '../time/OtherDayNotice.tsx';
import { Header } from './Header.tsx';
import { Navigation } from './Navigation.tsx';
import { useDensity } from './use-density.ts';
import { useLanguageOfRows } from './use-language-of-rows.ts';
import { useNotices } from './use-notices.ts';

const { header, nav } = tokens.size.console;

const Page = styled('div')({
  display: 'grid',
  gridTemplateRows: `${header}px minmax(0, 1fr)`,
  height: '100dvh',
  backgroundColor: ink.canvas,
  '@media print': {
    display: 'block',
    height: 'auto',
    backgroundColor: 'transparent',
    '& .no-print': { display: 'none !important' },
  },
});
const Below = styled('div', { shouldForwardProp: (name) => name !== 'folded' })<{ folded: boolean }>(({ folded }) => ({
  display: 'grid',
  gridTemplateColumns: `${folded ? 56 : nav}px minmax(0, 1fr)`,
  minHeight: 0,
  [phone]: { gridTemplateColumns: 'minmax(0, 1fr)', '& > aside': { display: 'none' } },
  '@media print': { display: 'block', '& > aside': { display: 'none' } },
}));
// what is hidden from the eye on a long page is placed inside: else it would lengthen the page under the shell
const Side = styled('aside')({ position: 'relative', overflow: 'auto', minHeight: 0 });
const Main = styled('main')({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  minWidth: 0,
  minHeight: 0,
  overflow: 'auto',
  backgroundColor: ink.surface,
  border: `1px solid ${ink.line}`,
  borderInlineEndWidth: 0,
  borderBlockEndWidth: 0,
  borderStartStartRadius: radius.sheet,
  '&:focus': { outline: 'none' },
  // what is said in place of a page has the room that pages give themselves
  '& > [role="alert"]': { padding: '32px 20px' },
  [phone]: { borderInlineStartWidth: 0, borderStartStartRadius: 0 },
  '@media print': { border: 0, overflow: 'visible' },
});

const Framed = styled(Frame)({ display: 'grid', minWidth: 0, minHeight: 0, '& > span': { inset: 0 } });

/** The shell: header 48, navigation 200, and the sheet that runs to the edges. */
export function Layout({ children }: CoreLayoutProps) {
  return (
    <MomentProvider>
      <Remedies>
        <Shell>{children}</Shell>
      </Remedies>
    </MomentProvider>
  );
}

function Shell({ children }: { children: ReactNode }) {
  const { isOtherDay } = useMoment();
  const t = useT();
  const folded = useMediaQuery('(max-width:899.95px)');
  const [open, setOpen] = useState(false);
  const { direction } = useTheme();
  const { row } = useDensity();
  useNotices();
  useLanguageOfRows();
  return (
    <Page style={{ '--table-row': `${row}px` } as CSSProperties}>
      <SkipLink href="#content">{t('common:common.skipToContent')}</SkipLink>
      <Header onMenu={() => setOpen(true)} />
      <Below folded={folded}>
        <Side aria-label={t('common:common.menu')}>
          <Navigation folded={folded} />
        </Side>
        <Framed shown={isOtherDay}>
          <Main id="content" tabIndex={-1}>
            <OtherDayNotice>
              <UntilLoaded title={t('common:outage.title')} text={t('common:outage.text')} />
              <Kept>
                <Suspense fallback={<Opening />}>{children}</Suspense>
              </Kept>
            </OtherDayNotice>
          </Main>
        </Framed>
      </Below>
      <Drawer
        open={open}
        onClose={() => setOpen(false)}
        anchor={direction === 'rtl' ? 'right' : 'left'}
        slotProps={{ paper: { sx: { width: 260, bgcolor: ink.canvas } } }}
      >
        <Navigation onGo={() => setOpen(false)} />
      </Drawer>
    </Page>
  );
}

/** A page that throws stays in its sheet; what it was drawn from is asked for again. */
function Kept({ children }: { children: ReactNode }) {
  const t = useT('common');
  const client = useQueryClient();
  return (
    <PageBoundary
      at={useLocation().pathname}
      title={t('broken.title')}
      text={t('broken.text')}
      onRetry={() => client.clear()}
    >
      {children}
    </PageBoundary>
  );
}

/** Shown until the first page has loaded; later pages replace the current one when ready. */
const Opening = () => (
  <div style={{ padding: '32px 20px' }}>
    <SkeletonBlock lines={14} />
  </div>
);
