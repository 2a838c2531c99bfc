import { useT } from '@kadro/i18n';
import { EmptyState } from '@kadro/ui';
import { Unknown } from '../../parts/AtOnce.tsx';
import { useDecidedToday } from '../../queries/inbox.ts';

/** Nine squares, and how many were decided since midnight. */
export function NothingWaits() {
  const t = useT('inbox');
  const decided = useDecidedToday();
  return (
    <>
      {decided.data === undefined && decided.error === undefined && <Unknown />}
      <EmptyState title={t('nothingWaits')} text={decided.data === undefined ? undefined : t('decidedToday', { number: decided.data })} />
    </>
  );
}
