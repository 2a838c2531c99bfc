import IconButton from '@mui/material/IconButton';
import { styled } from '@mui/material/styles';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useFormat, useLanguage, useT, type Language } from '@kadro/i18n';
import { dayInWords, DaySquare, ink, KeyHint, phone, pointAt, SkeletonBlock, YearLine, ReadFailure } from '@kadro/ui';
import { useAmounts } from '../shared/use-amounts.ts';
import { type LeaveBalance, type LeaveTypeCard, type LeaveYear } from '../data/types.ts';
import { type Knowledge } from './use-knowledge.ts';
import { dayIn, type Moment } from './use-moment.ts';

const Container = styled('section')({ display: 'grid', gap: 12, padding: 20, [phone]: { padding: 14 } });
const Head = styled('div')({ display: 'flex', alignItems: 'baseline', flexWrap: 'wrap', gap: '4px 12px' });
const Figure = styled('p')(({ theme }) => ({
  display: 'flex',
  alignItems: 'baseline',
  flexWrap: 'wrap',
  gap: '0 10px',
  minWidth: 0,
  '& b': { ...(theme.typography.figure as object), fontVariantNumeric: 'tabular-nums' },
  '& span': { color: ink.textMuted },
}));
const Year = styled('fieldset')(({ theme }) => ({
  ...theme.typography.strong,
  display: 'flex',
  alignItems: 'center',
  gap: 4,
  marginInlineStart: 'auto',
  '[dir="rtl"] & svg': { transform: 'scaleX(-1)' },
}));
const Foot = styled('div')(({ theme }) => ({
  ...theme.typography.label,
  fontWeight: 450,
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  gap: '8px 20px',
  color: ink.textMuted,
}));
const Legend = styled('span')({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '4px 16px',
  '& > span': { display: 'inline-flex', alignItems: 'center', gap: 8 },
});
const Stroke = styled('i')({
  width: 18,
  borderBlockStart: `2px solid ${ink.text}`,
  '&[data-dashed="true"]': { borderBlockStartStyle: 'dashed', borderColor: ink.textMuted },
});
const Keys = styled('span')({ display: 'inline-flex', flexWrap: 'wrap', gap: 12, '@media print': { display: 'none' } });

export interface LineOfYearProps {
  moment: Moment;
  knowledge: Knowledge;
  type: LeaveTypeCard | null;
  today: LeaveBalance;
}

export function LineOfYear({ moment, knowledge, type, today }: LineOfYearProps) {
  const t = useT('leave');
  const { balance } = useAmounts();
  const { line } = knowledge;
  const name = type?.name ?? t('leave.type');
  return (
    <Container aria-label={name}>
      <Head>
        <BalanceOfDay moment={moment} line={line.data} name={name} />
        {!moment.isToday && (
          <span style={{ color: ink.textMuted }}>{t('balance.nowIs', { days: balance(today.balance) })}</span>
        )}
        <YearSwitch moment={moment} />
      </Head>
      {line.data ? (
        <Line moment={moment} year={line.data} knowledge={knowledge} name={name} />
      ) : line.error === undefined ? (
        <SkeletonBlock height={290} />
      ) : (
        <ReadFailure
          error={line.error}
          title={t('balance.down')}
          onRetry={() => void line.reload()}
          retrying={line.loading}
        />
      )}
      <LineLegend />
    </Container>
  );
}

interface BalanceOfDayProps {
  moment: Moment;
  line: LeaveYear | undefined;
  name: string;
}

function BalanceOfDay({ moment: { on, isToday }, line, name }: BalanceOfDayProps) {
  const t = useT('leave');
  const { dateInSentence } = useFormat();
  const { balance } = useAmounts();
  const value = line && pointAt(line.points, line.opening, on).expected;
  return (
    <Figure>
      <b>{value === undefined ? '\u00a0' : balance(value)}</b>
      <span>
        {isToday
          ? t('balance.daysToday', { count: value ?? 0, name })
          : t('balance.daysOn', { count: value ?? 0, name, date: dateInSentence(on) })}
      </span>
    </Figure>
  );
}

function LineLegend() {
  const t = useT('leave');
  return (
    <Foot>
      <Legend>
        <span>
          <Stroke /> {t('balance.legend.happened')}
        </span>
        <span>
          <DaySquare fill="striped" size="line" /> {t('balance.legend.asked')}
        </span>
        <span>
          <Stroke data-dashed /> {t('balance.legend.expected')}
        </span>
      </Legend>
      <Keys>
        <KeyHint keys={['←', '→']}>{t('balance.keys.day')}</KeyHint>
        <KeyHint keys={['Shift']}>{t('balance.keys.change')}</KeyHint>
      </Keys>
    </Foot>
  );
}

function YearSwitch({ moment: { year, now, settle } }: Pick<LineOfYearProps, 'moment'>) {
  const t = useT('leave');
  return (
    <Year aria-label={t('year')}>
      <IconButton
        size="small"
        className="no-print"
        aria-label={t('balance.previousYear')}
        onClick={() => settle({ on: dayIn(year - 1, now) })}
      >
        <ChevronLeft strokeWidth={1.7} />
      </IconButton>
      <span aria-live="polite">{year}</span>
      <IconButton
        size="small"
        className="no-print"
        aria-label={t('balance.nextYear')}
        onClick={() => settle({ on: dayIn(year + 1, now) })}
      >
        <ChevronRight strokeWidth={1.7} />
      </IconButton>
    </Year>
  );
}

interface LineProps extends Omit<LineOfYearProps, 'type' | 'today'> {
  year: LeaveYear;
  name: string;
}

function Line({ moment, year: { year, opening, points }, knowledge, name }: LineProps) {
  const t = useT('leave');
  const language = useLanguage();
  const { number } = useFormat();
  const { balance } = useAmounts();
  const other = useOtherValue(moment, knowledge);
  const valueText = (day: string) =>
    t('balance.spoken', {
      date: dayInWords(day, language, { day: 'numeric', month: 'long', year: 'numeric' }),
      days: balance(pointAt(points, opening, day).expected),
      raw: true,
    });
  return (
    <YearLine
      year={year}
      opening={opening}
      points={points}
      at={moment.on}
      // What was known then had happened until then.
      today={moment.isThen ? moment.on : moment.now}
      onAt={moment.move}
      onSettled={(on) => moment.settle({ on })}
      label={t('balance.slider', { name, raw: true })}
      valueText={valueText}
      todayLabel={moment.isThen ? '' : t('balance.todayMark')}
      number={number}
      other={other}
      months={monthNames(year, language)}
    />
  );
}

const monthNames = (year: number, language: Language): string[] =>
  Array.from({ length: 12 }, (_, month) =>
    dayInWords(`${year}-${String(month + 1).padStart(2, '0')}-01`, language, { month: 'short' }),
  );

function useOtherValue({ isThen }: Moment, { knownNow, knownThen }: Knowledge) {
  const t = useT('time');
  const { balance } = useAmounts();
  const value = isThen ? knownNow : knownThen;
  if (value === undefined) return undefined;
  return { value, label: t(isThen ? 'portal.chartNow' : 'portal.chartThen', { days: balance(value) }) };
}
