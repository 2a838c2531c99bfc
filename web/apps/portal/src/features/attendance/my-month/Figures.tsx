import { Link } from 'react-router';
import { styled } from '@mui/material/styles';
import { useFormat, useT } from '@kadro/i18n';
import { day, ink } from '@kadro/ui';
import { type Counted, monthCounting, timesheetsPath } from '../paths.ts';
import { type MonthSoFar } from './use-my-month.ts';

const List = styled('dl')({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(84px, 1fr))',
  gap: '12px 16px',
  '& > div': { display: 'flex', flexDirection: 'column', justifyContent: 'space-between' },
  '& > div:first-of-type': { gridColumn: 'span 2' },
});
const Name = styled('dt')(({ theme }) => ({ ...theme.typography.label, color: ink.textMuted }));
const Value = styled('dd')(({ theme }) => ({
  ...theme.typography.label,
  color: ink.textMuted,
  '& > a': {
    ...(theme.typography.section as object),
    display: 'inline-block',
    minWidth: 24,
    marginInlineEnd: 8,
    fontSize: 20,
    borderRadius: 4,
    color: ink.text,
    textDecoration: 'none',
    fontVariantNumeric: 'tabular-nums',
    '&:hover': { textDecoration: 'underline', textUnderlineOffset: 4 },
    '&[data-zero="true"]': { color: ink.textFaint },
    '&[data-red="true"]': { color: day.red.text },
  },
}));

interface Figure {
  label: string;
  value: string;
  isZero: boolean;
  isRed?: boolean;
  counts?: Counted;
}

function useFigures(month: MonthSoFar): Figure[] {
  const t = useT('timesheet');
  const { hours, number } = useFormat();
  const time = (label: string, minutes: number, counts?: Counted, isRed = false): Figure => ({
    label,
    value: hours(minutes),
    isZero: minutes === 0,
    isRed: isRed && minutes > 0,
    counts,
  });
  const days = (label: string, value: number, counts?: Counted, isRed = false): Figure => ({
    label,
    value: number(value),
    isZero: value === 0,
    isRed: isRed && value > 0,
    counts,
  });
  const open = month.incalculable.length;
  return [
    time(t('figure.overtime'), month.overtime, 'overtime'),
    time(t('figure.missingTime'), month.missingTime, 'missingTime', true),
    days(t('daysLate'), month.lates, 'lateDays'),
    days(t('daysEarly'), month.earlyLeavers, 'earlyLeaveDays'),
    days(t('daysAbsent'), month.absences, 'absentDays', true),
    ...(open > 0 ? [days(t('daysOpen'), open, undefined, true)] : []),
  ];
}

/** What the month comes to; each figure leads to the days that it counts. */
export function Figures({ month }: { month: MonthSoFar }) {
  const t = useT('timesheet');
  const { hours } = useFormat();
  return (
    <List>
      <div>
        <Name>{t('worked')}</Name>
        <Value>
          <Link to={timesheetsPath} data-zero={month.worked === 0}>
            {hours(month.worked)}
          </Link>
          {t('ofExpected', { time: hours(month.expectedSoFar) })}
        </Value>
      </div>
      {useFigures(month).map(({ label, value, isZero, isRed = false, counts }) => (
        <div key={label}>
          <Name>{label}</Name>
          <Value>
            <Link to={counts ? monthCounting(counts) : timesheetsPath} data-zero={isZero} data-red={isRed}>
              {value}
            </Link>
          </Value>
        </div>
      ))}
    </List>
  );
}
