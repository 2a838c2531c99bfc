import { useState, type KeyboardEvent } from 'react';
import IconButton from '@mui/material/IconButton';
import { styled, useTheme } from '@mui/material/styles';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { dayForKey } from './calendar-keys.ts';
import { today } from './clock.ts';
import { addMonths, dayInWords, monthOf } from './days.ts';
import { useDayFocus } from './use-day-focus.ts';
import { useUiTexts } from '../texts.ts';
import { type UiLanguage } from '../theme/languages.ts';
import { ink, phone } from '../tokens/vars.ts';

export interface CalendarProps {
  value: string;
  onChange: (day: string) => void;
  language: UiLanguage;
  min?: string;
  max?: string;
}

const Grid = styled('table')({
  borderSpacing: 2,
  '& th': { fontWeight: 480, fontSize: 11, color: ink.textFaint, height: 24 },
  '& td': { padding: 0 },
});
const Head = styled('div')({
  display: 'flex',
  alignItems: 'center',
  gap: 4,
  padding: '0 4px 4px',
  '& strong': { flex: 1 },
  '[dir="rtl"] & svg': { transform: 'scaleX(-1)' },
});
const Day = styled('button')({
  display: 'grid',
  placeItems: 'center',
  width: 36,
  height: 36,
  [phone]: { width: 44, height: 44 },
  padding: 0,
  border: 0,
  borderRadius: 7,
  font: 'inherit',
  fontVariantNumeric: 'tabular-nums',
  color: ink.text,
  background: 'none',
  cursor: 'pointer',
  '&:hover': { backgroundColor: ink.hover },
  '&[data-other="true"]': { color: ink.textFaint },
  '&[aria-current="date"]': { boxShadow: `inset 0 0 0 2px ${ink.frame}` },
  '&[aria-pressed="true"]': { color: ink.onPrimary, backgroundColor: ink.primary },
  '&:disabled': { color: ink.textFaint, textDecoration: 'line-through', cursor: 'default' },
});

const nearest = (day: string, min: string, max: string): string => (day < min ? min : day > max ? max : day);

/** One month of days, Monday first; arrows move by days and weeks, Page Up and Down by months. */
export default function Calendar({ value, onChange, language, min = '', max = '9999' }: CalendarProps) {
  const [at, setAt] = useState(nearest(value || today(), min, max));
  const { direction } = useTheme();
  const { grid, focusNext } = useDayFocus<HTMLTableElement>(at, '', true);
  const onKeyDown = (event: KeyboardEvent) => {
    const next = dayForKey(event.key, at, direction === 'rtl');
    if (!next || next < min || next > max) return;
    event.preventDefault();
    focusNext();
    setAt(next);
  };
  const weeks = monthOf(at);
  return (
    <div>
      <MonthTurner at={at} language={language} onTurn={setAt} />
      <Grid ref={grid} onKeyDown={onKeyDown}>
        <WeekdayHeads week={weeks[0] ?? []} language={language} />
        <tbody>
          {weeks.map((week) => (
            <tr key={week[0]}>
              {week.map((day) => (
                <td key={day}>
                  <DayButton
                    {...{ day, at, language }}
                    isChosen={day === value}
                    isDisabled={day < min || day > max}
                    onChoose={onChange}
                  />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </Grid>
    </div>
  );
}

interface DayButtonProps {
  day: string;
  /** The day in focus, whose month is shown. */
  at: string;
  language: UiLanguage;
  isChosen: boolean;
  isDisabled: boolean;
  onChoose: (day: string) => void;
}

function DayButton({ day, at, language, isChosen, isDisabled, onChoose }: DayButtonProps) {
  return (
    <Day
      type="button"
      data-day={day}
      data-other={day.slice(0, 7) !== at.slice(0, 7)}
      tabIndex={day === at ? 0 : -1}
      aria-pressed={isChosen}
      aria-current={day === today() ? 'date' : undefined}
      aria-label={dayInWords(day, language, { dateStyle: 'full' })}
      disabled={isDisabled}
      onClick={() => onChoose(day)}
    >
      {Number(day.slice(8))}
    </Day>
  );
}

function MonthTurner({ at, language, onTurn }: { at: string; language: UiLanguage; onTurn: (day: string) => void }) {
  const { previousMonth, nextMonth } = useUiTexts();
  return (
    <Head>
      <strong aria-live="polite">{dayInWords(at, language, { month: 'long', year: 'numeric' })}</strong>
      <IconButton size="small" aria-label={previousMonth} onClick={() => onTurn(addMonths(at, -1))}>
        <ChevronLeft strokeWidth={1.7} />
      </IconButton>
      <IconButton size="small" aria-label={nextMonth} onClick={() => onTurn(addMonths(at, 1))}>
        <ChevronRight strokeWidth={1.7} />
      </IconButton>
    </Head>
  );
}

function WeekdayHeads({ week, language }: { week: readonly string[]; language: UiLanguage }) {
  return (
    <thead>
      <tr>
        {week.map((one) => (
          <th key={one} scope="col" abbr={dayInWords(one, language, { weekday: 'long' })}>
            {dayInWords(one, language, { weekday: 'short' })}
          </th>
        ))}
      </tr>
    </thead>
  );
}
