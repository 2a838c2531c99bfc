import { type KeyOf } from '@kadro/i18n';
import { type DaySquareProps } from '@kadro/ui';
import { type DayRecord } from '../data/types.ts';

export interface DayLook {
  square: Pick<DaySquareProps, 'fill' | 'tone' | 'part'> | null;
  word: KeyOf<'timesheet'> | null;
}

const planned: DayLook = { square: { fill: 'hollow' }, word: 'planned' };
const half: DaySquareProps = { fill: 'solid', tone: 'red', part: 0.5 };

/** What of a day decides how it is drawn; without times an open stay shows by its colour. */
export type LookedDay = Pick<DayRecord, 'date' | 'type' | 'state' | 'colour'> &
  Partial<Pick<DayRecord, 'timesheet' | 'readings'>>;

const isOpenStay = ({ timesheet, state, colour }: LookedDay): boolean =>
  timesheet
    ? timesheet.clockInTimestamp !== null && timesheet.clockOutTimestamp === null
    : state === 'NOT_CALCULATED' && colour === 'RED';
const off = (day: LookedDay): DayLook =>
  day.readings && day.readings.length > 0
    ? { square: { fill: 'solid', tone: 'grey' }, word: 'time.overtime' }
    : { square: null, word: 'dayType.offDay' };

/** How a day is drawn and in which word: the colour is the server's. */
export function lookOf(day: LookedDay | undefined, today: string): DayLook {
  if (!day) return { square: null, word: null };
  const { type, state, colour } = day;
  const isOpen = isOpenStay(day);
  if (state === 'INCALCULABLE') return { square: half, word: isOpen ? 'noOut' : 'dayState.incalculable' };
  if (state === 'NOT_CALCULATED' && isOpen) return { square: half, word: 'running' };
  if (type === 'ON_LEAVE') return { square: { fill: 'ring', tone: 'closed' }, word: 'dayType.leave' };
  if (type === 'HOLIDAY') return { square: { fill: 'solid', tone: 'soft' }, word: 'dayType.publicHoliday' };
  if (state === 'NOT_COME') return { square: { fill: 'cross', tone: 'red' }, word: 'dayState.notCome' };
  if (colour === 'GREEN') return { square: { fill: 'solid', tone: 'green' }, word: 'inAndOut' };
  if (type === 'OFF_DAY') return off(day);
  if (day.date >= today) return planned;
  return colour === 'RED' ? { square: half, word: 'inOnly' } : { square: { fill: 'solid', tone: 'grey' }, word: null };
}
