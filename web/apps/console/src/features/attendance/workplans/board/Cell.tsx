import { useFormat, useT } from '@kadro/i18n';
import { DaySquare, feedback, ink, NoValue, status, TimeRail, VisuallyHidden } from '@kadro/ui';
import { styled } from '@mui/material/styles';
import { TriangleAlert } from 'lucide-react';
import { ColourBar } from '../../../../fields/ColourBar.tsx';
import { useEnumText } from '../../../../fields/use-texts.ts';
import { type Brush } from '../brushes/use-brushes.ts';
import { type AskedPart, type Holiday } from '../conflicts/use-check.ts';
import { type DayRow } from '../../day/model.ts';
import { lookOf, useShiftName } from '../../day/words.tsx';
import { painted } from './table.ts';
import { spanOnRail, wholeRail } from './rail.ts';

export type Room = 'wide' | 'rail' | 'letter';

const Compact = styled('span')(({ theme }) => ({
  '&&': { display: 'grid', gap: 2, alignItems: 'stretch', flex: 1, minWidth: 0 },
  '& b': { fontWeight: 560 },
  '&[data-painted="true"] b': { color: ink.primaryText },
  '&[data-painted="true"] [data-kind="asked"]': painted,
  // follows from the working pattern
  '&[data-usual="true"] b': { ...(theme.typography.tick as object), color: ink.textFaint, fontWeight: 480 },
  '& > span': { display: 'flex', alignItems: 'center', gap: 5, minWidth: 0, overflow: 'hidden', lineHeight: '16px' },
  '& > span > bdi': theme.typography.tick as object,
}));
const Stripes = styled('i')({
  display: 'block',
  height: 8,
  borderRadius: 3,
  border: `1px solid ${status.pending.fill}`,
  backgroundImage: `repeating-linear-gradient(-45deg, ${status.pending.fill} 0 2px, ${ink.surface} 2px 5px)`,
});
const HolidayName = styled('span')(({ theme }) => ({
  '&&': { ...(theme.typography.tick as object), display: '-webkit-box', lineHeight: '15px' },
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 2,
  overflow: 'hidden',
  whiteSpace: 'normal',
  color: ink.textMuted,
}));
const Warning = styled('i')({
  position: 'absolute',
  insetBlockStart: 4,
  insetInlineEnd: 4,
  color: feedback.error.text,
  '& svg': { display: 'block', width: 13, height: 13 },
});

interface Shown {
  id: string;
  name: string;
  /** In a narrow cell. */
  letter: string;
  color?: string | null;
  begin?: string | null;
  end?: string | null;
  isPainted: boolean;
  /** No shift that was planned, but the working pattern. */
  isUsual: boolean;
}

export interface CellProps {
  day: DayRow | undefined;
  /** What is painted over it, none = off. */
  draft?: readonly string[];
  brushes: readonly Brush[];
  room: Room;
  /** Of leave that is asked for. */
  asked: AskedPart | undefined;
  holiday: Holiday | undefined;
  /** Why it does not fit. */
  conflict: string | undefined;
}

/** A day of a person on the board, and whether it fits. */
export function DayInCell({ conflict, ...props }: CellProps) {
  const t = useT('console-attendance');
  return (
    <>
      <Content {...props} />
      {conflict && (
        <>
          <Warning aria-hidden>
            <TriangleAlert strokeWidth={1.9} />
          </Warning>
          <VisuallyHidden>{t('roster.doesNotFit', { why: conflict })}</VisuallyHidden>
        </>
      )}
    </>
  );
}

/** Its shifts, or leave, or a holiday. */
function Content({ day, draft, brushes, room, asked, holiday }: Omit<CellProps, 'conflict'>) {
  const t = useT('console-attendance');
  const shifts = useShown({ day, draft, brushes });
  if (draft?.length === 0) return <Off word={t('roster.off')} room={room} />;
  if (!draft && asked) return <Asked part={asked} shifts={shifts} room={room} />;
  if (!draft && !day) return holiday ? <DayOff day={undefined} holiday={holiday} room={room} /> : <NoValue />;
  if (!draft && day && (day.type === 'ON_LEAVE' || day.type === 'HOLIDAY'))
    return <DayOff day={day} holiday={holiday} room={room} />;
  return shifts.map((shift) => <ShiftInCell key={shift.id} shift={shift} room={room} />);
}

