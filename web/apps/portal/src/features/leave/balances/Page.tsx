import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { Printer } from 'lucide-react';
import { useFormat, useLanguage, useT } from '@kadro/i18n';
import { AsOf, dayInWords, EmptyState, ink, Sheet, SkeletonBlock, ReadFailure } from '@kadro/ui';
import { askForLeave } from '../paths.ts';
import { mainOf } from '../shared/balances.ts';
import { KnownSwitch } from '../../../parts/day/KnownSwitch.tsx';
import { useAmounts } from '../shared/use-amounts.ts';
import { useLeaveBalances } from '../data/queries.ts';
import { type LeaveBalance, type LeaveStatement } from '../data/types.ts';
import { RevealTogether } from '../../../parts/RevealTogether.tsx';
import { AskButton } from '../../../requests/AskButton.tsx';
import { LeavePage } from '../shared/Frame.tsx';
import { WhyList } from '../why/List.tsx';
import { AllKinds } from './AllKinds.tsx';
import { LineOfYear } from './LineOfYear.tsx';
import { useKnowledge, type Knowledge } from './use-knowledge.ts';
import { useMoment, type Moment } from './use-moment.ts';

const Columns = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  [theme.breakpoints.up('lg')]: { gridTemplateColumns: 'minmax(0, 1fr) 364px' },
}));
const Aside = styled('aside')(({ theme }) => ({
  padding: 20,
  borderBlockStart: `1px solid ${ink.line}`,
  [theme.breakpoints.up('lg')]: { borderBlockStart: 0, borderInlineStart: `1px solid ${ink.line}` },
}));
const Title = styled('h2')(({ theme }) => ({ ...(theme.typography.section as object) }));
const Muted = styled('p')(({ theme }) => ({
  ...theme.typography.label,
  fontWeight: 450,
  color: ink.textMuted,
  marginBlockEnd: 8,
}));

export default function BalancesPage() {
  const t = useT('leave');
  const moment = useMoment();
  const now = useLeaveBalances();
  return (
    <LeavePage page="balances" actions={<PageActions moment={moment} />}>
      <RevealTogether waiting={<Blocks />}>
        {now.data ? (
          <Balances moment={moment} now={now.data} />
        ) : now.error === undefined ? (
          <Blocks />
        ) : (
          <Sheet>
            <ReadFailure
              error={now.error}
              title={t('balance.down')}
              onRetry={() => void now.reload()}
              retrying={now.loading}
            />
          </Sheet>
        )}
      </RevealTogether>
    </LeavePage>
  );
}

const Blocks = () => (
  <Sheet>
    <SkeletonBlock height={560} />
  </Sheet>
);

function PageActions({ moment: { now, isToday, settle } }: { moment: Moment }) {
  const t = useT('leave');
  return (
    <>
      <Button
        variant="outlined"
        className="no-print"
        startIcon={<Printer strokeWidth={1.7} aria-hidden />}
        onClick={() => window.print()}
      >
        {t('print')}
      </Button>
      {isToday ? (
        <AskButton to={askForLeave}>{t('portal:nav.askForLeave')}</AskButton>
      ) : (
        <Button variant="contained" onClick={() => settle({ on: now })}>
          {t('asOf.back')}
        </Button>
      )}
    </>
  );
}

interface BalancesProps {
  moment: Moment;
  now: readonly LeaveBalance[];
}

function Balances({ moment, now }: BalancesProps) {
  const t = useT('leave');
  const language = useLanguage();
  const { on, isToday, isPast, isThen, settle } = moment;
  const chosen = now.find(({ leaveTypeId }) => leaveTypeId === moment.typeId) ?? mainOf(now) ?? now[0];
  if (!chosen) {
    return (
      <Sheet>
        <EmptyState title={t('balance.none')} text={t('balance.noneText')} />
      </Sheet>
    );
  }
  const date = dayInWords(on, language, { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' });
  return (
    <AsOf
      shown={!isToday}
      day={t(isPast ? 'asOf.past' : 'asOf.future', { date })}
      text={t('asOf.text')}
      end={isPast && <KnownSwitch isThen={isThen} onThen={(known) => settle({ known: known ? 'then' : 'now' })} />}
    >
      <ChosenBalance moment={moment} now={now} chosen={chosen} />
    </AsOf>
  );
}

function ChosenBalance({ moment, now, chosen }: BalancesProps & { chosen: LeaveBalance }) {
  const knowledge = useKnowledge(moment, chosen.leaveTypeId);
  const { statement, kinds } = knowledge;
  return (
    <Columns>
      <div style={{ minWidth: 0 }}>
        <LineOfYear moment={moment} knowledge={knowledge} type={chosen.leaveType} today={chosen} />
        <AllKinds
          on={moment.on}
          isToday={moment.isToday}
          now={now}
          then={kinds}
          chosen={chosen.leaveTypeId}
          onChoose={(typeId) => moment.settle({ typeId })}
        />
      </div>
      <Aside>
        {statement.data ? (
          <WhyOfDay
            moment={moment}
            statement={statement.data}
            knowledge={knowledge}
            name={chosen.leaveType?.name ?? ''}
          />
        ) : (
          statement.error === undefined && <SkeletonBlock lines={6} />
        )}
      </Aside>
    </Columns>
  );
}

interface WhyOfDayProps {
  moment: Moment;
  statement: LeaveStatement;
  knowledge: Knowledge;
  name: string;
}

function WhyOfDay({ moment, statement, knowledge, name }: WhyOfDayProps) {
  const t = useT('leave');
  const { balance } = useAmounts();
  const more = [...useOther(moment, knowledge), ...useSince(moment, statement)];
  return (
    <>
      <Title>{t('balance.why', { days: balance(statement.balance) })}</Title>
      <Muted>{name}</Muted>
      <WhyList statement={statement} more={more} />
    </>
  );
}

interface Row {
  id: string;
  label: string;
  value: string;
}

function useOther({ on, isPast, isThen }: Moment, { knownNow, knownThen }: Knowledge): Row[] {
  const t = useT('time');
  const { dateInSentence } = useFormat();
  const { balance } = useAmounts();
  const other = isThen ? knownNow : knownThen;
  if (!isPast || other === undefined) return [];
  return [
    {
      id: 'other',
      label: isThen ? t('portal.knownNow') : t('portal.known', { date: dateInSentence(on) }),
      value: balance(other),
    },
  ];
}

function useSince({ isThen }: Moment, { on, today }: LeaveStatement): Row[] {
  const t = useT('leave');
  const { dateInSentence } = useFormat();
  const { balance, change } = useAmounts();
  if (isThen || !today) return [];
  return [
    { id: 'since', label: t(on < today.on ? 'why.since' : 'why.until'), value: change(today.change) },
    { id: 'today', label: t('why.today', { date: dateInSentence(today.on) }), value: balance(today.balance) },
  ];
}
