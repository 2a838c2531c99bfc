import { type KeyboardEvent } from 'react';
import { styled, useTheme } from '@mui/material/styles';
import { useFormat, useT } from '@kadro/i18n';
import { dayForKey, ink, monthOf, Sheet, useDayFocus, VisuallyHidden } from '@kadro/ui';
import { weekOf } from '../../../parts/day/week.ts';
import { type DayRecord, type Month } from '../data/types.ts';
import { Signed } from '../shared/Signed.tsx';
import { WeekCell } from '../shared/WeekCell.tsx';
import { type DayWords } from '../shared/use-day-words.ts';
import { DayCell } from './DayCell.tsx';
import { type View } from './use-view.ts';

const Table = styled('table')({
  width: '100%',
  height: 1,
  tableLayout: 'fixed',
  borderCollapse: 'collapse',
  '& td + td, & th + th': { borderInlineStart: `1px solid ${ink.line}` },
  '& tbody td, & tbody th': { borderBlockStart: `1px solid ${ink.line}`, verticalAlign: 'top', padding: 0 },
});
const Head = styled('th')(({ theme }) => ({
  ...theme.typography.label,
  padding: '8px 10px',
  color: ink.textMuted,
  textAlign: 'start',
  '&:first-of-type': { width: 36 },
}));
const WeekNumber = styled('th')(({ theme }) => ({
  ...theme.typography.tick,
  color: ink.textMuted,
  '&&': { paddingBlockStart: 12 },
}));
export interface MonthProps {
  days: readonly DayRecord[];
  month: Month;
  today: string;
  words: DayWords;
  view: View;
}

/** Arrows walk through the days, Escape closes the open one; beyond the month the next one is shown. */
function useMonthKeys(view: View, at: string) {
  const { direction } = useTheme();
  const { grid, focusNext } = useDayFocus<HTMLTableElement>(at, view.month, false);
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    if (event.key === 'Escape' && view.day !== null) return view.show({ day: null });
    const from = (event.target as HTMLElement).dataset['day'] ?? at;
    const to = dayForKey(event.key, from, direction === 'rtl');
    if (!to) return;
    event.preventDefault();
    const cell = grid.current?.querySelector<HTMLElement>(`[data-day="${to}"]`);
    if (cell && view.day === null) return cell.focus();
    focusNext();
    view.show(view.day === null ? { month: to.slice(0, 7) } : { day: to });
  };
  return { grid, onKeyDown };
}

/** The month by weeks; arrows walk through the days, Enter opens one. */
export function MonthGrid({ isNarrow, ...shown }: MonthProps & { isNarrow: boolean }) {
  const { month, today, view } = shown;
  const { month: inWords } = useFormat();
  const fallback = today.startsWith(view.month) ? today : month.from;
  const at = view.day?.startsWith(view.month) ? view.day : fallback;
  const { grid, onKeyDown } = useMonthKeys(view, at);
  const weeks = monthOf(month.from);
  return (
    <Sheet flush>
      <Table ref={grid} role="grid" aria-label={inWords(month.from)} onKeyDown={onKeyDown}>
        <thead>
          <Weekdays dates={weeks[0] ?? []} isNarrow={isNarrow} />
        </thead>
        <tbody>
          {weeks.map((dates) => (
            <WeekRow key={dates[0]} {...shown} dates={dates} at={at} isNarrow={isNarrow} />
          ))}
        </tbody>
      </Table>
    </Sheet>
  );
}

function Weekdays({ dates, isNarrow }: { dates: readonly string[]; isNarrow: boolean }) {
  const t = useT('timesheet');
  const { weekday } = useFormat();
  return (
    <tr>
      <Head>
        <VisuallyHidden>{t('week')}</VisuallyHidden>
      </Head>
      {dates.map((date) => (
        <Head key={date} scope="col">
          {weekday(date, isNarrow ? 'short' : 'long')}
        </Head>
      ))}
      {!isNarrow && <Head scope="col">{t('week')}</Head>}
    </tr>
  );
}

interface WeekRowProps extends MonthProps {
  dates: readonly string[];
  at: string;
  isNarrow: boolean;
}

function WeekRow({ dates, days, month, at, isNarrow, ...shown }: WeekRowProps) {
  const [monday = ''] = dates;
  return (
    <tr>
      <WeekNumber scope="row">{weekOf(monday)}</WeekNumber>
      {dates.map((date) => (
        <DayCell
          key={date}
          {...shown}
          date={date}
          day={days.find((one) => one.date === date)}
          isIn={date.startsWith(shown.view.month)}
          isAt={date === at}
          isNarrow={isNarrow}
          isCounted={shown.view.counts !== null && month.counted[shown.view.counts].includes(date)}
        />
      ))}
      {!isNarrow && <WeekSum month={month} monday={monday} />}
    </tr>
  );
}

function WeekSum({ month, monday }: { month: Month; monday: string }) {
  const t = useT('timesheet');
  const { hours } = useFormat();
  const week = month.weeks.find((one) => one.monday === monday);
  if (!week || (week.expectedWorkTime === 0 && week.actualWorkTime === 0)) return <WeekCell />;
  return (
    <WeekCell>
      <b>{hours(week.actualWorkTime)}</b>
      <span>{t('ofExpected', { time: hours(week.expectedWorkTime) })}</span>
      {week.overtime > 0 && (
        <span>
          <Signed minutes={week.overtime} />
        </span>
      )}
      {week.missingTime > 0 && (
        <span data-red>
          <Signed minutes={-week.missingTime} />
        </span>
      )}
    </WeekCell>
  );
}
