import { useFormat, useT } from '@kadro/i18n';
import { addDays, addMonths, DaySquare, ink, VisuallyHidden } from '@kadro/ui';
import { styled } from '@mui/material/styles';
import { useEnumText } from '../../../../fields/use-texts.ts';
import { lookOf } from '../../day/words.tsx';
import { type Difference } from '../../periods/model.ts';
import { type DayOfMonth } from './use-months.ts';

type StripDay = Pick<DayOfMonth, 'date' | 'type' | 'state' | 'colour'> & Partial<Pick<DayOfMonth, 'leaveColour'>>;

const Days = styled('span')({ display: 'inline-flex', alignItems: 'center', gap: 2, verticalAlign: 'middle' });
const Gap = styled('span')({ width: 4 });
const None = styled('span')({
  width: 8,
  height: 8,
  borderRadius: 2,
  backgroundColor: ink.soft,
  forcedColorAdjust: 'none',
});

const Meanings = styled('span')(({ theme }) => ({
  ...(theme.typography.label as object),
  display: 'flex',
  flexWrap: 'wrap',
  gap: '4px 14px',
  marginInlineStart: 'auto',
  color: ink.textMuted,
  '& > span': { display: 'inline-flex', alignItems: 'center', gap: 6 },
  [theme.breakpoints.down(1180)]: { display: 'none' },
}));

const isMonday = (date: string): boolean => new Date(`${date}T00:00:00Z`).getUTCDay() === 1;

/** The dates of a month (YYYY-MM). */
export function datesOf(month: string): string[] {
  const first = `${month}-01`;
  const next = addMonths(first, 1);
  return Array.from({ length: 31 }, (_, at) => addDays(first, at)).filter((date) => date < next);
}

interface StripProps {
  month: string;
  days: readonly StripDay[];
  /** Of days that are others than they were closed. */
  differences?: readonly Pick<Difference, 'date'>[];
}

const changedLook = { fill: 'solid', tone: 'detail' } as const;

/** A month as a strip of squares, by weeks; what is not as planned or not as it was closed is told in words. */
export function Strip({ month, days, differences = [] }: StripProps) {
  const t = useT('console-attendance');
  const enumText = useEnumText();
  const { dateInSentence } = useFormat();
  const changed = new Set(differences.map(({ date }) => date));
  const spoken = [
    ...days
      .filter(({ colour }) => colour === 'RED')
      .map(({ date, state }) => `${dateInSentence(date)}: ${enumText('dayState', state)}`),
    ...[...changed].map((date) => `${dateInSentence(date)}: ${t('month.isChanged')}`),
  ].join(', ');
  return (
    <Days>
      <VisuallyHidden>{spoken || t('month.nothingOpen')}</VisuallyHidden>
      {datesOf(month).map((date, at) => {
        const day = days.find((one) => one.date === date);
        return (
          <Days key={date} aria-hidden>
            {at > 0 && isMonday(date) && <Gap />}
            {day ? <DaySquare {...(changed.has(date) ? changedLook : lookOf(day))} size="strip" /> : <None />}
          </Days>
        );
      })}
    </Days>
  );
}

const meanings = [
  ['dayState', { type: 'WORKDAY', state: 'CALCULATED', colour: 'GREEN' }],
  ['dayState', { type: 'WORKDAY', state: 'NOT_COME', colour: 'RED' }],
  ['dayState', { type: 'WORKDAY', state: 'INCALCULABLE', colour: 'RED' }],
  ['dayType', { type: 'ON_LEAVE', state: 'CALCULATED', colour: 'GREY' }],
  ['dayType', { type: 'HOLIDAY', state: 'CALCULATED', colour: 'GREY' }],
] as const;

/** What the squares of a strip mean, for whoever sees them. */
export function Legend() {
  const t = useT('console-attendance');
  const enumText = useEnumText();
  return (
    <Meanings aria-hidden>
      {meanings.map(([of, day]) => (
        <span key={day.state + day.type}>
          <DaySquare {...lookOf(day)} size="strip" />
          {enumText(of, of === 'dayType' ? day.type : day.state)}
        </span>
      ))}
      <span>
        <DaySquare {...changedLook} size="strip" />
        {t('month.isChanged')}
      </span>
    </Meanings>
  );
}
