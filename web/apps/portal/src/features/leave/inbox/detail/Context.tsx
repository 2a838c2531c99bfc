import { styled } from '@mui/material/styles';
import { useFormat, useT } from '@kadro/i18n';
import { Chain, ink, Section, Squares } from '@kadro/ui';
import { useUser } from '../../../../core/context.tsx';
import { useBalanceOf, useYearOf } from '../queries.ts';
import { type LeaveBalance, type LeaveRequest, type LeaveRow } from '../../data/types.ts';
import { Async } from '../../../../parts/Async.tsx';
import { useAmounts } from '../../shared/use-amounts.ts';
import { useChain } from '../../shared/chain.tsx';

const Muted = styled('p')(({ theme }) => ({ ...theme.typography.dense, color: ink.textMuted }));
const Figures = styled('strong')(({ theme }) => theme.typography.dense as object);
const Column = styled('div')({ display: 'grid', gap: 24, alignContent: 'start', minWidth: 0 });

/** What a decision takes into account besides the days: balance, approval chain, the year so far. */
export function RequestContext({ request }: { request: LeaveRequest }) {
  const t = useT('inbox');
  const { id } = useUser();
  const steps = useChain(request.steps, id);
  return (
    <Column>
      <BalanceAfter request={request} />
      <Section title={t('whoDecides')}>
        <Chain steps={steps} />
        {request.escalated && <Muted>{t(`escalated.${request.escalated}`)}</Muted>}
      </Section>
      <ThisYear request={request} />
    </Column>
  );
}

/** The balance on the last day of a request, including it. */
export function BalanceAfter({ request }: { request: LeaveRequest }) {
  const t = useT('inbox');
  const { dateInSentence } = useFormat();
  const balance = useBalanceOf(request);
  const known = balance.data;
  return (
    <Section
      title={t('balanceOn', { date: dateInSentence(request.endDate) })}
      action={known && <Left balance={known} />}
    >
      <Async query={balance} lines={1} failed={t('down')}>
        {(found) => (found ? <BalanceSquares balance={found} request={request} /> : <Muted>{t('noBalance')}</Muted>)}
      </Async>
    </Section>
  );
}

function Left({ balance }: { balance: LeaveBalance }) {
  const t = useT('inbox');
  const { number } = useFormat();
  const { balance: days } = useAmounts();
  return <Figures>{t('ofTotal', { part: days(balance.balance), total: number(balance.entitled) })}</Figures>;
}

function BalanceSquares({ balance, request: { status, days } }: { balance: LeaveBalance; request: LeaveRequest }) {
  const t = useT('inbox');
  const { number } = useFormat();
  const { used, reserved, balance: left, entitled, overdrawn } = balance;
  const isOpen = status === 'PENDING' || status === 'NEED_EXTRA_DETAIL';
  const own = isOpen ? Math.min(days, reserved) : 0;
  const label = t('balanceSpoken', { used: number(used), asked: number(reserved), left: number(left) });
  return (
    <Squares happened={used} asked={reserved - own} own={own} total={entitled} missing={overdrawn} label={label} />
  );
}

function ThisYear({ request: { employeeId, beginDate } }: { request: LeaveRequest }) {
  const t = useT('inbox');
  const read = useYearOf(employeeId, beginDate);
  return (
    <Section title={t('yearOf', { year: beginDate.slice(0, 4) })}>
      <Async query={read} lines={1} failed={t('down')}>
        {(rows) => <Counts rows={rows} />}
      </Async>
    </Section>
  );
}

function Counts({ rows }: { rows: readonly LeaveRow[] }) {
  const t = useT('inbox');
  const counted = rows.filter(
    ({ status }) => status === 'APPROVED' || status === 'PENDING' || status === 'NEED_EXTRA_DETAIL',
  );
  const denied = rows.filter(({ status }) => status === 'DENIED' || status === 'REJECTED').length;
  const days = counted.reduce((sum, row) => sum + row.days, 0);
  return (
    <Muted>
      {t('requests', { count: counted.length })} {t('daysInAll', { count: days })} {t('denied', { count: denied })}
    </Muted>
  );
}
