import { type ReactNode } from 'react';
import { useT } from '@kadro/i18n';
import { VisuallyHidden } from '@kadro/ui';

/** From one value to another, with an arrow that is spoken as a word. */
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
