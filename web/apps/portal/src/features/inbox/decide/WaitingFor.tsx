import { styled } from '@mui/material/styles';
import { useFormat, useT } from '@kadro/i18n';
import { ink } from '@kadro/ui';
import { useUser } from '../../../core/context.tsx';
import { type AnyRequest } from '../../../requests/types.ts';
import { usePersonName } from '../../../requests/use-person-name.ts';

const Line = styled('p')(({ theme }) => ({ ...theme.typography.dense, color: ink.textMuted }));

export function WaitingFor({ request: { canDecide, status, steps } }: { request: AnyRequest }) {
  const t = useT('inbox');
  const { id } = useUser();
  const { list } = useFormat();
  const nameOf = usePersonName();
  if (canDecide || status !== 'PENDING') return null;
  const names = list(steps.filter(({ state }) => state === 'PENDING').map(({ manager }) => nameOf(manager)));
  const comesLater = steps.some(({ managerId, state }) => managerId === id && state === 'WAITING');
  return names && <Line>{comesLater ? t('waitsFor', { names }) : t('today.decides', { name: names })}</Line>;
}
