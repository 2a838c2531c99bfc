import { type CSSProperties } from 'react';
import { styled } from '@mui/material/styles';
import { useFormat, useT } from '@kadro/i18n';
import { ink, phone, Section, Sheet, Squares } from '@kadro/ui';
import { askForLeave } from '../paths.ts';
import { Async } from '../../../parts/Async.tsx';
import { mainOf } from '../shared/balances.ts';
import { KindSquare } from '../shared/KindSquare.tsx';
import { MoreLink } from '../../../parts/MoreLink.tsx';
import { useAmounts } from '../shared/use-amounts.ts';
import { useLeaveBalances } from '../data/queries.ts';
import { type LeaveBalance } from '../data/types.ts';
import { useOwnPlace } from '../../../people/own-file.ts';

const Body = styled('div')({ display: 'grid', gap: 14 });
const Headline = styled('div')({ display: 'grid', gap: 6 });
const Big = styled('p')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  gap: '0 10px',
  color: ink.textMuted,
  '& > strong': {
    ...(theme.typography.figure as object),
    color: ink.text,
    [phone]: { ...(theme.typography.figureSmall as object), color: ink.text },
  },
}));
const Part = styled('div')({ paddingBlockStart: 14, borderBlockStart: `1px solid ${ink.line}` });
const Others = styled('dl')({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(120px, 1fr))',
  gap: '12px 16px',
});
const Other = styled('div')({ minWidth: 0 });
const Name = styled('dt')(({ theme }) => ({
  ...theme.typography.label,
  display: 'flex',
  alignItems: 'baseline',
  gap: 6,
  color: ink.textMuted,
  overflowWrap: 'break-word',
}));
const Figure = styled('dd')(({ theme }) => ({ ...theme.typography.strong, fontVariantNumeric: 'tabular-nums' }));
const Label = styled('p')(({ theme }) => ({ ...theme.typography.label, color: ink.textMuted }));
const Strong = styled('p')(({ theme }) => theme.typography.strong as object);

export function MyLeave({ style }: { style: CSSProperties }) {
  const t = useT('inbox');
  const balances = useLeaveBalances();
  return (
    <div style={style}>
      <Sheet>
        <Section
          title={t('today.myLeave')}
          action={<MoreLink to={askForLeave}>{t('portal:nav.askForLeave')}</MoreLink>}
        >
          <Body>
            <Async query={balances} lines={4} failed={t('down')}>
              {(known) => <Balances balances={known} />}
            </Async>
            <NextHoliday />
          </Body>
        </Section>
      </Sheet>
    </div>
  );
}

function Balances({ balances }: { balances: readonly LeaveBalance[] }) {
  const t = useT('inbox');
  const amounts = useAmounts();
  const { number } = useFormat();
  const main = mainOf(balances);
  if (!main) return <Label>{t('today.noBalance')}</Label>;
  const others = balances.filter((one) => one !== main && (one.entitled > 0 || one.used > 0));
  const { asked, overdrawn } = main;
  const { used, balance, entitled } = main.shown;
  const { balance: days } = amounts;
  const label = t('balanceSpoken', { used: days(used), asked: days(asked), left: days(balance), raw: true });
  return (
    <>
      <Headline>
        <Big>
          <strong>{amounts.balance(balance)}</strong>
          <span>{t('today.leftOf', { count: balance, total: number(entitled) })}</span>
        </Big>
        <Squares happened={used} asked={asked} total={entitled} missing={overdrawn} label={label} />
      </Headline>
      {others.length > 0 && (
        <Part>
          <Others>
            {others.map((one) => (
              <Other key={one.leaveTypeId}>
                <Name>
                  <KindSquare type={one.leaveType} size="strip" />
                  {one.leaveType?.name}
                </Name>
                <Figure>{t('ofTotal', { part: amounts.balance(one.balance), total: number(one.entitled) })}</Figure>
              </Other>
            ))}
          </Others>
        </Part>
      )}
    </>
  );
}

function NextHoliday() {
  const t = useT('inbox');
  const { weekday, dateInSentence } = useFormat();
  const next = useOwnPlace().data?.holidays[0];
  if (!next) return null;
  return (
    <Part>
      <Label>{t('today.nextHoliday')}</Label>
      <Strong>{next.name}</Strong>
      <Label>
        {weekday(next.date, 'short')} {dateInSentence(next.date)}
      </Label>
    </Part>
  );
}
