import { styled } from '@mui/material/styles';
import { useFormat } from '@kadro/i18n';
import { day as dayColour, DaySquare, ink, monthOf, Sheet } from '@kadro/ui';
import { type DayRecord } from '../data/types.ts';
import { DayMark } from '../shared/DayMark.tsx';
import { Signed } from '../shared/Signed.tsx';
import { type DayWords } from '../shared/use-day-words.ts';
import { Bar } from './DayCell.tsx';
import { type MonthProps } from './MonthGrid.tsx';

const Strip = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'repeat(7, 1fr)',
  justifyItems: 'center',
  gap: '10px 4px',
  '& > span': { display: 'grid', justifyItems: 'center', gap: 3, minHeight: 32 },
});
const Tick = styled('span')(({ theme }) => ({ ...theme.typography.tick, color: ink.textMuted }));
const Rows = styled('ul')({
  display: 'grid',
  listStyle: 'none',
  '& > li + li': { borderBlockStart: `1px solid ${ink.line}` },
});
const Row = styled('button')(({ theme }) => ({
  ...theme.typography.dense,
  display: 'grid',
  gridTemplateColumns: '44px minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: '4px 12px',
  width: '100%',
  minHeight: 60,
  padding: '10px 14px',
  border: 0,
  background: 'none',
  color: ink.textMuted,
  fontFamily: 'inherit',
  textAlign: 'start',
  cursor: 'pointer',
  '&:focus-visible': { outlineOffset: -3 },
  '&[data-counted="true"]': { boxShadow: `inset 3px 0 ${ink.primary}` },
  '[dir="rtl"] &[data-counted="true"]': { boxShadow: `inset -3px 0 ${ink.primary}` },
  '& b': { color: ink.text, fontVariantNumeric: 'tabular-nums' },
  '& [data-red="true"]': { color: dayColour.red.text },
}));
const End = styled('span')({ display: 'grid', justifyItems: 'end', fontVariantNumeric: 'tabular-nums' });
const Word = styled('span')({ display: 'inline-flex', alignItems: 'center', gap: 7, minWidth: 0 });

/** A list of days with rails under a strip of squares, for phones. */
export function DayList({ days, month, today, words, view }: MonthProps) {
  const counted = view.counts ? month.counted[view.counts] : [];
  return (
    <>
      <SquaresOfMonth days={days} today={today} view={view} />
      <Sheet flush>
        <Rows>
          {days.map((day) => (
            <li key={day.id}>
              <DayRow
                day={day}
                today={today}
                words={words}
                isCounted={counted.includes(day.date)}
                onOpen={() => view.show({ day: day.date })}
              />
            </li>
          ))}
        </Rows>
      </Sheet>
    </>
  );
}

function SquaresOfMonth({ days, today, view }: Pick<MonthProps, 'days' | 'today' | 'view'>) {
  const byDate = new Map(days.map((day) => [day.date, day]));
  const dates = monthOf(`${view.month}-01`).flat();
  return (
    <Sheet aria-hidden>
      <Strip>
        {dates.map((date) => (
          <span key={date}>
            {date.startsWith(view.month) && (
              <>
                {byDate.has(date) ? (
                  <DayMark day={byDate.get(date)} today={today} size="grid" framed={date === today} />
                ) : (
                  <DaySquare fill="solid" tone="soft" size="grid" />
                )}
                <Tick>{Number(date.slice(8))}</Tick>
              </>
            )}
          </span>
        ))}
      </Strip>
    </Sheet>
  );
}

interface DayRowProps {
  day: DayRecord;
  today: string;
  words: DayWords;
  isCounted: boolean;
  onOpen: () => void;
}

function DayRow({ day, today, words, isCounted, onOpen }: DayRowProps) {
  const { hours, weekday } = useFormat();
  return (
    <Row type="button" data-day={day.date} data-counted={isCounted} aria-haspopup="dialog" onClick={onOpen}>
      <span>
        <b>{Number(day.date.slice(8))}</b> {weekday(day.date, 'short')}
      </span>
      <span style={{ display: 'grid', gap: 6, minWidth: 0 }}>
        <Word>
          <DayMark day={day} today={today} size="line" />
          {words.times(day) || words.word(day)}
        </Word>
        <Bar day={day} />
      </span>
      <End>
        {day.actualWorkTime > 0 && <b>{hours(day.actualWorkTime)}</b>}
        {day.overtime > 0 && <Signed minutes={day.overtime} />}
        {day.missingTime > 0 && (
          <span data-red>
            <Signed minutes={-day.missingTime} />
          </span>
        )}
      </End>
    </Row>
  );
}
