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
const Muted = styled('p')({ color: ink.textMuted });

/** The balance before and after the request, as it was asked for, and that of its last day as it is now. */
export function BalanceChange({ request }: { request: LeaveRequest }) {
  const t = useT('console-leave');
  const { days } = useFormat();
  const { balanceBefore: before, balanceAfter: after, balanceOnEnd } = request;
  if (typeof before !== 'number' || typeof after !== 'number') return <Muted>{t('leave.noBalance')}</Muted>;
  return (
    <>
      <Line>
        <span>{t('leave.before')}</span> <strong>{days(before)}</strong>
        <Arrow />
        <span>{t('leave.after')}</span> <strong>{days(after)}</strong>
      </Line>
      {balanceOnEnd && <OnEnd balance={balanceOnEnd} />}
    </>
  );
}

function OnEnd({ balance }: { balance: NonNullable<LeaveRequest['balanceOnEnd']> }) {
  const t = useT('console-leave');
  const { days, dateInSentence } = useFormat();
  const { on, entitled, used, reserved, covered, balance: left, overdrawn } = balance;
  const label = t('leave.onEnd', { date: dateInSentence(on), days: days(left), total: days(entitled), raw: true });
  return (
    <>
      <Squares happened={used} asked={reserved} own={covered} total={entitled} missing={overdrawn} label={label} />
      <Muted aria-hidden>{label}</Muted>
    </>
  );
}
