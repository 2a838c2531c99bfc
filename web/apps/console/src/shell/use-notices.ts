import { useT } from '@kadro/i18n';
import { useToast } from '@kadro/ui';
import { useEffect } from 'react';
import { onNotice } from '../server/api.ts';

/** Says the notices of calls at the bottom of the page (specification, section 8); warnings are for the log. */
export function useNotices(): void {
  const say = useToast();
  const t = useT();
  useEffect(
    () =>
      onNotice(({ kind, key, message }) => {
        if (kind === 'warning') console.warn(key, message);
        else say({ text: message ?? t(`common:${key}`), ...(kind === 'success' && { status: 'APPROVED' }) });
      }),
    [say, t],
  );
}
