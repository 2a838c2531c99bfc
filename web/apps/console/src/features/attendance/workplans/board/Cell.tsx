import { useFormat, useT } from '@kadro/i18n';
import { DaySquare, ink, NoValue, TimeRail, VisuallyHidden } from '@kadro/ui';
import { styled } from '@mui/material/styles';
import { ColourBar } from '../../../../fields/ColourBar.tsx';
import { useEnumText } from '../../../../fields/use-texts.ts';
import { type DayRow } from '../../day/model.ts';
import { lookOf, useShiftName } from '../../day/words.tsx';
import { type Brush } from './use-brushes.ts';

export type Room = 'wide' | 'rail' | 'letter';

const Compact = styled('span')({
  '&&': { display: 'grid', gap: 2, alignItems: 'stretch' },
  '& b': { fontWeight: 560 },
  '&[data-painted="true"] b': { color: ink.primaryText },
  // follows from the working pattern
  '&[data-usual="true"] b': { color: ink.textFaint, fontWeight: 480 },
});

interface Shown {
  id: string;
  name: string;
  color?: string | null;
  begin?: string | null;
  end?: string | null;
  isPainted: boolean;
  /** No shift that was planned, but the working pattern. */
  isUsual: boolean;
}

interface CellProps {
  day: DayRow | undefined;
  /** What is painted over it, none = off. */
  draft?: readonly string[];
  brushes: readonly Brush[];
  room: Room;
}

/** A day of a person on the board: its shifts, or leave, or a holiday. */
export function DayInCell({ day, draft, brushes, room }: CellProps) {
  const t = useT('console-attendance');
  const nameOf = useShiftName();
  const enumText = useEnumText();
  if (draft?.length === 0) return <Off word={t('roster.off')} room={room} />;
  if (!draft && !day) return <NoValue />;
  if (!draft && day && (day.type === 'ON_LEAVE' || day.type === 'HOLIDAY')) {
    const word = enumText('dayType', day.type);
    return (
      <span title={word}>
        <DaySquare {...lookOf(day)} size="line" label={room === 'wide' ? undefined : word} />
        {room === 'wide' && <bdi>{word}</bdi>}
      </span>
    );
  }
  const shown: readonly Shown[] = draft
    ? draft.flatMap((id) => brushes.filter((one) => one.id === id).map((one) => paintedShift(one)))
    : (day?.assignedShifts ?? []).map((one) => ({
        ...one,
        id: one.id ?? one.shiftType,
        name: nameOf(one),
        isPainted: false,
        isUsual: !one.id,
      }));
  return shown.map((shift) => <ShiftInCell key={shift.id} shift={shift} room={room} />);
}

const paintedShift = ({ id, name, color, begin, end }: Brush): Shown => ({
  id,
  name: name ?? '',
  color,
  begin,
  end,
  isPainted: true,
  isUsual: false,
});

function Off({ word, room }: { word: string; room: Room }) {
  return (
    <Compact data-painted="true">
      <b aria-hidden={room !== 'wide'}>{room === 'wide' ? word : '0'}</b>
      {room !== 'wide' && <VisuallyHidden>{word}</VisuallyHidden>}
    </Compact>
  );
}

function ShiftInCell({ shift, room }: { shift: Shown; room: Room }) {
  const { timeRange } = useFormat();
  const { name, color, begin, end, isPainted, isUsual } = shift;
  if (room === 'wide')
    return (
      <span title={name}>
        <ColourBar colour={color} />
        <Compact data-painted={isPainted}>
          {isPainted ? <b>{name}</b> : <bdi>{name}</bdi>}
          {begin && end && <small>{timeRange(begin, end)}</small>}
        </Compact>
      </span>
    );
  return (
    <Compact title={name} data-painted={isPainted} data-usual={isUsual}>
      <b aria-hidden>{name.charAt(0)}</b>
      <VisuallyHidden>{name}</VisuallyHidden>
      {room === 'rail' && begin && end && <Rail begin={begin} end={end} isPainted={isPainted} />}
    </Compact>
  );
}

const minuteOf = (time: string): number => Number(time.slice(0, 2)) * 60 + Number(time.slice(3, 5));
/** From 06 to 06, so that a night stays on its day. */
const [railBegin, wholeDay] = [360, 1440];

function Rail({ begin, end, isPainted }: { begin: string; end: string; isPainted: boolean }) {
  const from = minuteOf(begin) < railBegin ? minuteOf(begin) + wholeDay : minuteOf(begin);
  const to =
    minuteOf(end) <= from % wholeDay ? minuteOf(end) + wholeDay : minuteOf(end) + (from >= wholeDay ? wholeDay : 0);
  return (
    <TimeRail
      from={railBegin}
      to={railBegin + wholeDay}
      pieces={[{ kind: isPainted ? 'asked' : 'planned', from, to }]}
    />
  );
}
