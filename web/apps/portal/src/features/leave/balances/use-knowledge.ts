import { useState } from 'react';
import { endOfDay, pointAt, useDebounced } from '@kadro/ui';
import { useLeaveBalances, useLeaveYear } from '../data/queries.ts';
import { type LeaveBalance, type LeaveYear } from '../data/types.ts';
import { type Read } from '../../../core/use-read.ts';
import { type Moment } from './use-moment.ts';

/** A year as it is known now or was known on the day that is looked at, and the other one's value of that day. */
export interface Knowledge {
  line: Read<LeaveYear>;
  /** All kinds on the day, by the same knowledge as the line. */
  kinds: Read<LeaveBalance[]>;
  /** By what is known now, and by what was known on the day; undefined while unknown and on days that are not past. */
  knownNow: number | undefined;
  knownThen: number | undefined;
}

export function useKnowledge({ on, year, isPast, isThen }: Moment, typeId: string | undefined): Knowledge {
  const settled = useDebounced(on);
  const knownAt = isPast ? endOfDay(settled) : undefined;
  const now = useLeaveYear(typeId, year);
  const then = useLast(
    useLeaveYear(isThen ? typeId : undefined, year, knownAt),
    (line) => line.leaveTypeId === typeId && line.year === year,
  );
  const kindsNow = useLeaveBalances(settled);
  const kindsThen = useLeaveBalances(settled, knownAt);
  return {
    line: isThen ? then : now,
    kinds: isThen ? kindsThen : kindsNow,
    knownNow: isPast && now.data ? pointAt(now.data.points, now.data.opening, on).expected : undefined,
    knownThen:
      isPast && settled === on ? kindsThen.data?.find(({ leaveTypeId }) => leaveTypeId === typeId)?.balance : undefined,
  };
}

/** The last answer stays while that of another day is on its way. */
function useLast<T>(read: Read<T>, fits: (data: T) => boolean): Read<T> {
  const [last, keep] = useState(read.data);
  if (read.data !== undefined && read.data !== last) keep(read.data);
  return read.data === undefined && read.error === undefined && last !== undefined && fits(last)
    ? { ...read, data: last }
    : read;
}
