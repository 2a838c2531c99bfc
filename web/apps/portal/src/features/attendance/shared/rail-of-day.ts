import { useState } from 'react';
import { type RailPiece, wallAt } from '@kadro/ui';
import { daysBetween } from '@kadro/ui/days';
import { type DayRecord } from '../data/types.ts';

/** Minutes of an instant after midnight of a date, by the clocks of a zone. */
export function minuteOf(instant: string | Date, date: string, zone: string): number {
  const { day, time } = wallAt(zone, new Date(instant));
  return daysBetween(date, day) * 1_440 + minuteIn(time);
}

const minuteIn = (time: string): number => Number(time.slice(0, 2)) * 60 + Number(time.slice(3, 5));

/** What is planned on a date; an end before the begin is that of the next day. */
export function plannedPieces({ assignedShifts }: DayRecord): RailPiece[] {
  return assignedShifts.flatMap(({ begin, end }): RailPiece[] => {
    if (begin === null || end === null) return [];
    const [from, to] = [minuteIn(begin), minuteIn(end)];
    return [{ kind: 'planned', from, to: to > from ? to : to + 1_440 }];
  });
}

/** Of breaks and lunches. */
export const isBreak = (eventType: string): boolean => eventType.startsWith('BREAK_') || eventType.startsWith('LUNCH_');

/** What of a day is drawn of its readings. */
export type ReadDay = Pick<DayRecord, 'date' | 'zone'> & {
  readings: readonly Pick<DayRecord['readings'][number], 'at' | 'eventType' | 'counts'>[];
};

/** What is drawn of the readings, up to now where the last stay is open. */
export function readPieces({ readings, date, zone }: ReadDay, now: string | null): RailPiece[] {
  const pieces: RailPiece[] = [];
  let open: RailPiece | null = null;
  const turn = (at: number, kind: RailPiece['kind'] | null) => {
    if (open && at > open.from) pieces.push({ ...open, to: at });
    open = kind && { kind, from: at, to: at };
  };
  for (const { at, eventType, counts } of readings) {
    if (counts === 'IGNORED') continue;
    const minute = minuteOf(at, date, zone);
    const kind: RailPiece['kind'] | undefined = (open as RailPiece | null)?.kind;
    if (isBreak(eventType)) turn(minute, kind === 'break' ? 'worked' : 'break');
    else if (eventType === 'CLOCK_OUT' || (eventType === 'UNKNOWN' && kind === 'worked')) turn(minute, null);
    else if (kind !== 'worked') turn(minute, 'worked');
  }
  if (now) turn(minuteOf(now, date, zone), null);
  return pieces;
}

/** Up to when a day runs that is not calculated yet: when it was drawn first; null = it does not. */
export function useRunning({ state }: Pick<DayRecord, 'state'>): string | null {
  const [now] = useState(() => new Date().toISOString());
  return state === 'NOT_CALCULATED' ? now : null;
}

/** From the first to the last of some readings of a day; nothing with less than two. */
export function spanOf(
  {
    readings,
    date,
    zone,
  }: Pick<DayRecord, 'date' | 'zone'> & { readings: readonly Pick<DayRecord['readings'][number], 'id' | 'at'>[] },
  ids: readonly string[],
): { from: number; to: number } | undefined {
  const minutes = readings.filter(({ id }) => ids.includes(id)).map(({ at }) => minuteOf(at, date, zone));
  return minutes.length < 2 ? undefined : { from: Math.min(...minutes), to: Math.max(...minutes) };
}

/** The hours that hold all pieces: whole hours, one more on either side. */
export function hoursAround(pieces: readonly RailPiece[], now?: number): { from: number; to: number } {
  const all = [...pieces.flatMap(({ from, to }) => [from, to]), ...(now === undefined ? [] : [now])];
  if (all.length === 0) return { from: 480, to: 1_080 };
  const from = Math.floor(Math.min(...all) / 60) * 60 - 60;
  return { from, to: Math.max(Math.ceil(Math.max(...all) / 60) * 60 + 60, from + 360) };
}
