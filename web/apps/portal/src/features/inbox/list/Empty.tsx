import { type Api } from '@kadro/api';
import { useT } from '@kadro/i18n';
import { EmptyState } from '@kadro/ui';
import { usePortal, useUser } from '../../../core/context.tsx';
import { type Question } from '../../../core/questions.ts';
import { useRead } from '../../../core/use-read.ts';

interface EmptyInboxProps {
  /** How many the reader has decided since midnight. */
  decidedToday: (api: Api, reader: string) => Question<number>;
}

export function EmptyInbox({ decidedToday }: EmptyInboxProps) {
  const t = useT('inbox');
  const { api } = usePortal();
  const { id } = useUser();
  const decided = useRead(decidedToday(api, id));
  // Keeps the line's height while the number is loading.
  const unknown = decided.error === undefined ? '\u00a0' : undefined;
  return (
    <EmptyState
      title={t('nothingWaits')}
      text={decided.data === undefined ? unknown : t('decidedToday', { number: decided.data })}
    />
  );
}
