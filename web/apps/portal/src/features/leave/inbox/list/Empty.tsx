import { useT } from '@kadro/i18n';
import { EmptyState } from '@kadro/ui';
import { useDecidedToday } from '../queries.ts';

export function EmptyInbox() {
  const t = useT('inbox');
  const decided = useDecidedToday();
  // Keeps the line's height while the number is loading.
  const unknown = decided.error === undefined ? '\u00a0' : undefined;
  return (
    <EmptyState
      title={t('nothingWaits')}
      text={decided.data === undefined ? unknown : t('decidedToday', { number: decided.data })}
    />
  );
}
