import { styled } from '@mui/material/styles';
import { useFormat, useT } from '@kadro/i18n';
import { day, ink, phone, Sheet } from '@kadro/ui';
import { type Month } from '../data/types.ts';

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
  '& > b': {
    ...(theme.typography.section as object),
    fontSize: 20,
    marginInlineEnd: 8,
    color: ink.text,
    fontVariantNumeric: 'tabular-nums',
  },
  '&[data-zero="true"] > b': { color: ink.textFaint },
  '&[data-red="true"] > b': { color: day.red.text },
}));
const Left = styled('p')(({ theme }) => ({
  ...theme.typography.label,
  marginBlockStart: 12,
  color: day.red.text,
}));

export interface Sum {
  key: string;
  label: string;
  value: string;
  isZero: boolean;
  isRed?: boolean;
  second?: string;
}

/** The sums of a month in words, as the server made them. */
export function useSums({ sums, incalculable }: Month): Sum[] {
  const t = useT('timesheet');
  const { hours, number } = useFormat();
  const time = (key: string, label: string, minutes: number) => ({
    key,
    label,
    value: hours(minutes),
    isZero: minutes === 0,
  });
  const count = (key: string, label: string, value: number, isRed = false) => ({
    key,
    label,
    value: number(value),
    isZero: value === 0,
    isRed: isRed && value > 0,
  });
  return [
    {
      ...time('worked', t('worked'), sums.actualWorkTime),
      second: t('ofExpected', { time: hours(sums.expectedWorkTime) }),
    },
    time('overtime', t('figure.overtime'), sums.overtime),
    ...(sums.overtimeUnapproved > 0
      ? [time('unapproved', t('figure.overtimeUnapproved'), sums.overtimeUnapproved)]
      : []),
    { ...time('missing', t('figure.missingTime'), sums.missingTime), isRed: sums.missingTime > 0 },
    count('late', t('daysLate'), sums.lateDays),
    count('early', t('daysEarly'), sums.earlyLeaveDays),
    count('absent', t('daysAbsent'), sums.absentDays, true),
    count('open', t('daysOpen'), incalculable.length, true),
  ];
}

export function Sums({ month }: { month: Month }) {
  const t = useT('timesheet');
  const { dateInSentence, list } = useFormat();
  const sums = useSums(month);
  return (
    <Sheet aria-label={t('month')}>
      <List>
        {sums.map(({ key, label, value, isZero, isRed, second }) => (
          <div key={key}>
            <Name>{label}</Name>
            <Value data-zero={isZero} data-red={isRed ?? false}>
              <b>{value}</b>
              {second}
            </Value>
          </div>
        ))}
      </List>
      {month.incalculable.length > 0 && (
        <Left>{t('leftOut', { days: list(month.incalculable.map((date) => dateInSentence(date))) })}</Left>
      )}
    </Sheet>
  );
}
