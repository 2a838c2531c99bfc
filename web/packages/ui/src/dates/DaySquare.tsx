import { styled } from '@mui/material/styles';
import { startPart, stripes } from '../charts/square-shapes.ts';
import { tokens } from '../tokens/values.ts';
import { day, ink, status } from '../tokens/vars.ts';

export type SquareTone =
  | 'ink'
  | 'free'
  | 'green'
  | 'red'
  | 'grey'
  | 'asked'
  | 'own'
  | 'primary'
  | 'closed'
  | 'detail'
  | 'soft';
export type SquareSize = Exclude<keyof typeof tokens.size.daySquare, 'gap' | 'weekGap'>;

const tones: Record<SquareTone, string> = {
  ink: ink.textMuted,
  free: ink.fieldLine,
  green: day.green.fill,
  red: day.red.fill,
  grey: day.grey.fill,
  asked: status.pending.fill,
  own: ink.frame,
  primary: ink.primaryText,
  closed: status.closed.fill,
  detail: status.needExtraDetail.fill,
  soft: ink.soft,
};

const Svg = styled('svg', { shouldForwardProp: (name) => name !== 'framed' && name !== 'side' })<{
  framed: boolean;
  side: boolean;
}>({
  display: 'block',
  flex: 'none',
  overflow: 'visible',
  variants: [
    {
      props: { framed: true },
      style: { borderRadius: '22%', outline: `${tokens.frame.stroke}px solid ${ink.frame}`, outlineOffset: 2 },
    },
    // Halves fill from the start edge, so they turn with the direction of reading.
    { props: { side: true }, style: { '[dir="rtl"] &': { transform: 'scaleX(-1)' } } },
  ],
});

export interface DaySquareProps {
  fill: 'solid' | 'striped' | 'hollow' | 'ring' | 'cross' | 'dashed';
  /** How much of the square is filled from its start edge (0 to 1), and what the rest is, in which tone. */
  part?: number;
  rest?: 'hollow' | 'striped';
  restTone?: SquareTone;
  tone?: SquareTone;
  /** A CSS colour instead of a tone, as for leave kinds (see `kindColour`). */
  colour?: string;
  size?: SquareSize;
  framed?: boolean;
  /** For screen readers; without it the square is decoration beside its word. */
  label?: string;
}

/** A day: solid when it happened, striped when it is asked for, hollow when it is free. */
export function DaySquare({
  fill,
  part = 1,
  rest = 'hollow',
  restTone,
  tone,
  colour,
  size = 'text',
  framed = false,
  label,
}: DaySquareProps) {
  const side = tokens.size.daySquare[size];
  const own = colour ?? tones[tone ?? (fill === 'striped' ? 'asked' : fill === 'hollow' ? 'free' : 'ink')];
  const split = part < 1;
  const spoken = label ? ({ role: 'img', 'aria-label': label } as const) : { 'aria-hidden': true };
  return (
    <Svg width={side} height={side} viewBox={`0 0 ${side} ${side}`} framed={framed} side={split} {...spoken}>
      {split ? (
        <Rest
          side={side}
          rest={fill === 'striped' ? 'hollow' : rest}
          colour={rest === 'striped' ? tones[restTone ?? 'asked'] : own}
        />
      ) : (
        <Whole side={side} fill={fill} own={own} />
      )}
      {split &&
        (fill === 'striped' ? (
          <Stripes side={side} part={part} colour={own} />
        ) : (
          <path d={startPart(side, part)} fill={own} />
        ))}
    </Svg>
  );
}

const edgeOf = (side: number, width: number) => ({
  x: width / 2,
  y: width / 2,
  width: side - width,
  height: side - width,
  rx: side * 0.22 - width / 2 + 0.4,
  fill: 'none',
  strokeWidth: width,
});

const lineOf = (side: number) => (side >= 14 ? 1.4 : 1.1);

function Whole({ side, fill, own }: { side: number; fill: DaySquareProps['fill']; own: string }) {
  const line = lineOf(side);
  if (fill === 'solid') return <rect width={side} height={side} rx={side * 0.22} fill={own} />;
  if (fill === 'ring') return <rect {...edgeOf(side, side * 0.26)} rx={side * 0.1} stroke={own} />;
  const inner = side * 0.32;
  return (
    <>
      <rect
        {...edgeOf(side, line)}
        stroke={own}
        strokeDasharray={fill === 'dashed' ? `${side * 0.2} ${side * 0.14}` : undefined}
      />
      {fill === 'striped' && <Stripes side={side} colour={own} />}
      {fill === 'cross' && (
        <path
          d={`M${inner} ${inner}L${side - inner} ${side - inner}M${side - inner} ${inner}L${inner} ${side - inner}`}
          stroke={own}
          strokeWidth={line + 0.3}
          strokeLinecap="round"
        />
      )}
    </>
  );
}

/** A smaller part than this would show dots in place of stripes. */
const leastStriped = 0.4;

function Stripes({ side, part = 1, colour }: { side: number; part?: number; colour: string }) {
  const share = Math.max(part, leastStriped);
  const end = side * share;
  return (
    <>
      <path d={stripes(side, share)} stroke={colour} strokeWidth={side >= 14 ? 1.9 : 1.5} fill="none" />
      {share < 1 && <path d={`M${end} ${side * 0.06}V${side * 0.94}`} stroke={colour} strokeWidth={lineOf(side)} />}
    </>
  );
}

function Rest({ side, rest, colour }: { side: number; rest: 'hollow' | 'striped'; colour: string }) {
  return (
    <>
      <rect {...edgeOf(side, lineOf(side))} stroke={colour} />
      {rest === 'striped' && <Stripes side={side} colour={colour} />}
    </>
  );
}
