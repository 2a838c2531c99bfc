import { useState } from 'react';
import { styled } from '@mui/material/styles';
import { Check, X } from 'lucide-react';
import { useFormat, useT } from '@kadro/i18n';
import { Chain, ErrorState, feedback, IconText, ink, Squares, type ChainStep } from '@kadro/ui';
import { Arrow } from '../../../parts/Arrow.tsx';
import { useAmounts } from '../shared/use-amounts.ts';
import { usePeople } from '../../../people/names.ts';
import { type Calculation, type DayDetail, type LeaveType } from '../data/types.ts';
import { nameOf } from '../../../people/types.ts';
import { DayLines } from '../shared/DayLines.tsx';
import { WhyDialog } from '../why/Dialog.tsx';
import { type AskFormState } from './use-form.ts';

const Block = styled('div')({
  display: 'grid',
  gap: 10,
  padding: '16px 20px',
  '&:not(:first-of-type)': { borderBlockStart: `1px solid ${ink.line}` },
});
const Head = styled('div')({ display: 'flex', alignItems: 'baseline', flexWrap: 'wrap', gap: '4px 12px' });
const Title = styled('h2')(({ theme }) => theme.typography.strong as object);
const Figure = styled('p')(({ theme }) => ({
  display: 'flex',
  alignItems: 'baseline',
  flexWrap: 'wrap',
  gap: '0 10px',
  '& b': { ...(theme.typography.figure as object) },
  '& span': { color: ink.textMuted },
}));
const Change = styled('p')(({ theme }) => ({
  ...(theme.typography.section as object),
  fontWeight: 450,
  marginInlineStart: 'auto',
  color: ink.textMuted,
  fontVariantNumeric: 'tabular-nums',
  '& b': { color: ink.text },
}));
const Scroll = styled('section')({ maxHeight: 300, overflowY: 'auto', paddingInlineEnd: 10 });
const most = 12;
const Muted = styled('p')(({ theme }) => ({ ...theme.typography.label, fontWeight: 450, color: ink.textMuted }));
const Captions = styled('p')(({ theme }) => ({
  ...theme.typography.tick,
  display: 'flex',
  flexWrap: 'wrap',
  gap: '2px 16px',
  color: ink.textMuted,
}));
const Own = styled('span')({ color: ink.primaryText, fontWeight: 560 });
const Missing = styled('span')({ color: feedback.error.text, fontWeight: 560 });
const Checks = styled('ul')(({ theme }) => ({
  ...theme.typography.dense,
  display: 'flex',
  flexWrap: 'wrap',
  gap: '6px 20px',
  listStyle: 'none',
  color: ink.textMuted,
}));
const WhyLink = styled('button')(({ theme }) => ({
  ...theme.typography.dense,
  fontFamily: 'inherit',
  padding: '2px 0',
  border: 0,
  background: 'none',
  color: ink.textMuted,
  textDecoration: 'underline dotted',
  textUnderlineOffset: 3,
  cursor: 'pointer',
  '&:hover': { color: ink.text },
}));

export function Preview({ ask }: { ask: AskFormState }) {
  const t = useT('leave');
  const { calculation, isComplete, type } = ask;
  const { data, isDown } = calculation;
  if (isDown && data === undefined) {
    return (
      <Block>
        <ErrorState title={t('ask.down')} text={t('ask.downText')} />
      </Block>
    );
  }
  if (!isComplete || data === undefined) {
    return (
      <Block>
        <Muted>{t('ask.chooseDays')}</Muted>
      </Block>
    );
  }
  return (
    <div aria-live="polite">
      <Block>
        <Amount data={data} type={type} hourly={ask.draft.duration === 'HOURLY'} />
        <Days days={data.dayDetails} />
      </Block>
      {data.tracksBalance && (
        <Block>
          <BalancePreview ask={ask} data={data} />
        </Block>
      )}
      <Block>
        <Title>{t('inbox:whoDecides')}</Title>
        <Deciders data={data} />
        {data.teamAway !== null && <Muted>{t('ask.teamAway', { count: data.teamAway })}</Muted>}
      </Block>
      <Block>
        <CheckLine ask={ask} data={data} />
      </Block>
    </div>
  );
}

/** Many days scroll, so that what follows stays visible. */
function Days({ days }: { days: readonly DayDetail[] }) {
  const t = useT('leave');
  if (days.length <= most) return <DayLines days={days} tone="own" />;
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reached by the keyboard
    <Scroll tabIndex={0} aria-label={t('days.title')}>
      <DayLines days={days} tone="own" />
    </Scroll>
  );
}

function Amount({ data, type, hourly }: { data: Calculation; type: LeaveType | undefined; hourly: boolean }) {
  const t = useT('leave');
  const { number, duration } = useFormat();
  const { days } = useAmounts();
  if (hourly) {
    return (
      <Figure>
        <b>{duration(data.minutes)}</b>
        <span>{days(data.days)}</span>
      </Figure>
    );
  }
  return (
    <Figure>
      <b>{number(data.days)}</b>
      <span>{t(type?.countsCalendarDays ? 'ask.calendarDays' : 'ask.workingDays', { count: data.days })}</span>
    </Figure>
  );
}

