import { styled } from '@mui/material/styles';
import { useFormat, useT } from '@kadro/i18n';
import { day as dayColour, ink, Section, TimeRail, today } from '@kadro/ui';
import { Async } from '../../../../parts/Async.tsx';
import { type DayRecord } from '../../data/types.ts';
import { DayMark } from '../../shared/DayMark.tsx';
import { hoursAround, plannedPieces, readPieces } from '../../shared/rail-of-day.ts';
import { useDayWords } from '../../shared/use-day-words.ts';
import { useDayOf } from '../data/queries.ts';

const Second = styled('p')(({ theme }) => ({
  ...theme.typography.dense,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '2px 8px',
  color: ink.textMuted,
}));
const Figures = styled('dl')({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: 12,
  '@container (min-width: 440px)': { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))' },
});
const Around = styled('div')({ containerType: 'inline-size' });
const Name = styled('dt')(({ theme }) => ({ ...theme.typography.label, color: ink.textMuted }));
const Value = styled('dd')(({ theme }) => ({
  ...(theme.typography.section as object),
  fontVariantNumeric: 'tabular-nums',
  '&[data-zero="true"]': { color: ink.textFaint },
  '&[data-unapproved="true"]': { color: dayColour.red.text },
}));

interface DayFactsProps {
  employeeId: string;
  date: string;
}

/** What is known of the day that overtime is asked for: plan, presence, what counts and what waits for an approval. */
export function DayFacts({ employeeId, date }: DayFactsProps) {
  const t = useT('overtime');
  const read = useDayOf(employeeId, date);
  const words = useDayWords(today());
  return (
    <Section title={words.long(date)}>
      <Async query={read} lines={4} failed={t('down')}>
        {(day) => (day ? <Known day={day} /> : <Second>{t('noDay')}</Second>)}
      </Async>
    </Section>
  );
}

function Known({ day }: { day: DayRecord }) {
  const t = useT('timesheet');
  const { hours } = useFormat();
  const words = useDayWords(today());
  const pieces = [...plannedPieces(day), ...readPieces(day, null)];
  const range = hoursAround(pieces);
  const figures = ['expectedWorkTime', 'actualWorkTime', 'overtime', 'overtimeUnapproved'] as const;
  return (
    <>
      <Second>
        <DayMark day={day} today={today()} />
        {words.word(day)}
        {day.assignedShifts.map((shift) => (
          <span key={shift.id ?? 'pattern'}>
            {shift.begin === null ? t('pattern') : `${words.shift(shift)} ${words.hours(shift)}`}
          </span>
        ))}
      </Second>
      {pieces.length > 0 && (
        <TimeRail {...range} pieces={pieces} ticks={range.to - range.from > 660 ? 120 : 60} size="large" />
      )}
      <Around>
        <Figures>
          {figures.map((figure) => (
            <div key={figure}>
              <Name>{t(`figure.${figure}`)}</Name>
              <Value
                data-zero={day[figure] === 0}
                data-unapproved={figure === 'overtimeUnapproved' && day[figure] > 0}
                data-figure={figure}
              >
                {hours(day[figure])}
              </Value>
            </div>
          ))}
        </Figures>
      </Around>
    </>
  );
}
