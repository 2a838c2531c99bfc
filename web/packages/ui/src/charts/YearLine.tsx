import { useId, type KeyboardEvent } from 'react';
import Slider from '@mui/material/Slider';
import { styled, useTheme } from '@mui/material/styles';
import { addDays, daysBetween } from '../dates/days.ts';
import { useWidth } from '../layout/use-width.ts';
import {
  endsOf,
  nextChange,
  pointAt,
  intervalsOf,
  ticksOf,
  type Interval,
  type YearPoint,
} from './year-line-shapes.ts';
import { ink, phone, status } from '../tokens/vars.ts';

export interface YearLineProps {
  year: number;
  opening: number;
  points: readonly YearPoint[];
  /** The day that is looked at. */
  at: string;
  today: string;
  onAt: (day: string) => void;
  /** The moving has come to its end. */
  onSettled?: (day: string) => void;
  /** Name of the slider, and the value of a day in words. */
  label: string;
  valueText: (day: string) => string;
  todayLabel: string;
  /** How a number stands at its line. */
  number: (value: number) => string;
  /** Names of the twelve months, short. */
  months: readonly string[];
  /** What the day is by another knowledge; drawn where it is not the same. */
  other?: { value: number; label: string };
}

const Room = styled('div')({ minWidth: 0, '& svg': { display: 'block', overflow: 'visible' } });
const Text = styled('text')(({ theme }) => ({
  ...theme.typography.tick,
  fill: ink.textMuted,
  fontVariantNumeric: 'tabular-nums',
}));
const Label = styled(Text)({
  fill: status.needExtraDetail.text,
  fontWeight: 560,
  paintOrder: 'stroke',
  stroke: ink.surface,
  strokeWidth: 3,
});
const Months = styled('div')(({ theme }) => ({
  ...theme.typography.tick,
  display: 'grid',
  gridTemplateColumns: 'repeat(12, 1fr)',
  textAlign: 'center',
  color: ink.textMuted,
  '& span': { overflow: 'hidden' },
  [phone]: {
    gridTemplateColumns: 'repeat(12, minmax(0, 1fr))',
    '& span': { justifySelf: 'center' },
    '& span:nth-of-type(even)': { visibility: 'hidden' },
  },
}));

const height = 250;
const top = 34;

/**
 * A balance over a year as steps, and the day that is looked at: arrows move by a day, with Shift to the next change.
 */
export function YearLine(props: YearLineProps) {
  const { year, points, at, onAt, onSettled, label, valueText, months } = props;
  const { ref, width } = useWidth<HTMLDivElement>();
  const { direction } = useTheme();
  const { first, last } = endsOf(year);
  const onKey = (event: KeyboardEvent) => {
    const forward = {
      ArrowRight: direction === 'ltr',
      ArrowLeft: direction === 'rtl',
      ArrowUp: true,
      ArrowDown: false,
    }[event.key];
    if (!event.shiftKey || forward === undefined) return;
    event.preventDefault();
    event.stopPropagation();
    const day = nextChange(points, year, at, forward);
    onAt(day);
    onSettled?.(day);
  };
  return (
    <Room ref={ref}>
      {width > 0 && <Drawing {...props} width={width} />}
      <div onKeyDownCapture={onKey}>
        <Slider
          aria-label={label}
          min={0}
          max={daysBetween(first, last)}
          value={daysBetween(first, at)}
          getAriaValueText={(value) => valueText(addDays(first, value))}
          onChange={(_, value) => onAt(addDays(first, Number(value)))}
          onChangeCommitted={(_, value) => onSettled?.(addDays(first, Number(value)))}
          sx={{ display: 'block', padding: '13px 0', '@media print': { display: 'none' } }}
        />
      </div>
      <Months aria-hidden>
        {months.map((month) => (
          <span key={month}>{month}</span>
        ))}
      </Months>
    </Room>
  );
}

