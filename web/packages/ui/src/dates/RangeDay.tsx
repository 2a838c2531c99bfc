import { type ReactNode } from 'react';
import { styled } from '@mui/material/styles';
import { DaySquare } from './DaySquare.tsx';
import { today } from './clock.ts';
import { dayInWords } from './days.ts';
import { type UiLanguage } from '../theme/languages.ts';
import { ink, phone } from '../tokens/vars.ts';

export interface DayMark {
  /** `off`: not a working day. */
  kind?: 'off' | 'holiday';
  /** Not counted, though inside the range. */
  free?: boolean;
  /** In the corner, as ½; the stripes then fill this share of the cell. */
  corner?: ReactNode;
  share?: number;
  below?: ReactNode;
  /** Something is there already: its colour, and whether it is only asked for. */
  taken?: { colour?: string; asked: boolean };
  /** All of it in words, read out after the date. */
  label?: string;
}

const stripe = `color-mix(in oklab, ${ink.frame} 16%, transparent)`;
const stripes = `repeating-linear-gradient(135deg, ${stripe} 0 2px, transparent 2px 7px)`;

const states = {
  '&:hover': { backgroundColor: ink.hover },
  '&[data-quiet="true"]': { color: ink.textFaint, fontWeight: 420 },
  '&[data-kind="holiday"]': { backgroundColor: ink.soft, color: ink.textMuted },
  '&[aria-pressed="true"][data-free="false"]': {
    fontWeight: 620,
    color: ink.primaryText,
    borderColor: ink.frame,
    backgroundColor: ink.surface,
    backgroundImage: stripes,
    backgroundRepeat: 'no-repeat',
  },
  '&[aria-pressed="true"][data-free="true"]': { backgroundColor: ink.soft },
  '&[aria-current="date"] > span:first-of-type': { boxShadow: `0 2px 0 ${ink.text}` },
};

const Cell = styled('button')(({ theme }) => ({
  ...theme.typography.strong,
  position: 'relative',
  display: 'grid',
  placeItems: 'center',
  placeContent: 'center',
  width: '100%',
  minHeight: 36,
  padding: 0,
  border: '1px solid transparent',
  borderRadius: 7,
  fontFamily: 'inherit',
  fontVariantNumeric: 'tabular-nums',
  fontWeight: 500,
  color: ink.text,
  background: 'none',
  cursor: 'pointer',
  userSelect: 'none',
  [phone]: { minHeight: 44, fontSize: '1rem' },
  ...states,
  '& > small': {
    ...theme.typography.tick,
    fontSize: '0.625rem',
    lineHeight: 1.1,
    maxWidth: '100%',
    overflow: 'hidden',
    textOverflow: 'ellipsis',
  },
  '& > sup': { position: 'absolute', insetBlockStart: 1, insetInlineEnd: 3, fontSize: '0.6875rem', lineHeight: 1.2 },
  '& > svg': { position: 'absolute', insetBlockEnd: 2, insetInlineEnd: 3 },
}));

export interface RangeDayProps {
  day: string;
  language: UiLanguage;
  inRange: boolean;
  mark: DayMark | undefined;
  isTab: boolean;
  onPress: () => void;
  onDraw: () => void;
  onPick: () => void;
}

export function RangeDay({ day, language, inRange, mark = {}, isTab, onPress, onDraw, onPick }: RangeDayProps) {
  const { kind, free = false, corner, share, below, taken, label } = mark;
  const now = today();
  const name = [dayInWords(day, language, { dateStyle: 'full' }), label].filter(Boolean).join(', ');
  return (
    <Cell
      type="button"
      data-day={day}
      data-kind={kind}
      data-quiet={kind === 'off' || day < now}
      data-free={free}
      tabIndex={isTab ? 0 : -1}
      aria-pressed={inRange}
      aria-current={day === now ? 'date' : undefined}
      aria-label={name}
      style={share && share < 1 ? { backgroundSize: `${share * 100}% 100%` } : undefined}
      onPointerDown={(event) => {
        if (event.pointerType === 'mouse' && event.button === 0) onPress();
      }}
      onPointerEnter={(event) => {
        if (event.pointerType === 'mouse') onDraw();
      }}
      onClick={onPick}
    >
      <span>{Number(day.slice(8))}</span>
      {below && <small>{below}</small>}
      {inRange && corner && <sup>{corner}</sup>}
      {taken && <DaySquare fill={taken.asked ? 'striped' : 'ring'} tone="asked" colour={taken.colour} size="strip" />}
    </Cell>
  );
}
