import { styled } from '@mui/material/styles';
import { ink } from '../tokens/vars.ts';

/** Minutes after midnight of the date; more than a day's are of the next one. */
export interface RailPiece {
  kind: 'worked' | 'planned' | 'break' | 'asked' | 'meant';
  from: number;
  to: number;
}

export interface TimeRailProps {
  from: number;
  to: number;
  pieces: readonly RailPiece[];
  now?: number;
  /** Readings and their numbers, above the rail. */
  marks?: readonly { at: number; label: string }[];
  /** Minutes between two hours that are written under it; without them none are. */
  ticks?: number;
  size?: 'cell' | 'large';
  /** For screen readers; without it the rail is decoration beside its words. */
  label?: string;
}

const Root = styled('div')({ position: 'relative', minWidth: 0, forcedColorAdjust: 'auto' });
const Line = styled('div', { shouldForwardProp: (name) => name !== 'size' })<{ size: TimeRailProps['size'] }>({
  position: 'relative',
  height: 8,
  '&::before': {
    content: '""',
    position: 'absolute',
    insetInline: 0,
    insetBlockStart: '50%',
    borderBlockStart: `1px solid ${ink.line}`,
  },
  variants: [{ props: { size: 'large' }, style: { height: 20 } }],
});
const Piece = styled('span')({
  position: 'absolute',
  insetBlock: 0,
  borderRadius: 3,
  border: `1px solid ${ink.fieldLine}`,
  '&[data-kind="worked"]': { borderColor: ink.text, backgroundColor: ink.text, printColorAdjust: 'exact' },
  '&[data-kind="planned"]': { backgroundColor: ink.surface },
  '&[data-kind="break"]': {
    border: 0,
    borderRadius: 0,
    insetBlock: 'calc(50% - 1px)',
    backgroundColor: ink.text,
    printColorAdjust: 'exact',
  },
  '&[data-kind="asked"]': {
    borderColor: ink.text,
    backgroundImage: `repeating-linear-gradient(-45deg, ${ink.text} 0 2px, ${ink.surface} 2px 5px)`,
  },
  '&[data-kind="meant"]': { insetBlock: -4, border: `2px solid ${ink.frame}` },
});
const Now = styled('span')({
  position: 'absolute',
  insetBlock: -4,
  width: 8,
  marginInlineStart: -4,
  border: `2px solid ${ink.frame}`,
  borderRadius: 3,
});
const Hours = styled('div')(({ theme }) => ({
  ...theme.typography.tick,
  position: 'relative',
  height: 18,
  color: ink.textMuted,
  fontVariantNumeric: 'tabular-nums',
  '& > span': { position: 'absolute', insetBlockStart: 4, width: 24, marginInlineStart: -12, textAlign: 'center' },
}));
const Marks = styled(Hours)({
  height: 22,
  '& > span': {
    insetBlockStart: 0,
    width: 16,
    marginInlineStart: -8,
    border: `1px solid ${ink.lineStrong}`,
    borderRadius: 4,
    backgroundColor: ink.surface,
    color: ink.text,
  },
});

const hourOf = (minute: number): string => String((((minute / 60) % 24) + 24) % 24).padStart(2, '0');

/** A day as a rail: ink is worked, an outline is planned, a thin line is a break, stripes are asked, a frame is now, or around what is meant. */
export function TimeRail({ from, to, pieces, now, marks = [], ticks, size = 'cell', label }: TimeRailProps) {
  const at = (minute: number): string => `${((Math.min(Math.max(minute, from), to) - from) / (to - from)) * 100}%`;
  const spoken = label ? ({ role: 'img', 'aria-label': label } as const) : { 'aria-hidden': true };
  const hours: number[] = [];
  if (ticks) for (let hour = from; hour <= to; hour += ticks) hours.push(hour);
  return (
    <Root {...spoken}>
      {marks.length > 0 && (
        <Marks>
          {marks.map((mark) => (
            <span key={mark.label} style={{ insetInlineStart: at(mark.at) }}>
              {mark.label}
            </span>
          ))}
        </Marks>
      )}
      <Line size={size}>
        {pieces
          .filter((piece) => piece.to > from && piece.from < to)
          .map(({ kind, ...piece }) => (
            <Piece
              key={`${kind}${piece.from}`}
              data-kind={kind}
              style={{ insetInlineStart: at(piece.from), width: `calc(${at(piece.to)} - ${at(piece.from)})` }}
            />
          ))}
        {now !== undefined && <Now style={{ insetInlineStart: at(now) }} />}
      </Line>
      {hours.length > 0 && (
        <Hours>
          {hours.map((hour) => (
            <span key={hour} style={{ insetInlineStart: at(hour) }}>
              {hourOf(hour)}
            </span>
          ))}
        </Hours>
      )}
    </Root>
  );
}
