import { useFormat, useT } from '@kadro/i18n';
import { addDays, daysBetween, ink, today } from '@kadro/ui';
import Slider from '@mui/material/Slider';
import { styled, useTheme } from '@mui/material/styles';
import { type KeyboardEvent } from 'react';
import { nextChange } from './days.ts';

const Rail = styled('div')({
  padding: '18px 12px 0',
  minWidth: 0,
  '& .MuiSlider-mark': {
    width: 7,
    height: 7,
    borderRadius: 2,
    backgroundColor: ink.text,
    opacity: 1,
    outline: `2px solid ${ink.surface}`,
    transform: 'translate(-50%, -50%)',
    '[dir="rtl"] &': { transform: 'translate(50%, -50%)' },
  },
  '@media print': { display: 'none' },
});
const Scale = styled('div')(({ theme }) => ({
  ...(theme.typography.tick as object),
  position: 'relative',
  height: 18,
  color: ink.textMuted,
  fontVariantNumeric: 'tabular-nums',
  '& span': { position: 'absolute', whiteSpace: 'nowrap' },
}));
const Now = styled('div')(({ theme }) => ({
  ...(theme.typography.tick as object),
  position: 'absolute',
  insetBlockStart: -18,
  color: ink.textMuted,
  pointerEvents: 'none',
  '&::after': {
    content: '""',
    position: 'absolute',
    insetInlineStart: '50%',
    insetBlockStart: 16,
    height: 22,
    borderInlineStart: `1px solid ${ink.text}`,
  },
}));

export interface DayRailProps {
  /** Days of changes in order. */
  days: readonly string[];
  day: string;
  onDay: (day: string) => void;
}

/**
 * The time of a record as a rail: a square for each change, the frame's colour up to the day that is looked at. Shift +
 * arrow goes to the next change.
 */
export function DayRail({ days, day, onDay }: DayRailProps) {
  const t = useT('time');
  const { dateInSentence } = useFormat();
  const { direction } = useTheme();
  const first = `${(days[0] ?? today()).slice(0, 4)}-01-01`;
  const last = `${Number([days.at(-1) ?? '', today()].sort().at(-1)!.slice(0, 4)) + 1}-01-01`;
  const length = daysBetween(first, last);
  const share = (one: string): string => `${(daysBetween(first, one) / length) * 100}%`;
  const years = Array.from(
    { length: Number(last.slice(0, 4)) - Number(first.slice(0, 4)) + 1 },
    (_, n) => Number(first.slice(0, 4)) + n,
  );
  const every = Math.ceil(years.length / 9);
  const onKey = (event: KeyboardEvent) => {
    const later = { ArrowRight: direction === 'ltr', ArrowLeft: direction === 'rtl', ArrowUp: true, ArrowDown: false }[
      event.key
    ];
    if (!event.shiftKey || later === undefined) return;
    event.preventDefault();
    event.stopPropagation();
    const next = nextChange(days, day, later);
    if (next) onDay(next);
  };
  return (
    <Rail>
      <div style={{ position: 'relative' }} onKeyDownCapture={onKey}>
        <Now
          style={{ insetInlineStart: share(today()), transform: `translateX(${direction === 'rtl' ? '50%' : '-50%'})` }}
          aria-hidden
        >
          {t('rail.today')}
        </Now>
        <Slider
          aria-label={t('day.label')}
          min={0}
          max={length}
          value={daysBetween(first, day)}
          marks={days.map((one) => ({ value: daysBetween(first, one) }))}
          getAriaValueText={(value) => dateInSentence(addDays(first, value))}
          onChange={(_, value) => onDay(addDays(first, Number(value)))}
          sx={{ display: 'block', padding: '11px 0' }}
        />
      </div>
      <Scale aria-hidden>
        {years
          .filter((_, n) => n % every === 0)
          .map((year) => (
            <span
              key={year}
              style={{
                insetInlineStart: share(`${year}-01-01`),
                transform: `translateX(${direction === 'rtl' ? '50%' : '-50%'})`,
              }}
            >
              {year}
            </span>
          ))}
      </Scale>
    </Rail>
  );
}
