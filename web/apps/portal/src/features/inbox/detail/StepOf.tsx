import { useT } from '@kadro/i18n';
import { StatusChip } from '@kadro/ui';
import { progressOf } from '../../../requests/chain.tsx';
import { statusWord } from '../../../requests/status-word.ts';
import { type AnyRequest } from '../../../requests/types.ts';

/** Where a request is in its chain, else its state. */
export function StepOf({ request: { status, steps } }: { request: AnyRequest }) {
  const t = useT('inbox');
  const { at, of } = progressOf(steps);
  const isOnItsWay = status === 'PENDING' && of > 1;
  return (
    <StatusChip status={status}>{isOnItsWay ? t('stepOf', { part: at, total: of }) : t(statusWord[status])}</StatusChip>
  );
}
