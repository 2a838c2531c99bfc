import { useT } from '@kadro/i18n';
import { useToast } from '@kadro/ui';
import { useEffect } from 'react';
import { onNotice } from '../server/api.ts';

/** Says the notices of calls at the bottom of the page (specification, section 8); warnings are for the log. */
export function useNotices(): void {
  const toast = useToast();
  const t = useT();
  useEffect(
    () =>
      onNotice(({ kind, key, message }) => {
        // oxlint-disable-next-line no-console -- section 8 wants these in the browser's log only
        if (kind === 'warning') console.warn(key, message);
        else toast({ text: message ?? t(`common:${key}`), ...(kind === 'success' && { status: 'APPROVED' }) });
      }),
    [toast, t],
  );
}
