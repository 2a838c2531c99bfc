import { styled } from '@mui/material/styles';
import { useFormat, useT } from '@kadro/i18n';
import { addDays, DaySquare, daysBetween, ink, VisuallyHidden } from '@kadro/ui';
import { DayMark } from '../shared/DayMark.tsx';
import { lookOf } from '../shared/day-look.ts';
import { type MonthSoFar } from './use-my-month.ts';

const Days = styled('ol')(({ theme }) => ({
  ...theme.typography.tick,
  display: 'grid',
  gridAutoFlow: 'column',
  gridAutoColumns: 'minmax(0, 1fr)',
  listStyle: 'none',
  color: ink.textMuted,
  fontVariantNumeric: 'tabular-nums',
  '& > li': { display: 'grid', justifyItems: 'center', gap: 4 },
  '& > [aria-current]': { color: ink.primaryText, fontWeight: 620 },
}));
const Place = styled('div')({
  containerType: 'inline-size',
  minWidth: 0,
  // where there is no room for numbers, the squares of a strip say it all
  '@container (max-width: 619px)': {
    '& svg': { width: 8, height: 8, outlineOffset: 1 },
    '& .number': { display: 'none' },
  },
});

interface StripProps {
  month: Pick<MonthSoFar, 'from' | 'to' | 'days'>;
  today: string;
}

/** A month as a strip of squares. */
export function Strip({ month: { from, to, days }, today }: StripProps) {
  const t = useT('timesheet');
  const { dateInSentence } = useFormat();
  const dates = Array.from({ length: daysBetween(from, to) + 1 }, (_, n) => addDays(from, n));
  return (
    <Place>
      <Days aria-label={t('month')}>
        {dates.map((date) => {
          const day = days.find((one) => one.date === date);
          const { square, word } = lookOf(day, today);
          const spoken = word === null ? dateInSentence(date) : `${dateInSentence(date)}: ${t(word)}`;
          return (
            <li key={date} aria-current={date === today ? 'date' : undefined}>
              <VisuallyHidden>{spoken}</VisuallyHidden>
              {square ? (
                <DayMark day={day} today={today} size="grid" framed={date === today} />
              ) : (
                <DaySquare fill="solid" tone="soft" size="grid" framed={date === today} />
              )}
              <span className="number" aria-hidden>
                {Number(date.slice(8))}
              </span>
            </li>
          );
        })}
      </Days>
    </Place>
  );
}
