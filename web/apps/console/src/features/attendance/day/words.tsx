import { useFormat, useLanguage } from '@kadro/i18n';
import { DaySquare, type DaySquareProps, ink, kindColour, NoValue } from '@kadro/ui';
import { styled } from '@mui/material/styles';
import { type ReactNode } from 'react';
import { ColourBar } from '../../../fields/ColourBar.tsx';
import { useEnumText } from '../../../fields/use-texts.ts';
import { type AssignedShift, type DayRow } from './model.ts';

type Look = Pick<DaySquareProps, 'fill' | 'tone' | 'part' | 'colour'>;
/** The leave with the colour of its kind, or that colour alone. */
type Stood = Pick<DayRow, 'type' | 'state' | 'colour'> &
  Partial<Pick<DayRow, 'leaveRequest'>> & { leaveColour?: string | null };

/** A day as a square: solid when it happened, a ring for leave, dashed when it is planned or not known. */
export function lookOf({ type, state, colour, leaveRequest, leaveColour }: Stood): Look {
  if (state === 'INCALCULABLE') return { fill: 'dashed', tone: 'red' };
  if (state === 'NOT_COME') return { fill: 'cross', tone: 'red' };
  if (type === 'ON_LEAVE') {
    const kind = leaveColour ?? leaveRequest?.leaveType.color;
    return { fill: 'ring', ...(kind ? { colour: kindColour(kind) } : { tone: 'closed' }) };
  }
  if (colour === 'GREEN') return { fill: 'solid', tone: 'green' };
  if (colour === 'RED') return { fill: 'solid', tone: 'red', part: 0.5 };
  if (type === 'HOLIDAY' || type === 'OFF_DAY') return { fill: 'solid', tone: 'soft' };
  return state === 'NOT_CALCULATED' ? { fill: 'dashed', tone: 'free' } : { fill: 'solid', tone: 'grey' };
}

const Line = styled('span')({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 8,
  minWidth: 0,
  maxWidth: '100%',
  verticalAlign: 'middle',
  '& bdi': { overflow: 'hidden', textOverflow: 'ellipsis' },
});

/** Square and word of a day's state. */
export function StateOfDay({ row }: { row: DayRow }) {
  const enumText = useEnumText();
  return (
    <Line>
      <DaySquare {...lookOf(row)} size="line" />
      <bdi>{enumText('dayState', row.state)}</bdi>
    </Line>
  );
}

/** The name of a shift in the reader's language, else any. */
export function useShiftName(): (shift: Pick<AssignedShift, 'name' | 'shiftType'>) => string {
  const language = useLanguage();
  const enumText = useEnumText();
  return ({ name, shiftType }) => {
    const names = Object.entries(name ?? {}).filter(
      (one): one is [string, string] => !one[0].startsWith('__') && typeof one[1] === 'string' && one[1] !== '',
    );
    const own = names.find(([of]) => of === language) ?? names.find(([of]) => of === 'en') ?? names[0];
    return own?.[1] ?? enumText('shiftType', shiftType);
  };
}

/** The shifts of a date with their times. */
export function ShiftsOfDay({ shifts }: { shifts: readonly AssignedShift[] }) {
  const nameOf = useShiftName();
  const { timeRange } = useFormat();
  if (shifts.length === 0) return <NoValue />;
  return shifts.map((shift) => (
    <Line key={shift.id ?? shift.shiftType} style={{ marginInlineEnd: 10 }}>
      <ColourBar colour={shift.color} />
      <bdi>{nameOf(shift)}</bdi>
      {shift.begin && shift.end && <span style={{ color: ink.textMuted }}>{timeRange(shift.begin, shift.end)}</span>}
    </Line>
  ));
}

const Right = styled('span')({ display: 'block', textAlign: 'end', fontVariantNumeric: 'tabular-nums' });

/** Minutes as `8:15`; zero is faint. */
export function Minutes({ value, tone }: { value: number; tone?: string }): ReactNode {
  const { hours } = useFormat();
  return (
    <Right style={{ color: value === 0 ? ink.textFaint : tone }}>
      <bdi dir="ltr">{hours(value)}</bdi>
    </Right>
  );
}
