import { useFormat, useT } from '@kadro/i18n';
import { VisuallyHidden } from '@kadro/ui';
import { useInboxCount } from './use-count.ts';
import { CountBadge } from '../../../parts/CountBadge.tsx';

/** The number of requests that wait for a decision, if any. */
export default function InboxBadge() {
  const t = useT('portal');
  const { number } = useFormat();
  const { data = 0 } = useInboxCount('mine');
  if (data === 0) return null;
  return (
    <>
      <CountBadge aria-hidden>{number(data)}</CountBadge>
      <VisuallyHidden>{t('nav.waiting', { count: data })}</VisuallyHidden>
    </>
  );
}
