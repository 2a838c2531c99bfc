import { useId } from 'react';
import { styled, useTheme } from '@mui/material/styles';
import { addDays, daysBetween } from '../dates/days.ts';
import { endsOf, pointAt, intervalsOf, ticksOf, type Interval, type YearPoint } from './year-line-shapes.ts';
import { ink, status } from '../tokens/vars.ts';

export interface YearDrawingProps {
  year: number;
  opening: number;
  points: readonly YearPoint[];
  at: string;
  today: string;
  todayLabel: string;
  number: (value: number) => string;
  /** The balance of the day as known at another time; drawn where it differs. */
  other?: { value: number; label: string };
  /** In px. */
  width: number;
}

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

const height = 250;
const top = 34;
/** No letter of a label is wider on average (px). */
const letter = 6.2;

interface Axis {
  x: (day: string) => number;
  y: (value: number) => number;
}

function useAxis(year: number, ticks: readonly number[], width: number): Axis {
  const { direction } = useTheme();
  const { first, last } = endsOf(year);
  const [least = 0, most = 1] = [ticks[0], ticks.at(-1)];
  return {
    x: (day) => {
      const along = (daysBetween(first, day) / (daysBetween(first, last) + 1)) * width;
      return Math.round(direction === 'rtl' ? width - along : along);
    },
    y: (value) => Math.round(top + ((most - value) / Math.max(1, most - least)) * (height - top)),
  };
}

export function YearDrawing(props: YearDrawingProps) {
  const { year, opening, points, at, today, todayLabel, number, other, width } = props;
  const hatch = useId();
  const { first, last } = endsOf(year);
  const stretches = intervalsOf(points, opening, year, today);
  const values = stretches.flatMap(({ balance, expected }) => [balance, expected]);
  const ticks = ticksOf(Math.min(...values), Math.max(...values));
  const axis = useAxis(year, ticks, width);
  const { x, y } = axis;
  const past = stretches.filter(({ from }) => from <= today);
  const future = stretches.filter(({ from }) => from > today);
  const now = pointAt(points, opening, at).expected;
  const middle = (x(at) + x(addDays(at, 1))) / 2;
  return (
    <svg width={width} height={height + 8} aria-hidden>
      <Hatch id={hatch} />
      <Ticks ticks={ticks} number={number} y={y} width={width} />
      {stretches.map((stretch) => (
        <Area key={stretch.from} stretch={stretch} axis={axis} hatch={hatch} isPast={stretch.from <= today} />
      ))}
      <Steps stretches={past} axis={axis} value={({ balance }) => balance} />
      <Steps stretches={future} axis={axis} value={({ expected }) => expected} dashed />
      {today >= first && today <= last && <TodayLine x={x(today)} label={todayLabel} />}
      {other && other.value !== now && <Other width={width} {...other} x={middle} y={y(other.value)} />}
      <Cursor x={middle} y={y(now)} />
    </svg>
  );
}

const Hatch = ({ id }: { id: string }) => (
  <defs>
    <pattern id={id} width="6" height="6" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
      <path d="M0 0V6" stroke={status.pending.fill} strokeWidth="3" />
    </pattern>
  </defs>
);

const TodayLine = ({ x, label }: { x: number; label: string }) => (
  <>
    <path d={`M${x} 16V${height}`} stroke={ink.text} />
    <Text x={x} y={10} textAnchor="middle">
      {label}
    </Text>
  </>
);

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

/** A dotted step that ends at the day, its label on the side where there is space. */
function Other({ x, y, label, width }: { x: number; y: number; label: string; width: number }) {
  const { direction } = useTheme();
  const isBefore = x > width / 2;
  const side = isBefore ? -1 : 1;
  // Inside the drawing at its ends, too.
  const base = Math.min(Math.max(y + 4, 14), height - 6);
  const room = label.length * letter;
  const edge = isBefore ? Math.max(x - 48, room) : Math.min(x + 48, width - room);
  return (
    <>
      <path
        d={`M${x + side * 42} ${y}H${x}`}
        stroke={status.needExtraDetail.text}
        strokeWidth="2"
        strokeDasharray="2 3"
        fill="none"
      />
      <Label x={edge} y={base} textAnchor={isBefore === (direction === 'ltr') ? 'end' : 'start'}>
        {label}
      </Label>
    </>
  );
}

/** The area below the line for the past, hatched for what is requested. */
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
