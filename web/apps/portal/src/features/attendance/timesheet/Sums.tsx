import { styled } from '@mui/material/styles';
import { useFormat, useT } from '@kadro/i18n';
import { day, ink, phone, Sheet } from '@kadro/ui';
import { type Month } from '../data/types.ts';
import { type Counted } from '../paths.ts';
import { type View } from './use-view.ts';

const List = styled('dl')({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '12px 32px',
  '& > div:first-of-type': { gridColumn: 'span 2' },
  [phone]: { display: 'grid', columnGap: 16, gridTemplateColumns: 'repeat(auto-fit, minmax(88px, 1fr))' },
});
const Name = styled('dt')(({ theme }) => ({ ...theme.typography.label, color: ink.textMuted }));
const Value = styled('dd')(({ theme }) => ({
  ...theme.typography.label,
  color: ink.textMuted,
  '& b': {
    ...(theme.typography.section as object),
    fontSize: 20,
    marginInlineEnd: 8,
    color: ink.text,
    fontVariantNumeric: 'tabular-nums',
  },
  '&[data-zero="true"] b': { color: ink.textFaint },
  '&[data-red="true"] b': { color: day.red.text },
  '& > button': {
    padding: 0,
    border: 0,
    background: 'none',
    font: 'inherit',
    color: 'inherit',
    cursor: 'pointer',
    '& > b': { textDecoration: 'underline', textDecorationStyle: 'dotted', textUnderlineOffset: 5 },
    '&:hover > b, &[aria-pressed="true"] > b': { textDecorationStyle: 'solid' },
  },
}));
const Days = styled('p')(({ theme }) => ({
  ...theme.typography.dense,
  display: 'flex',
  flexWrap: 'wrap',
  gap: '4px 14px',
  marginBlockStart: 12,
  color: ink.textMuted,
  '& > button': {
    minHeight: 24,
    padding: 0,
    border: 0,
    background: 'none',
    font: 'inherit',
    color: ink.primaryText,
    fontWeight: 560,
    cursor: 'pointer',
    '&:hover': { textDecoration: 'underline', textUnderlineOffset: 3 },
  },
}));
const Left = styled('p')(({ theme }) => ({
  ...theme.typography.label,
  marginBlockStart: 12,
  color: day.red.text,
}));

export interface Sum {
  key: string;
  /** Of whose days the figure is made. */
  counts?: Counted;
  label: string;
  value: string;
  isZero: boolean;
  isRed?: boolean;
  second?: string;
}

/** The sums of a month in words, as the server made them. */
export function useSums({ sums, expectedSoFar, incalculable }: Month): Sum[] {
  const t = useT('timesheet');
  const { hours, number } = useFormat();
  const time = (key: string, label: string, minutes: number, counts?: Counted) => ({
    key,
    counts,
    label,
    value: hours(minutes),
    isZero: minutes === 0,
  });
  const count = (key: string, label: string, value: number, isRed = false, counts?: Counted) => ({
    key,
    counts,
    label,
    value: number(value),
    isZero: value === 0,
    isRed: isRed && value > 0,
  });
  return [
    {
      ...time('worked', t('worked'), sums.actualWorkTime),
      second: t('ofExpected', { time: hours(expectedSoFar) }),
    },
    time('overtime', t('figure.overtime'), sums.overtime, 'overtime'),
    ...(sums.overtimeUnapproved > 0
      ? [time('unapproved', t('figure.overtimeUnapproved'), sums.overtimeUnapproved)]
      : []),
    { ...time('missing', t('figure.missingTime'), sums.missingTime, 'missingTime'), isRed: sums.missingTime > 0 },
    count('late', t('daysLate'), sums.lateDays, false, 'lateDays'),
    count('early', t('daysEarly'), sums.earlyLeaveDays, false, 'earlyLeaveDays'),
    count('absent', t('daysAbsent'), sums.absentDays, true, 'absentDays'),
    count('open', t('daysOpen'), incalculable.length, true),
  ];
}

export function Sums({ month, view }: { month: Month; view: View }) {
  const t = useT('timesheet');
  const { dateInSentence, list } = useFormat();
  const sums = useSums(month);
  return (
    <Sheet aria-label={t('month')}>
      <List>
        {sums.map((sum) => (
          <div key={sum.key}>
            <Name id={`sum-${sum.key}`}>{sum.label}</Name>
            <Value data-zero={sum.isZero} data-red={sum.isRed ?? false}>
              <Shown sum={sum} view={view} />
              {sum.second}
            </Value>
          </div>
        ))}
      </List>
      {view.counts && <CountedDays dates={month.counted[view.counts]} view={view} />}
      {month.incalculable.length > 0 && (
        <Left>{t('leftOut', { days: list(month.incalculable.map((date) => dateInSentence(date))) })}</Left>
      )}
    </Sheet>
  );
}

/** A figure of days is a button that marks them. */
function Shown({ sum: { key, value, isZero, counts }, view }: { sum: Sum; view: View }) {
  if (!counts || isZero) return <b>{value}</b>;
  const isPressed = view.counts === counts;
  return (
    <button
      type="button"
      aria-pressed={isPressed}
      aria-labelledby={`sum-${key} value-${key}`}
      onClick={() => view.show({ counts: isPressed ? null : counts })}
    >
      <b id={`value-${key}`}>{value}</b>
    </button>
  );
}

/** The days that the chosen figure counts, each to be opened. */
function CountedDays({ dates, view }: { dates: readonly string[]; view: View }) {
  const t = useT('timesheet');
  const { dateInSentence, weekday } = useFormat();
  if (dates.length === 0) return null;
  return (
    <Days>
      <span>{t('countedDays')}</span>
      {dates.map((date) => (
        <button key={date} type="button" onClick={() => view.show({ day: date })}>
          {weekday(date, 'short')} {dateInSentence(date)}
        </button>
      ))}
    </Days>
  );
}