function Drawing({
  year,
  opening,
  points,
  at,
  today,
  todayLabel,
  number,
  other,
  width,
}: YearLineProps & { width: number }) {
  const { direction } = useTheme();
  const hatch = useId();
  const { first, last } = endsOf(year);
  const stretches = intervalsOf(points, opening, year, today);
  const values = stretches.flatMap(({ balance, expected }) => [balance, expected]);
  const ticks = ticksOf(Math.min(...values), Math.max(...values));
  const [least = 0, most = 1] = [ticks[0], ticks.at(-1)];
  const y = (value: number) => Math.round(top + ((most - value) / Math.max(1, most - least)) * (height - top));
  const x = (day: string) => {
    const along = (daysBetween(first, day) / (daysBetween(first, last) + 1)) * width;
    return Math.round(direction === 'rtl' ? width - along : along);
  };
  const axis = { x, y };
  const now = pointAt(points, opening, at).expected;
  const middle = (x(at) + x(addDays(at, 1))) / 2;
  return (
    <svg width={width} height={height + 8} aria-hidden>
      <defs>
        <pattern id={hatch} width="6" height="6" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
          <path d="M0 0V6" stroke={status.pending.fill} strokeWidth="3" />
        </pattern>
      </defs>
      <Ticks ticks={ticks} number={number} y={y} width={width} />
      {stretches.map((stretch) => (
        <Area key={stretch.from} stretch={stretch} axis={axis} hatch={hatch} isPast={stretch.from <= today} />
      ))}
      <Steps stretches={stretches.filter(({ from }) => from <= today)} axis={axis} value={({ balance }) => balance} />
      <Steps
        stretches={stretches.filter(({ from }) => from > today)}
        axis={axis}
        value={({ expected }) => expected}
        dashed
      />
      {today >= first && today <= last && (
        <>
          <path d={`M${x(today)} 16V${height}`} stroke={ink.text} />
          <Text x={x(today)} y={10} textAnchor="middle">
            {todayLabel}
          </Text>
        </>
      )}
      {other && other.value !== now && <Other {...other} x={middle} y={y(other.value)} />}
      <Cursor x={middle} y={y(now)} />
    </svg>
  );
}

interface TicksProps {
  ticks: readonly number[];
  number: (value: number) => string;
  y: Axis['y'];
  width: number;
}

function Ticks({ ticks, number, y, width }: TicksProps) {
  const { direction } = useTheme();
  return ticks.map((tick) => (
    <g key={tick}>
      <path d={`M0 ${y(tick)}H${width}`} stroke={tick === 0 ? ink.lineStrong : ink.line} />
      <Text x={direction === 'rtl' ? width : 0} y={y(tick) - 4} textAnchor="start">
        {number(tick)}
      </Text>
    </g>
  ));
}

/** The frame around the day that is looked at, and its value. */
const Cursor = ({ x, y }: { x: number; y: number }) => (
  <>
    <rect
      x={x - 11}
      y={top - 12}
      width="22"
      height={height - top + 18}
      rx="6"
      fill="none"
      stroke={ink.frame}
      strokeWidth="2"
    />
    <rect x={x - 4} y={y - 4} width="8" height="8" rx="2" fill={ink.frame} />
  </>
);

/** A dotted step that ends at the day, and what it says at the side where there is room. */
function Other({ x, y, label }: { x: number; y: number; label: string }) {
  const { direction } = useTheme();
  const isBefore = x > 160;
  const side = isBefore ? -1 : 1;
  return (
    <>
      <path
        d={`M${x + side * 42} ${y}H${x}`}
        stroke={status.needExtraDetail.text}
        strokeWidth="2"
        strokeDasharray="2 3"
        fill="none"
      />
      <Label x={x + side * 48} y={y + 4} textAnchor={isBefore === (direction === 'ltr') ? 'end' : 'start'}>
        {label}
      </Label>
    </>
  );
}

interface Axis {
  x: (day: string) => number;
  y: (value: number) => number;
}

/** What is below the line while it happened, and what is asked for afterwards. */
function Area({
  stretch: { from, to, balance, expected },
  axis: { x, y },
  hatch,
  isPast,
}: {
  stretch: Interval;
  axis: Axis;
  hatch: string;
  isPast: boolean;
}) {
  const [one, other] = [x(from), x(to)];
  const box = (high: number, low: number) => ({
    x: Math.min(one, other),
    width: Math.abs(other - one),
    y: Math.min(y(high), y(low)),
    height: Math.abs(y(low) - y(high)),
  });
  return (
    <>
      {isPast && <rect {...box(balance, 0)} fill={ink.text} opacity={0.06} />}
      {expected !== balance && <rect {...box(balance, expected)} fill={`url(#${hatch})`} opacity={0.7} />}
    </>
  );
}

function Steps({
  stretches,
  axis: { x, y },
  value,
  dashed = false,
}: {
  stretches: readonly Interval[];
  axis: Axis;
  value: (stretch: Interval) => number;
  dashed?: boolean;
}) {
  const path = stretches
    .map((stretch, index) => `${index === 0 ? 'M' : 'L'}${x(stretch.from)} ${y(value(stretch))}H${x(stretch.to)}`)
    .join('');
  return (
    <path
      d={path}
      fill="none"
      stroke={dashed ? ink.textMuted : ink.text}
      strokeWidth="2"
      strokeDasharray={dashed ? '5 4' : undefined}
      strokeLinejoin="round"
    />
  );
}
