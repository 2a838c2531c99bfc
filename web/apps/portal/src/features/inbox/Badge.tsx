import { Suspense, useEffect, useState } from 'react';
import { useFormat, useT } from '@kadro/i18n';
import { VisuallyHidden } from '@kadro/ui';
import { sumOf, useInboxCounts } from './use-counts.ts';
import { CountBadge } from '../../parts/CountBadge.tsx';
import { lazily } from '../../core/lazily.ts';
import { useHeld } from './decide/use-held.ts';

const HeldToast = lazily(() => import('./decide/HeldToast.tsx'), ['inbox']);

/** The number of requests that wait for a decision, if any; what is decided can be taken back on every page. */
export default function InboxBadge() {
  return (
    <>
      <Waiting />
      {useIsNeeded() && (
        <Suspense>
          <HeldToast />
        </Suspense>
      )}
    </>
  );
}

/** From the first decision on, or where a page that is gone has left one: not part of the first load. */
function useIsNeeded(): boolean {
  const held = useHeld();
  const [isNeeded, setNeeded] = useState(held.hasKept);
  useEffect(() => held.subscribe(() => setNeeded(true)), [held]);
  return isNeeded;
}

function Waiting() {
  const t = useT('portal');
  const { number } = useFormat();
  const data = sumOf(useInboxCounts('mine')) ?? 0;
  if (data === 0) return null;
  return (
    <>
      <CountBadge aria-hidden>{number(data)}</CountBadge>
      <VisuallyHidden>{t('nav.waiting', { count: data })}</VisuallyHidden>
    </>
  );
}
