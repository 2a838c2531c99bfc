import { useT } from '@kadro/i18n';
import { useCallback } from 'react';
import { type Count } from './classes.ts';

export function useCountText(): (count: Count) => string {
  const t = useT('privacy');
  return useCallback(
    ({ entries, files }) =>
      [t('count.entries', { count: entries }), ...(files > 0 ? [t('count.files', { count: files })] : [])].join(' · '),
    [t],
  );
}
