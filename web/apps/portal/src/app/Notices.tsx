import { useEffect } from 'react';
import { useToast } from '@kadro/ui';
import { useT } from '@kadro/i18n';
import { usePortal } from '../core/context.tsx';

/** Says what the api layer has to tell and no page says itself. */
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
