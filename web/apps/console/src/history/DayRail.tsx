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
  days: readonly string[];
  day: string;
  onDay: (day: string) => void;
}

type RailTime = {
  first: string;
  length: number;
  years: readonly number[];
  /** The position of a day in percent. */
  shareOf: (day: string) => string;
};

/** Whole years around all changes and today. */
function railTime(days: readonly string[]): RailTime {
  const firstYear = Number((days[0] ?? today()).slice(0, 4));
  const lastYear = Number([days.at(-1) ?? '', today()].sort().at(-1)!.slice(0, 4)) + 1;
  const first = `${firstYear}-01-01`;
  const length = daysBetween(first, `${lastYear}-01-01`);
  return {
    first,
    length,
    years: Array.from({ length: lastYear - firstYear + 1 }, (_, n) => firstYear + n),
    shareOf: (day) => `${(daysBetween(first, day) / length) * 100}%`,
  };
}

const useCenteredTransform = (): string => `translateX(${useTheme().direction === 'rtl' ? '50%' : '-50%'})`;

/** A timeline of changes up to the selected day; Shift + arrow goes to the next change. */
export function DayRail({ days, day, onDay }: DayRailProps) {
  const t = useT('time');
  const { dateInSentence } = useFormat();
  const { direction } = useTheme();
  const transform = useCenteredTransform();
  const time = railTime(days);
  const { first, length, shareOf } = time;
  const onKey = (event: KeyboardEvent) => {
    const isLater = laterKeys(direction)[event.key];
    if (!event.shiftKey || isLater === undefined) return;
    event.preventDefault();
    event.stopPropagation();
    const next = nextChange(days, day, isLater);
    if (next) onDay(next);
  };
  return (
    <Rail>
      <div style={{ position: 'relative' }} onKeyDownCapture={onKey}>
        <Now style={{ insetInlineStart: shareOf(today()), transform }} aria-hidden>
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
      <Years time={time} />
    </Rail>
  );
}

const laterKeys = (direction: string): Readonly<Record<string, boolean>> => ({
  ArrowRight: direction === 'ltr',
  ArrowLeft: direction === 'rtl',
  ArrowUp: true,
  ArrowDown: false,
});

/** As many years as have room below the rail. */
const maxYears = 9;

function Years({ time: { years, shareOf } }: { time: RailTime }) {
  const transform = useCenteredTransform();
  const every = Math.ceil(years.length / maxYears);
  return (
    <Scale aria-hidden>
      {years
        .filter((_, n) => n % every === 0)
        .map((year) => (
          <span key={year} style={{ insetInlineStart: shareOf(`${year}-01-01`), transform }}>
            {year}
          </span>
        ))}
    </Scale>
  );
}
