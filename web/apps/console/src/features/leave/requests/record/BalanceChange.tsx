import { useFormat, useT } from '@kadro/i18n';
import { ink, Squares } from '@kadro/ui';
import { styled } from '@mui/material/styles';
import { Arrow } from '../../../../parts/Arrow.tsx';
import { type LeaveRequest } from '../model.ts';

const Line = styled('p')({
  display: 'flex',
  alignItems: 'baseline',
  gap: 8,
  flexWrap: 'wrap',
  '& strong': { fontVariantNumeric: 'tabular-nums' },
});

const open: ReadonlySet<string> = new Set(['PENDING', 'NEED_EXTRA_DETAIL']);

/** The balance before and after the request. */
export function BalanceChange({
  request: { balanceBefore: before, balanceAfter: after, days, status },
}: {
  request: LeaveRequest;
}) {
  const t = useT('console-leave');
  const { number } = useFormat();
  if (typeof before !== 'number' || typeof after !== 'number')
    return <p style={{ color: ink.textMuted }}>{t('leave.noBalance')}</p>;
  const happened = status === 'APPROVED' ? days : 0;
  const asked = open.has(status) ? days : 0;
  const missing = Math.max(0, asked - Math.max(0, before));
  const label = t('leave.beforeAfter', { before: number(before), after: number(after), raw: true });
  return (
    <>
      <Line>
        <span>{t('leave.before')}</span> <strong>{number(before)}</strong>
        <Arrow />
        <span>{t('leave.after')}</span> <strong>{number(after)}</strong>
      </Line>
      <Squares happened={happened} asked={asked} total={Math.max(0, before)} missing={missing} label={label} />
    </>
  );
}
