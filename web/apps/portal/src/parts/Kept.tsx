import { type ReactNode } from 'react';
import { useLocation } from 'react-router';
import { useT } from '@kadro/i18n';
import { PageBoundary } from '@kadro/ui';
import { usePortal } from '../core/context.tsx';

/** A page that throws stays in what surrounds it; what it was drawn from is asked for again. */
export function Kept({ isAlone, children }: { isAlone?: boolean; children: ReactNode }) {
  const t = useT('common');
  const { answers } = usePortal();
  return (
    <PageBoundary
      at={useLocation().pathname}
      title={t('broken.title')}
      text={t('broken.text')}
      onRetry={() => answers.clear()}
      isAlone={isAlone}
    >
      {children}
    </PageBoundary>
  );
}
