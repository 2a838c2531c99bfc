import { styled } from '@mui/material/styles';
import { useFormat, useT } from '@kadro/i18n';
import { ink, Section, Squares } from '@kadro/ui';
import { useTotalsOf } from '../queries.ts';
import { type LeaveRequest } from '../../data/types.ts';
import { Async } from '../../../../parts/Async.tsx';
import { WhoDecides } from '../../../../requests/one/WhoDecides.tsx';
import { useAmounts } from '../../shared/use-amounts.ts';
import { Column } from '../../../inbox/detail/Layout.tsx';

const Muted = styled('p')(({ theme }) => ({ ...theme.typography.dense, color: ink.textMuted }));
const Figures = styled('strong')(({ theme }) => theme.typography.dense as object);

export const RequestContext = ({ request }: { request: LeaveRequest }) => (
  <Column>
    <BalanceAfter request={request} />
    <WhoDecides request={request} managers="leaveManagers" />
    <ThisYear request={request} />
  </Column>
);

/** The balance on the last day of a request, including it. */
export function BalanceAfter({ request: { endDate, balanceOnEnd } }: { request: LeaveRequest }) {
  const t = useT('inbox');
  const { dateInSentence } = useFormat();
  return (
    <Section
      title={t('balanceOn', { date: dateInSentence(endDate) })}
      action={balanceOnEnd && <Left balance={balanceOnEnd} />}
    >
      {balanceOnEnd ? <BalanceSquares balance={balanceOnEnd} /> : <Muted>{t('noBalance')}</Muted>}
    </Section>
  );
}

type BalanceOnEnd = NonNullable<LeaveRequest['balanceOnEnd']>;

function Left({ balance: { balance, entitled } }: { balance: BalanceOnEnd }) {
  const t = useT('inbox');
  const { number } = useFormat();
  const { balance: days } = useAmounts();
  return <Figures>{t('ofTotal', { part: days(balance), total: number(entitled) })}</Figures>;
}

function BalanceSquares({ balance }: { balance: BalanceOnEnd }) {
  const t = useT('inbox');
  const { balance: days } = useAmounts();
  const { used, reserved, asked, covered, balance: left, entitled, overdrawn } = balance;
  const label = t('balanceSpoken', { used: days(used), asked: days(asked), left: days(left), raw: true });
  return <Squares happened={used} asked={reserved} own={covered} total={entitled} missing={overdrawn} label={label} />;
}

function ThisYear({ request: { employeeId, beginDate, status } }: { request: LeaveRequest }) {
  const t = useT('inbox');
  const read = useTotalsOf(employeeId, beginDate, status);
  return (
    <Section title={t('yearOf', { year: beginDate.slice(0, 4) })}>
      <Async query={read} lines={1} failed={t('down')}>
        {({ requests, days, denied }) => (
          <Muted>
            {t('requests', { count: requests })} {t('daysInAll', { count: days })} {t('denied', { count: denied })}
          </Muted>
        )}
      </Async>
    </Section>
  );
}
