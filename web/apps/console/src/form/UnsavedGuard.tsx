import { useT } from '@kadro/i18n';
import { ConfirmDialog } from '@kadro/ui';
import { useEffect, type RefObject } from 'react';
import { useBlocker } from 'react-router';
import { api } from '../server/api.ts';
import { type CommandFormDraft } from './use-form-draft.ts';

export interface UnsavedGuardProps {
  dirty: boolean;
  settled: RefObject<boolean>;
  /** What is kept of the values on the device. */
  draft?: Pick<CommandFormDraft, 'end' | 'isWhole'>;
}

/**
 * Confirms before unsaved values are lost; `settled` lets navigation pass once they are saved. A page that goes because
 * its session is over is not held where the values are kept.
 */
export function UnsavedGuard({ dirty, settled, draft }: UnsavedGuardProps) {
  const t = useT();
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      dirty && !settled.current && currentLocation.pathname !== nextLocation.pathname,
  );
  useEffect(() => {
    if (!dirty) return;
    const isKept = (): boolean => api.session === null && draft?.isWhole() === true;
    const ask = (event: BeforeUnloadEvent) => !settled.current && !isKept() && event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [dirty, settled, draft]);
  return (
    <ConfirmDialog
      open={blocker.state === 'blocked'}
      title={t('console:form.leave')}
      effect={t('common:state.unsaved')}
      confirm={t('common:action.discard')}
      cancel={t('common:action.keepEditing')}
      onConfirm={() => {
        draft?.end();
        blocker.proceed?.();
      }}
      onClose={() => blocker.state === 'blocked' && blocker.reset()}
    />
  );
}
