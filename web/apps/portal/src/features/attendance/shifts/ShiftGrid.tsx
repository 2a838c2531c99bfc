import { type KeyboardEvent, useState } from 'react';
import { useNavigate } from 'react-router';
import { styled, useTheme } from '@mui/material/styles';
import { useFormat, useT } from '@kadro/i18n';
import { dayForKey, Frame, ink, Sheet, useDayFocus, VisuallyHidden } from '@kadro/ui';
import { weekOf } from '../../../parts/day/week.ts';
import { type DayRecord, type PlannedWeek } from '../data/types.ts';
import { DayMark } from '../shared/DayMark.tsx';
import { WeekCell } from '../shared/WeekCell.tsx';
import { type DayWords } from '../shared/use-day-words.ts';
import { shiftsOf } from '../shift-requests/paths.ts';
import { Bar } from '../timesheet/DayCell.tsx';
import { type ShiftsView } from './use-view.ts';

const Table = styled('table')({
  width: '100%',
  tableLayout: 'fixed',
  borderCollapse: 'collapse',
  '& td + td, & th + th, & th + td': { borderInlineStart: `1px solid ${ink.line}` },
  '& tbody td, & tbody th': { borderBlockStart: `1px solid ${ink.line}`, verticalAlign: 'top', padding: 0 },
});
const Head = styled('th')(({ theme }) => ({
  ...theme.typography.label,
  padding: '8px 10px',
  color: ink.textMuted,
  textAlign: 'start',
  '&:first-of-type': { width: 40 },
}));
const Hours = styled('span')(({ theme }) => ({
  ...theme.typography.tick,
  display: 'grid',
  gridTemplateColumns: 'repeat(3, 1fr)',
  fontVariantNumeric: 'tabular-nums',
}));
const WeekNumber = styled('th')(({ theme }) => ({
  ...theme.typography.tick,
  color: ink.textMuted,
  '&&': { paddingBlockStart: 12 },
}));
const Cell = styled('td')({
  cursor: 'pointer',
  '&:hover': { backgroundColor: ink.hover },
  '&:focus-visible': { outlineOffset: -3 },
  '&[data-quiet="true"]': { backgroundColor: ink.canvas },
});
const Day = styled('div')(({ theme }) => ({
  ...theme.typography.dense,
  display: 'grid',
  gridTemplateRows: 'auto auto 1fr',
  gap: 2,
  minHeight: 116,
  padding: '10px 11px 12px',
  color: ink.textMuted,
  fontVariantNumeric: 'tabular-nums',
  '& b': { color: ink.text, overflowWrap: 'anywhere' },
  // a pattern has no times of its own: it steps back behind shifts
  '& b[data-timed="false"]': { color: 'inherit', fontWeight: 'inherit' },
}));
const Top = styled('span')(({ theme }) => ({
  ...theme.typography.strong,
  display: 'flex',
  alignItems: 'flex-start',
  justifyContent: 'space-between',
  gap: 6,
  minHeight: 22,
  color: ink.text,
  '&[data-now="true"] > span:first-of-type': { borderBlockEnd: `2px solid ${ink.text}` },
}));

interface ShiftGridProps {
  days: readonly DayRecord[];
  weeks: readonly PlannedWeek[];
  today: string;
  words: DayWords;
  view: ShiftsView;
}

/** Arrows walk through the days; beyond the weeks that are shown the next ones are. */
function useWeekKeys(view: ShiftsView, today: string) {
  const { direction } = useTheme();
  const [at, setAt] = useState(today >= view.from && today <= view.to ? today : view.from);
  const { grid, focusNext } = useDayFocus<HTMLTableElement>(at, view.from, false);
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const to = dayForKey(event.key, at, direction === 'rtl');
    if (!to) return;
    event.preventDefault();
    focusNext();
    setAt(to);
    if (to < view.from) view.step(-1);
    if (to > view.to) view.step(1);
  };
  return { at, setAt, grid, onKeyDown };
}

