import { type ReactNode } from 'react';
import { useT } from '@kadro/i18n';
import { VisuallyHidden } from '@kadro/ui';

export function Arrow({ from, to }: { from: ReactNode; to: ReactNode }) {
  const t = useT('portal');
  return (
    <>
      <bdi>{from}</bdi>{' '}
      <span aria-hidden className="turns" style={{ display: 'inline-block' }}>
        →
      </span>
      <VisuallyHidden>{t('part.becomes')}</VisuallyHidden>{' '}
      <b>
        <bdi>{to}</bdi>
      </b>
    </>
  );
}