interface CalculatedProps {
  ask: AskFormState;
  data: Calculation;
}

function BalancePreview({ ask, data }: CalculatedProps) {
  const t = useT('leave');
  const { balance } = useAmounts();
  const { freeAfter, used, reserved, days, covered, missing, advanceUsed } = data;
  const label = t('ask.balanceSpoken', {
    used: balance(used),
    asked: balance(days),
    left: balance(freeAfter ?? 0),
    raw: true,
  });
  return (
    <>
      <BalanceHead ask={ask} data={data} />
      <div>
        <Squares happened={used} asked={reserved} own={covered} total={data.granted} missing={missing} label={label} />
      </div>
      <BalanceCaptions data={data} />
      {data.advanceDays > 0 && advanceUsed > 0 && missing === 0 && (
        <Muted>{t('ask.advance', { days: balance(advanceUsed) })}</Muted>
      )}
    </>
  );
}

function BalanceHead({ ask, data: { balanceBefore, freeBefore, freeAfter } }: CalculatedProps) {
  const t = useT('leave');
  const { balance } = useAmounts();
  const [why, setWhy] = useState(false);
  return (
    <Head>
      <Title>{t('balance.free')}</Title>
      {balanceBefore !== null && (
        <WhyLink type="button" aria-haspopup="dialog" onClick={() => setWhy(true)}>
          {t('balance.why', { days: balance(balanceBefore) })}
        </WhyLink>
      )}
      {freeBefore !== null && freeAfter !== null && (
        <Change>
          <Arrow from={balance(freeBefore)} to={balance(freeAfter)} />
        </Change>
      )}
      {why && ask.type && <WhyDialog type={ask.type} on={ask.draft.beginDate} onClose={() => setWhy(false)} />}
    </Head>
  );
}

function BalanceCaptions({ data }: Pick<CalculatedProps, 'data'>) {
  const t = useT('leave');
  const { balance } = useAmounts();
  const { freeAfter, used, reserved, days, missing } = data;
  return (
    <Captions aria-hidden>
      <span>{t('ask.used', { days: balance(used) })}</span>
      {reserved > 0 && <span>{t('ask.reserved', { days: balance(reserved) })}</span>}
      <Own>{t('ask.asked', { days: balance(days) })}</Own>
      {missing > 0 ? (
        <Missing>{t('ask.missing', { days: balance(missing) })}</Missing>
      ) : (
        freeAfter !== null && <span>{t('ask.stayFree', { days: balance(freeAfter) })}</span>
      )}
    </Captions>
  );
}

function Deciders({ data: { steps, escalated } }: { data: Calculation }) {
  const t = useT('leave');
  const people = usePeople(steps.map(({ managerId }) => managerId)).data;
  const second = (order: number, isFirst: boolean) => {
    if (steps.filter((step) => step.order === order).length > 1) return t('inbox:oneIsEnough');
    return t(isFirst ? 'chain.first' : 'chain.after');
  };
  const shown = steps.map(({ managerId, order, state }): ChainStep => {
    const person = people?.find(({ id }) => id === managerId);
    return {
      id: managerId,
      name: person ? nameOf(person) : people ? t('common:state.noName') : '',
      image: person?.imageUrl,
      state,
      second: second(order, order === steps[0]?.order),
    };
  });
  return (
    <>
      <Chain steps={shown} />
      {escalated && (
        <Muted>{t(`inbox:escalated.${escalated === 'SUPER_ADMIN' ? 'superAdmins' : 'leaveManagers'}`)}</Muted>
      )}
    </>
  );
}

const problemNames = {
  notice: 'leave_notice_too_short',
  overlap: 'leave_request_exists',
  balance: 'leave_balance_insufficient',
} as const;

function CheckLine({ ask: { type, calculation }, data }: CalculatedProps) {
  const t = useT('leave');
  const checks = [
    ...((type?.noticeDays ?? 0) > 0 ? (['notice'] as const) : []),
    'overlap' as const,
    ...(data.tracksBalance ? (['balance'] as const) : []),
  ];
  return (
    <Checks>
      {checks.map((check) => {
        const isBroken = calculation.problems.some(({ name }) => name === problemNames[check]);
        return (
          <li key={check} style={isBroken ? { color: feedback.error.text } : undefined}>
            <IconText icon={isBroken ? <X strokeWidth={1.7} aria-hidden /> : <Check strokeWidth={1.7} aria-hidden />}>
              {t(`ask.checks.${check}.${isBroken ? 'broken' : 'kept'}`)}
            </IconText>
          </li>
        );
      })}
    </Checks>
  );
}
