import { useEffect, useRef, useSyncExternalStore, type ReactNode } from 'react';
import { styled } from '@mui/material/styles';
import { useFormat, useT } from '@kadro/i18n';
import { ink, PageTitle, phone } from '@kadro/ui';
import { usePortal } from '../core/context.tsx';

let isFirst = true;

/** Sets the document title; after the first page also moves the focus to the heading in the returned element. */
export function useTitle<T extends HTMLElement>(title: string) {
  const element = useRef<T>(null);
  useEffect(() => {
    document.title = `${title} – Kadro`;
  }, [title]);
  useEffect(() => {
    if (!isFirst) {
      window.scrollTo(0, 0);
      element.current?.querySelector('h1')?.focus({ preventScroll: true });
    }
    isFirst = false;
  }, []);
  return element;
}

const Sheets = styled('div')({ display: 'grid', gap: 18, minWidth: 0, [phone]: { gap: 12 } });
const Offline = styled('p')(({ theme }) => ({ ...theme.typography.label, color: ink.textMuted, marginBlockStart: 4 }));

export interface PageProps {
  title: string;
  breadcrumbs?: ReactNode;
  second?: ReactNode;
  actions?: ReactNode;
  tabs?: ReactNode;
  children: ReactNode;
}

export function Page({ title, breadcrumbs, second, actions, tabs, children }: PageProps) {
  const element = useTitle<HTMLDivElement>(title);
  return (
    <Sheets ref={element}>
      <div>
        <PageTitle title={title} breadcrumbs={breadcrumbs} second={second} actions={actions} />
        <OfflineLine />
      </div>
      {tabs}
      {children}
    </Sheets>
  );
}

function OfflineLine() {
  const { answers } = usePortal();
  const t = useT('portal');
  const { time } = useFormat();
  const since = useSyncExternalStore(answers.subscribe, answers.offlineSince);
  return (
    <div aria-live="polite">
      {since !== undefined && <Offline>{t('nav.offline', { time: time(new Date(since)) })}</Offline>}
    </div>
  );
}
