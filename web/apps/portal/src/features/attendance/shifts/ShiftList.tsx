import { Link } from 'react-router';
import { styled } from '@mui/material/styles';
import { useFormat, useT } from '@kadro/i18n';
import { Frame, ink, Sheet } from '@kadro/ui';
import { type DayRecord } from '../data/types.ts';
import { DayMark } from '../shared/DayMark.tsx';
import { shiftsOf } from '../shift-requests/paths.ts';
import { type DayWords } from '../shared/use-day-words.ts';
import { Bar } from '../timesheet/DayCell.tsx';

const Rows = styled('ul')({
  display: 'grid',
  listStyle: 'none',
  '& > li + li': { borderBlockStart: `1px solid ${ink.line}` },
});
const Row = styled(Link)(({ theme }) => ({
  ...theme.typography.dense,
  display: 'grid',
  gridTemplateColumns: '72px minmax(0, 1fr)',
  alignItems: 'center',
  gap: 12,
  minHeight: 60,
  padding: '10px 14px',
  color: ink.textMuted,
  textDecoration: 'none',
  fontVariantNumeric: 'tabular-nums',
  '& b': { color: ink.text },
}));
const Line = styled('span')({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '0 8px' });

interface ShiftListProps {
  days: readonly DayRecord[];
  today: string;
  words: DayWords;
}

/** A list of days with rails, for phones. */
export function ShiftList({ days, today, words }: ShiftListProps) {
  const t = useT('timesheet');
  const { weekday, dateInSentence } = useFormat();
  return (
    <Sheet flush>
      <Rows>
        {days.map((day) => (
          <li key={day.id}>
            <Frame shape="row" shown={day.date === today}>
              <Row to={shiftsOf(day.date)}>
                <span>
                  <b>{dateInSentence(day.date)}</b>
                  <br />
                  {weekday(day.date, 'short')}
                </span>
                <span style={{ display: 'grid', gap: 6, minWidth: 0 }}>
                  <Line>
                    <DayMark day={day} today={today} size="line" />
                    {day.assignedShifts.length === 0 && t('noShift')}
                    {day.assignedShifts.map((shift) => (
                      <span key={shift.id ?? 'pattern'}>
                        <b>{words.shift(shift)}</b> {shift.name && words.hours(shift)}
                      </span>
                    ))}
                  </Line>
                  <Bar day={day} />
                </span>
              </Row>
            </Frame>
          </li>
        ))}
      </Rows>
    </Sheet>
  );
}