function useShown({ day, draft, brushes }: Pick<CellProps, 'day' | 'draft' | 'brushes'>): readonly Shown[] {
  const nameOf = useShiftName();
  const { hours } = useFormat();
  const letterOf = (id: string | null, name: string): string =>
    brushes.find((one) => one.id === id)?.letter || name.charAt(0);
  if (draft)
    return draft
      .flatMap((id) => brushes.filter((one) => one.id === id))
      .map(({ name, ...one }) => ({
        ...one,
        name: name ?? '',
        letter: letterOf(one.id, name ?? ''),
        isPainted: true,
        isUsual: false,
      }));
  return (day?.assignedShifts ?? []).map((one) => {
    const name = nameOf(one);
    // the working pattern has hours and no letter that one could paint with
    const letter = one.id ? letterOf(one.id, name) : hours(day?.expectedWorkTime ?? 0);
    return { ...one, id: one.id ?? one.shiftType, name, letter, isPainted: false, isUsual: !one.id };
  });
}

interface DayOffProps extends Pick<CellProps, 'day' | 'holiday' | 'room'> {}

/** Leave as a ring in the colour of its kind, a holiday by its name. */
function DayOff({ day, holiday, room }: DayOffProps) {
  const t = useT('console-attendance');
  const enumText = useEnumText();
  const nameOf = useShiftName();
  const isLeave = day?.type === 'ON_LEAVE';
  const word = isLeave ? t('day.leaveTime') : enumText('dayType', 'HOLIDAY');
  const name = !isLeave && holiday ? nameOf({ name: holiday.names, shiftType: 'HOLIDAY' }) : word;
  if (room !== 'letter' && !isLeave) return <HolidayName title={name}>{name}</HolidayName>;
  const look = day ? lookOf(day) : ({ fill: 'solid', tone: 'soft' } as const);
  return (
    <span title={name}>
      <DaySquare {...look} size="line" label={room === 'letter' ? name : undefined} />
      {room !== 'letter' && <bdi>{word}</bdi>}
    </span>
  );
}

const shareOf: Readonly<Partial<Record<AskedPart, string>>> = {
  FIRST_HALF: '½',
  SECOND_HALF: '½',
  FIRST_QUARTER: '¼',
  SECOND_QUARTER: '¼',
  THIRD_QUARTER: '¼',
  FOURTH_QUARTER: '¼',
};

/** Leave that nobody has decided is striped; the shift it would take stands in its words. */
function Asked({ part, shifts, room }: { part: AskedPart; shifts: readonly Shown[]; room: Room }) {
  const t = useT('console-attendance');
  const share = shareOf[part];
  const word = share ?? t('roster.asked');
  const whole = [word, t('day.leaveTime'), ...shifts.map(({ name }) => name)].join(' · ');
  return (
    <Compact title={whole}>
      <span aria-hidden>
        <DaySquare fill="striped" tone="asked" size="line" />
        {room !== 'letter' && <bdi>{word}</bdi>}
        {room === 'wide' && <small>{shifts.map(({ name }) => name).join(', ')}</small>}
      </span>
      <VisuallyHidden>{whole}</VisuallyHidden>
      {room !== 'letter' && <Stripes aria-hidden style={{ width: share ? '50%' : '100%' }} />}
    </Compact>
  );
}

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
  const { name, letter, color, begin, end, isPainted, isUsual } = shift;
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
      <b aria-hidden>{letter}</b>
      <VisuallyHidden>{name}</VisuallyHidden>
      {room === 'rail' && begin && end && (
        <TimeRail {...wholeRail} pieces={[{ kind: isPainted ? 'asked' : 'planned', ...spanOnRail(begin, end) }]} />
      )}
    </Compact>
  );
}
