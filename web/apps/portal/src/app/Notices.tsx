import { useEffect } from 'react';
import { useToast } from '@kadro/ui';
import { useT } from '@kadro/i18n';
import { usePortal } from '../core/context.tsx';

/** Shows the notices of the API client that no page handles. */
export function Notices() {
  const { onNotice } = usePortal();
  const toast = useToast();
  const t = useT();
  useEffect(
    () =>
      onNotice(({ kind, key, message }) => {
        if (kind !== 'warning') toast({ text: message ?? t(`common:${key}`) });
      }),
    [onNotice, toast, t],
  );
  return null;
}
