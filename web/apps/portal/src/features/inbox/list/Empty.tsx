import { useT } from '@kadro/i18n';
import { EmptyState } from '@kadro/ui';
import { usePortal, useUser } from '../../../core/context.tsx';
import { useRead } from '../../../core/use-read.ts';
import { useKind } from '../kind.ts';

export function EmptyInbox() {
  const t = useT('inbox');
  const { api } = usePortal();
  const { id } = useUser();
  const decided = useRead(useKind().decidedToday(api, id));
  // Keeps the line's height while the number is loading.
  const unknown = decided.error === undefined ? '\u00a0' : undefined;
  return (
    <EmptyState
      title={t('nothingWaits')}
      text={decided.data === undefined ? unknown : t('decidedToday', { number: decided.data })}
    />
  );
}
