import { useEffect, useState, type KeyboardEvent, type ReactNode } from 'react';
import IconButton from '@mui/material/IconButton';
import { styled, useTheme } from '@mui/material/styles';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { dayForKey } from './calendar-keys.ts';
import { today } from './clock.ts';
import { addMonths, dayInWords, monthOf } from './days.ts';
import { RangeDay, type DayMark } from './RangeDay.tsx';
import { useDayFocus } from './use-day-focus.ts';
import { usePicking, type DayRange } from './use-picking.ts';
import { useUiTexts } from '../texts.ts';
import { type UiLanguage } from '../theme/languages.ts';
import { ink, phone } from '../tokens/vars.ts';

export interface RangeCalendarProps {
  /** The chosen days, both ends included; null for none. */
  value: DayRange | null;
  onChange: (range: DayRange) => void;
  language: UiLanguage;
  label: string;
  months?: 1 | 2;
  single?: boolean;
  markOf?: (day: string) => DayMark | undefined;
  /** Gets the first and the last day that are shown. */
  onShown?: (first: string, last: string) => void;
  describedBy?: string;
}

const Months = styled('fieldset')({
  minWidth: 0,
  position: 'relative',
  display: 'grid',
  alignItems: 'start',
  gap: 28,
  gridTemplateColumns: 'repeat(auto-fit, minmax(0, 1fr))',
  '&[data-months="2"]': { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
});
const TurnButtons = styled('div')({
  position: 'absolute',
  insetBlockStart: -4,
  insetInline: 0,
  display: 'flex',
  justifyContent: 'space-between',
  pointerEvents: 'none',
  '& > *': { pointerEvents: 'auto' },
  '[dir="rtl"] & svg': { transform: 'scaleX(-1)' },
  [phone]: { justifyContent: 'flex-end', insetBlockStart: -10, '& .MuiIconButton-root': { width: 48, height: 48 } },
});
const Grid = styled('table')(({ theme }) => ({
  width: '100%',
  tableLayout: 'fixed',
  borderSpacing: 3,
  touchAction: 'manipulation',
  '& caption': {
    ...theme.typography.strong,
    paddingBlockEnd: 8,
    [phone]: { textAlign: 'start', paddingInlineStart: 12, paddingBlockEnd: 12 },
  },
  '& th': { ...theme.typography.tick, height: 24, color: ink.textFaint },
  '& td': { padding: 0 },
}));

const lastOf = (first: string): string =>
  monthOf(first)
    .flat()
    .findLast((day) => day.startsWith(first.slice(0, 7))) ?? first;

/** A range of days, chosen by two presses, by dragging, or by keys (see `dayForKey`; with Shift the range grows). */
export function RangeCalendar(props: RangeCalendarProps) {
  const { value, language, label, months = 2, single = false, markOf, describedBy } = props;
  const { at, first, last, shown, turn, picking, grid, onKeyDown } = useRangeCalendar({ ...props, months, single });
  return (
    <Months
      ref={grid}
      aria-label={label}
      aria-describedby={describedBy}
      data-months={months}
      onKeyDown={onKeyDown}
      onPointerUp={picking.release}
    >
      <Turns onTurn={turn} />
      {shown.map((month) => (
        <Month key={month} month={month} language={language}>
          {(day) => (
            <RangeDay
              day={day}
              language={language}
              inRange={contains(picking.preview(day, value), day)}
              mark={markOf?.(day)}
              isTab={day === at || (day === month && month === first && (at < first || at > last))}
              onPress={() => picking.press(day)}
              onDraw={() => picking.draw(day)}
              onPick={() => picking.pick(day)}
            />
          )}
        </Month>
      ))}
    </Months>
  );
}

type RangeCalendarOptions = RangeCalendarProps & { months: number; single: boolean };

function useRangeCalendar({ value, onChange, months, single, onShown }: RangeCalendarOptions) {
  const { setAt, show, ...visible } = useVisibleMonths(value, months);
  const { at, first, last } = visible;
  const picking = usePicking({ single, onChange, setAt });
  const { grid, focusNext } = useDayFocus<HTMLFieldSetElement>(at, first, false);
  const { direction } = useTheme();
  useEffect(() => onShown?.(first, last), [onShown, first, last]);
  const onKeyDown = (event: KeyboardEvent) => {
    picking.press(null);
    if (event.key === 'Escape') return picking.stop();
    const next = dayForKey(event.key, at, direction === 'rtl');
    if (!next) return;
    event.preventDefault();
    focusNext();
    if (event.shiftKey && !single) picking.stretch(at, next);
    setAt(next);
    show(next);
  };
  return { ...visible, picking, grid, onKeyDown };
}

/** The months shown and the day in focus; both follow the given range when it changes to other days. */
function useVisibleMonths(value: DayRange | null, months: number) {
  const [at, setAt] = useState(value?.from ?? today());
  const [first, setFirst] = useState(`${at.slice(0, 7)}-01`);
  const shown = Array.from({ length: months }, (_, index) => addMonths(first, index));
  const last = lastOf(shown.at(-1) ?? first);
  const show = (day: string) => {
    if (day < first) setFirst(`${day.slice(0, 7)}-01`);
    else if (day > last) setFirst(addMonths(`${day.slice(0, 7)}-01`, 1 - months));
  };
  const [given, setGiven] = useState(value?.from);
  if (value?.from !== given) {
    setGiven(value?.from);
    if (value && !contains(value, at)) {
      setAt(value.from);
      show(value.from);
    }
  }
  const turn = (by: number) => {
    const start = addMonths(first, by);
    setFirst(start);
    setAt(start);
  };
  return { at, setAt, first, last, shown, show, turn };
}

const contains = (range: DayRange | null, day: string): boolean =>
  range !== null && day >= range.from && day <= range.to;

function Turns({ onTurn }: { onTurn: (by: number) => void }) {
  const { previousMonth, nextMonth } = useUiTexts();
  return (
    <TurnButtons>
      <IconButton size="small" aria-label={previousMonth} onClick={() => onTurn(-1)}>
        <ChevronLeft strokeWidth={1.7} />
      </IconButton>
      <IconButton size="small" aria-label={nextMonth} onClick={() => onTurn(1)}>
        <ChevronRight strokeWidth={1.7} />
      </IconButton>
    </TurnButtons>
  );
}

function Month({
  month,
  language,
  children,
}: {
  month: string;
  language: UiLanguage;
  children: (day: string) => ReactNode;
}) {
  const weeks = monthOf(month);
  return (
    <Grid>
      <caption aria-live="polite">{dayInWords(month, language, { month: 'long', year: 'numeric' })}</caption>
      <thead>
        <tr>
          {weeks[0]?.map((day) => (
            <th key={day} scope="col" abbr={dayInWords(day, language, { weekday: 'long' })}>
              {dayInWords(day, language, { weekday: language === 'ar' ? 'narrow' : 'short' })}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {weeks.map((week) => (
          <tr key={week[0]}>
            {week.map((day) => (
              <td key={day}>{day.slice(0, 7) === month.slice(0, 7) && children(day)}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </Grid>
  );
}
