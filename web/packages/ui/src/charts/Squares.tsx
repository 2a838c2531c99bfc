import { styled } from '@mui/material/styles';
import { DaySquare, type SquareSize } from '../dates/DaySquare.tsx';
import { VisuallyHidden } from '../layout/VisuallyHidden.tsx';
import { squaresOf, weeksOf, type Amounts, type SquareFill } from './square-shapes.ts';
import { tokens } from '../tokens/values.ts';
import { day, ink, status } from '../tokens/vars.ts';

const { gap, weekGap } = tokens.size.daySquare;
/** Above this many days single squares say less than a bar. */
const most = 40;

const Row = styled('span')({
  display: 'inline-flex',
  flexWrap: 'wrap',
  columnGap: weekGap,
  rowGap: 4,
  verticalAlign: 'middle',
});
const Week = styled('span')({ display: 'inline-flex', gap });
const Bar = styled('svg')({ display: 'block', width: '100%', height: 8, '[dir="rtl"] &': { transform: 'scaleX(-1)' } });
const barEdge = { y: 0.5, height: 7, fill: 'none', vectorEffect: 'non-scaling-stroke' } as const;

export interface SquaresProps extends Amounts {
  /** Working days of a week; squares stand in groups of them. */
  perWeek?: number;
  size?: SquareSize;
  label: string;
}

/** A balance as day squares; more than 40 days become a bar with the same fillings. */
export function Squares({ perWeek = 5, size = 'table', label, ...amounts }: SquaresProps) {
  if (amounts.total > most) {
    return (
      <>
        <VisuallyHidden>{label}</VisuallyHidden>
        <AmountBar {...amounts} />
      </>
    );
  }
  return (
    <Row>
      <VisuallyHidden>{label}</VisuallyHidden>
      {weeksOf(squaresOf(amounts), perWeek).map((week, index) => (
        <Week key={index}>
          {week.map((fill, place) => (
            <OneDay key={place} size={size} {...fill} />
          ))}
        </Week>
      ))}
    </Row>
  );
}

function OneDay({ solid, striped, own, missing, size }: SquareFill & { size: SquareSize }) {
  if (missing) return <DaySquare fill="hollow" tone="red" size={size} />;
  if (solid === 1) return <DaySquare fill="solid" size={size} />;
  const tone = own ? 'own' : 'asked';
  if (solid > 0)
    return (
      <DaySquare fill="solid" part={solid} rest={striped > 0 ? 'striped' : 'hollow'} restTone={tone} size={size} />
    );
  return striped > 0 ? (
    <DaySquare fill="striped" part={striped} tone={tone} size={size} />
  ) : (
    <DaySquare fill="hollow" size={size} />
  );
}

function AmountBar({ happened: given, asked = 0, own = 0, total, missing = 0 }: Amounts) {
  const happened = Math.max(0, given);
  const scale = 1000 / Math.max(total + missing, happened + asked + own, 1);
  const cuts = Array.from(
    { length: Math.floor(((asked + own) * scale) / 12) },
    (_, index) => happened * scale + 6 + index * 12,
  );
  const isOwn = (at: number) => at > (happened + asked) * scale;
  return (
    <Bar viewBox="0 0 1000 8" preserveAspectRatio="none" aria-hidden>
      <rect {...barEdge} x="1" width={total * scale - 2} rx="2" stroke={ink.fieldLine} />
      <rect width={happened * scale} height="8" rx="2" fill={ink.textMuted} />
      {cuts.map((at) => (
        <path
          key={at}
          d={`M${at} 8l5 -8`}
          stroke={isOwn(at) ? ink.frame : status.pending.fill}
          strokeWidth="2"
          vectorEffect="non-scaling-stroke"
        />
      ))}
      {missing > 0 && <rect {...barEdge} x={total * scale} width={missing * scale} stroke={day.red.fill} />}
    </Bar>
  );
}
