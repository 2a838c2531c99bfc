import { styled } from '@mui/material/styles';
import { useFormat, useT } from '@kadro/i18n';
import { ink, Section } from '@kadro/ui';
import { Arrow } from '../../../../parts/Arrow.tsx';
import { type ShiftRequest } from '../data/types.ts';
import { useShiftsInWords } from './use-words.ts';

const Days = styled('dl')(({ theme }) => ({
  ...theme.typography.body2,
  display: 'grid',
  gridTemplateColumns: 'minmax(96px, auto) minmax(0, 1fr)',
  gap: '6px 16px',
  color: ink.textMuted,
  '& > dd': { overflowWrap: 'anywhere' },
}));

/** Day by day what is planned and what is wanted. */
export function WantedDays({ request: { days } }: { request: ShiftRequest }) {
  const t = useT('timesheet');
  const { dateInSentence, weekday } = useFormat();
  const shifts = useShiftsInWords();
  return (
    <Section title={t('requests.wanted')}>
      <Days>
        {days.map(({ date, before, shiftIds }) => (
          <div key={date} style={{ display: 'contents' }}>
            <dt>
              {weekday(date, 'short')} {dateInSentence(date)}
            </dt>
            <dd>
              <Arrow from={shifts(before)} to={shifts(shiftIds)} />
            </dd>
          </div>
        ))}
      </Days>
    </Section>
  );
}
