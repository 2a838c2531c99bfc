import { type BodyOf } from '@kadro/api';
import { isDay } from '@kadro/ui';
import {
  durations as allDurations,
  halves,
  quarters,
  type Duration,
  type LeaveRequest,
  type LeaveType,
  type Period,
} from '../data/types.ts';

/** The input so far; '' is what is still missing. */
export interface RequestDraft {
  leaveTypeId: string;
  duration: Duration;
  beginDate: string;
  endDate: string;
  period: Period | '';
  beginTime: string;
  endTime: string;
  reason: string;
}

export type RequestBody = BodyOf<'POST /leave/api/v1/leave-requests'>;

const time = /^([01]\d|2[0-3]):[0-5]\d$/;

/** A time of day as HH:MM from what was typed (9, 930, 9.30, 09:30); what is none stays as it is. */
export function timeOf(typed: string): string {
  const [, hours, minutes = '00'] = /^(\d{1,2}?)[:.\s]?(\d{2})?$/.exec(typed.trim()) ?? [];
  if (hours === undefined) return typed;
  const found = `${hours.padStart(2, '0')}:${minutes}`;
  return time.test(found) ? found : typed;
}

/** The parts of the day to choose from; none for durations without one. */
export const periodsOf = (duration: Duration): readonly Period[] =>
  duration === 'HALF_DAY' ? halves : duration === 'QUARTER_DAY' ? quarters : [];

/** The draft with another duration: a part that does not fit gives way to the first, and only full days span dates. */
export function withDuration(draft: RequestDraft, duration: Duration): RequestDraft {
  const periods = periodsOf(duration);
  const period = draft.period !== '' && periods.includes(draft.period) ? draft.period : (periods[0] ?? '');
  return { ...draft, duration, period, endDate: duration === 'FULL_DAY' ? draft.endDate : draft.beginDate };
}

/** The draft with another leave type: its first duration while no day is chosen, else the same where it is offered. */
export function withType(draft: RequestDraft, { id, durations }: Pick<LeaveType, 'id' | 'durations'>): RequestDraft {
  const isKept = draft.beginDate !== '' && durations.includes(draft.duration);
  const first = allDurations.find((one) => durations.includes(one)) ?? 'FULL_DAY';
  return withDuration({ ...draft, leaveTypeId: id }, isKept ? draft.duration : first);
}

/** An empty draft of a leave type. */
export const draftFor = (type: Pick<LeaveType, 'id' | 'durations'> | undefined): RequestDraft => {
  const empty: RequestDraft = {
    leaveTypeId: '',
    duration: 'FULL_DAY',
    beginDate: '',
    endDate: '',
    period: '',
    beginTime: '',
    endTime: '',
    reason: '',
  };
  return type ? withType(empty, type) : empty;
};

/** The draft of an existing request. */
export const draftOf = ({
  leaveTypeId,
  duration,
  beginDate,
  endDate,
  period,
  beginTime,
  endTime,
  reason,
}: LeaveRequest): RequestDraft => ({
  leaveTypeId,
  duration,
  beginDate,
  endDate,
  period: period ?? '',
  beginTime: beginTime?.slice(0, 5) ?? '',
  endTime: endTime?.slice(0, 5) ?? '',
  reason: reason ?? '',
});

/** The fields that are empty or hold no valid date or time, in the order of the page. */
export function missingIn({
  leaveTypeId,
  duration,
  beginDate,
  endDate,
  beginTime,
  endTime,
}: RequestDraft): (keyof RequestDraft)[] {
  const isHourly = duration === 'HOURLY';
  const needed: [keyof RequestDraft, boolean][] = [
    ['leaveTypeId', leaveTypeId !== ''],
    ['beginDate', isDay(beginDate)],
    ['endDate', duration !== 'FULL_DAY' || isDay(endDate)],
    ['beginTime', !isHourly || time.test(beginTime)],
    ['endTime', !isHourly || time.test(endTime)],
  ];
  return needed.flatMap(([field, isThere]) => (isThere ? [] : [field]));
}

/** The request body of a draft; null while it is incomplete. */
export function bodyOf(draft: RequestDraft): RequestBody | null {
  if (missingIn(draft).length > 0) return null;
  const { leaveTypeId, duration, beginDate, endDate, period, beginTime, endTime } = draft;
  return {
    leaveTypeId,
    duration,
    beginDate,
    ...(duration === 'FULL_DAY' && { endDate }),
    ...(period !== '' && { period }),
    ...(duration === 'HOURLY' && { beginTime, endTime }),
  };
}