/** Weeks of shifts; a cell's rail runs from six to six, so that a night stays on its day. */
export function ShiftGrid({ days, weeks, today, words, view }: ShiftGridProps) {
  const t = useT('timesheet');
  const { at, setAt, grid, onKeyDown } = useWeekKeys(view, today);
  return (
    <Sheet flush>
      <Table ref={grid} role="grid" aria-label={t('weeks')} onKeyDown={onKeyDown}>
        <thead>
          <Weekdays dates={view.weeks[0] ?? []} />
        </thead>
        <tbody>
          {view.weeks.map((dates) => (
            <tr key={dates[0]}>
              <WeekNumber scope="row">{weekOf(dates[0] ?? '')}</WeekNumber>
              {dates.map((date) => (
                <ShiftCell
                  key={date}
                  date={date}
                  day={days.find((one) => one.date === date)}
                  today={today}
                  words={words}
                  isAt={date === at}
                  onAt={() => setAt(date)}
                />
              ))}
              <WeekSum week={weeks.find(({ monday }) => monday === dates[0])} />
            </tr>
          ))}
        </tbody>
      </Table>
    </Sheet>
  );
}

/** Where early, late and night begin on a rail. */
const railHours = ['06', '14', '22'];

function Weekdays({ dates }: { dates: readonly string[] }) {
  const t = useT('timesheet');
  const { weekday } = useFormat();
  return (
    <tr>
      <Head>
        <VisuallyHidden>{t('week')}</VisuallyHidden>
      </Head>
      {dates.map((date) => (
        <Head key={date} scope="col">
          {weekday(date)}
          <Hours aria-hidden>
            {railHours.map((hour) => (
              <span key={hour}>{hour}</span>
            ))}
          </Hours>
        </Head>
      ))}
      <Head scope="col">{t('week')}</Head>
    </tr>
  );
}

/** What is planned in a week; weeks without anything have nothing to say. */
function WeekSum({ week }: { week: PlannedWeek | undefined }) {
  const t = useT('timesheet');
  const { hours, number } = useFormat();
  if (!week || week.minutes === 0) return <WeekCell />;
  return (
    <WeekCell>
      <b>{hours(week.minutes)}</b>
      {week.shifts > 0 && <span>{t('shiftsOfWeek', { shifts: number(week.shifts) })}</span>}
    </WeekCell>
  );
}

interface ShiftCellProps {
  date: string;
  day: DayRecord | undefined;
  today: string;
  words: DayWords;
  isAt: boolean;
  onAt: () => void;
}

function ShiftCell({ date, day, today, words, isAt, onAt }: ShiftCellProps) {
  const t = useT('timesheet');
  const { dateInSentence } = useFormat();
  const navigate = useNavigate();
  const ask = () => void navigate(shiftsOf(date));
  const shifts = day?.assignedShifts ?? [];
  const spoken = shifts.map((shift) => `${words.shift(shift)} ${words.hours(shift)}`).join(', ');
  const shown = date.endsWith('-01') ? dateInSentence(date) : Number(date.slice(8));
  return (
    <Cell
      data-quiet={shifts.length === 0}
      data-day={date}
      tabIndex={isAt ? 0 : -1}
      aria-current={date === today ? 'date' : undefined}
      aria-label={`${words.long(date)}: ${spoken || t('noShift')}`}
      onFocus={onAt}
      onClick={ask}
      onKeyDown={({ key }) => key === 'Enter' && ask()}
    >
      <Frame shape="row" shown={date === today}>
        <Day>
          <Top data-now={date === today}>
            <span>{shown}</span>
            <DayMark day={day} today={today} />
          </Top>
          <ShiftWords shifts={shifts} words={words} />
          {day && <Bar day={day} />}
        </Day>
      </Frame>
    </Cell>
  );
}

export function ShiftWords({ shifts, words }: { shifts: DayRecord['assignedShifts']; words: DayWords }) {
  return (
    <span>
      {shifts.map((shift) => (
        <span key={shift.id ?? 'pattern'} style={{ display: 'block' }}>
          <b data-timed={shift.begin !== null}>{words.shift(shift)}</b>
          <br />
          {words.hours(shift)}
        </span>
      ))}
    </span>
  );
}
