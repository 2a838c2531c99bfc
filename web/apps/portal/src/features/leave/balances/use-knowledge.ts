import { useState } from 'react';
import { endOfDay, pointAt, useDebounced } from '@kadro/ui';
import { useLeaveStatement, useLeaveYear } from '../data/page-queries.ts';
import { useLeaveBalances } from '../data/queries.ts';
import { type LeaveBalance, type LeaveStatement, type LeaveYear } from '../data/types.ts';
import { type Read } from '../../../core/use-read.ts';
import { type Moment } from './use-moment.ts';

/** A year as known today or as known on the selected day, and the other value of that day. */
export interface Knowledge {
  line: Read<LeaveYear>;
  /** The entries behind the balance of the selected day, of the last one while another is loading. */
  statement: Read<LeaveStatement>;
  /** All leave types on the selected day, as known at the same time as `line`. */
  kinds: Read<LeaveBalance[]>;
  /** The balance as known today and as known on the day; undefined until loaded and on days not past. */
  knownNow: number | undefined;
  knownThen: number | undefined;
}

/** The selected leave type in the year of the selected day. */
export function useKnowledge({ on, year, isPast, isThen }: Moment, typeId: string): Knowledge {
  const settled = useDebounced(on);
  const knownAt = isPast ? endOfDay(settled) : undefined;
  const now = useLeaveYear(typeId, year);
  const then = useLast(
    useLeaveYear(isThen ? typeId : undefined, year, knownAt),
    (line) => line.leaveTypeId === typeId && line.year === year,
  );
  const statement = useLast(
    useLeaveStatement(typeId, settled, isThen ? knownAt : undefined),
    (last) => last.leaveTypeId === typeId,
  );
  const kindsNow = useLeaveBalances(settled);
  const kindsThen = useLeaveBalances(settled, knownAt);
  return {
    line: isThen ? then : now,
    statement,
    kinds: isThen ? kindsThen : kindsNow,
    knownNow: isPast && now.data ? pointAt(now.data.points, now.data.opening, on).expected : undefined,
    knownThen:
      isPast && settled === on ? kindsThen.data?.find(({ leaveTypeId }) => leaveTypeId === typeId)?.balance : undefined,
  };
}

/** Keeps the last answer while that of another day is loading. */
function useLast<T>(read: Read<T>, fits: (data: T) => boolean): Read<T> {
  const [last, keep] = useState(read.data);
  if (read.data !== undefined && read.data !== last) keep(read.data);
  return read.data === undefined && read.error === undefined && last !== undefined && fits(last)
    ? { ...read, data: last }
    : read;
}
