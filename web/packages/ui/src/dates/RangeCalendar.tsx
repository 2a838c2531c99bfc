import { useEffect, useRef, useState, type KeyboardEvent, type ReactNode } from 'react';
import IconButton from '@mui/material/IconButton';
import { styled, useTheme } from '@mui/material/styles';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { dayForKey } from './calendar-keys.ts';
import { addMonths, dayInWords, monthOf, today } from './days.ts';
import { RangeDay, type DayMark } from './RangeDay.tsx';
import { useUiTexts } from '../texts.ts';
import { type UiLanguage } from '../theme/languages.ts';
import { ink, phone } from '../tokens/vars.ts';

export interface DayRange {
  from: string;
  to: string;
}

export interface RangeCalendarProps {
  /** The chosen days, both ends included; null for none. */
  value: DayRange | null;
  onChange: (range: DayRange) => void;
  language: UiLanguage;
  /** What the days are ("When"), for screen readers. */
  label: string;
  /** Months side by side. */
  months?: 1 | 2;
  /** One day only. */
  single?: boolean;
  markOf?: (day: string) => DayMark | undefined;
  /** Told of the first and last day that are shown. */
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

const ordered = (one: string, other: string): DayRange =>
  one <= other ? { from: one, to: other } : { from: other, to: one };
const lastOf = (first: string): string =>
  monthOf(first)
    .flat()
    .findLast((day) => day.startsWith(first.slice(0, 7))) ?? first;

/**
 * Days from a first to a last one: by two presses, by drawing with the mouse, or by keys (arrows, Home, End, Page Up
 * and Down; with Shift the range grows). Monday first; days carry the marks of the app.
 */
export function RangeCalendar({
  value,
  onChange,
  language,
  label,
  months = 2,
  single = false,
  markOf,
  onShown,
  describedBy,
}: RangeCalendarProps) {
  const { at, setAt, first, last, shown, show, turn } = useVisibleMonths(value, months);
  const picking = usePicking({ single, onChange, setAt });
  const grid = useRef<HTMLFieldSetElement>(null);
  const keyed = useRef(false);
  const { direction } = useTheme();
  useEffect(() => onShown?.(first, last), [onShown, first, last]);
  useEffect(() => {
    if (keyed.current) grid.current?.querySelector<HTMLElement>(`[data-day="${at}"]`)?.focus();
    keyed.current = false;
  }, [at, first]);
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape') return picking.stop();
    const next = dayForKey(event.key, at, direction === 'rtl');
    if (!next) return;
    event.preventDefault();
    keyed.current = true;
    if (event.shiftKey && !single) picking.stretch(at, next);
    setAt(next);
    show(next);
  };
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
              place={placeIn(picking.preview(day, value), day)}
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

/** The months on the page and the day that the keys start from; both follow the given range when it changes. */
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
    if (value) {
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

const placeIn = (range: DayRange | null, day: string): boolean =>
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

interface Picking {
  single: boolean;
  onChange: (range: DayRange) => void;
  setAt: (day: string) => void;
}

/** The first press begins a range, the second ends it; drawing with the mouse does both at once. */
function usePicking({ single, onChange, setAt }: Picking) {
  const [begun, setBegun] = useState<string | null>(null);
  const [over, setOver] = useState<string | null>(null);
  const held = useRef<string | null>(null);
  const drawn = useRef(false);
  const put = (range: DayRange, next: string | null) => {
    setBegun(next);
    setOver(null);
    onChange(range);
  };
  return {
    preview: (day: string, value: DayRange | null) =>
      begun !== null && over !== null && day !== begun ? ordered(begun, over) : value,
    press: (day: string) => {
      held.current = single ? null : day;
      drawn.current = false;
    },
    draw: (day: string) => {
      if (begun !== null) setOver(day);
      if (held.current === null || (held.current === day && !drawn.current)) return;
      drawn.current = true;
      put(ordered(held.current, day), null);
    },
    release: () => {
      held.current = null;
    },
    pick: (day: string) => {
      setAt(day);
      // The end of a drawing is no press of its own.
      if (drawn.current) drawn.current = false;
      else if (single || begun === null) put({ from: day, to: day }, single ? null : day);
      else put(ordered(begun, day), null);
    },
    stretch: (from: string, to: string) => {
      const start = begun ?? from;
      put(ordered(start, to), start);
    },
    stop: () => {
      setBegun(null);
      setOver(null);
    },
  };
}
