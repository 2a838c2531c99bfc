import { useT } from '@kadro/i18n';
import { ConfirmDialog } from '@kadro/ui';
import { useEffect, type RefObject } from 'react';
import { useBlocker } from 'react-router';

/** Confirms before unsaved values are lost; `settled` lets navigation pass once they are saved. */
export function UnsavedGuard({ dirty, settled }: { dirty: boolean; settled: RefObject<boolean> }) {
  const t = useT();
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      dirty && !settled.current && currentLocation.pathname !== nextLocation.pathname,
  );
  useEffect(() => {
    if (!dirty) return;
    const ask = (event: BeforeUnloadEvent) => !settled.current && event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [dirty, settled]);
  return (
    <ConfirmDialog
      open={blocker.state === 'blocked'}
      title={t('console:form.leave')}
      effect={t('common:state.unsaved')}
      confirm={t('common:action.discard')}
      cancel={t('common:action.keepEditing')}
      onConfirm={() => blocker.proceed?.()}
      onClose={() => blocker.state === 'blocked' && blocker.reset()}
    />
  );
}
