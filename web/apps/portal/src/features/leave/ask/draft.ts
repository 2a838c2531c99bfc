import { type BodyOf, type Keepable } from '@kadro/api';
import { dayFault, isDay } from '@kadro/ui';
import {
  durations as allDurations,
  halves,
  quarters,
  type Duration,
  type LeaveRequest,
  type LeaveType,
  type Period,
} from '../data/types.ts';

/** The input so far; '' is what is still missing, other texts that are no day or time stay as they were typed. */
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

/** Whether a text is a time of day, HH:MM. */
export const isTime = (text: string): boolean => time.test(text);

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
  return withDuration({ ...draft, leaveTypeId: id }, isKept ? draft.duration : firstOf(durations));
}

const firstOf = (durations: readonly Duration[]): Duration =>
  allDurations.find((one) => durations.includes(one)) ?? 'FULL_DAY';

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

/** What of a draft is kept on the device: all but the documents. */
export const keptFields: readonly Keepable<keyof RequestDraft>[] = [
  'leaveTypeId',
  'duration',
  'beginDate',
  'endDate',
  'period',
  'beginTime',
  'endTime',
  'reason',
];

/** The draft continued with what was typed earlier; a type or duration that is not offered any more gives way. */
export function continued(
  draft: RequestDraft,
  earlier: Partial<RequestDraft>,
  types: readonly Pick<LeaveType, 'id' | 'durations'>[],
): RequestDraft {
  const whole = { ...draft, ...earlier };
  const type = types.find(({ id }) => id === whole.leaveTypeId);
  if (!type) return withDuration({ ...whole, leaveTypeId: draft.leaveTypeId }, draft.duration);
  return type.durations.includes(whole.duration) ? whole : withDuration(whole, firstOf(type.durations));
}

/** Why a draft cannot be sent yet, by field in the order of the page: names of the texts of validation. */
export type DraftFaults = Partial<
  Record<keyof RequestDraft, 'required' | 'date' | 'noSuchDate' | 'time' | 'timeOrder' | undefined>
>;

const timeFault = (text: string) => (text === '' ? 'required' : isTime(text) ? undefined : 'time');

/** What is missing, and what is no date or time; the server knows the rest. */
export function faultsIn(draft: RequestDraft, pattern: string): DraftFaults {
  const { leaveTypeId, duration, beginDate, endDate, beginTime, endTime } = draft;
  const day = (text: string) =>
    text === '' ? 'required' : isDay(text) ? undefined : (dayFault(text, pattern) ?? 'date');
  const faults: DraftFaults = {
    leaveTypeId: leaveTypeId === '' ? 'required' : undefined,
    beginDate: day(beginDate),
    ...(duration === 'FULL_DAY' && { endDate: day(endDate) }),
    ...(duration === 'HOURLY' && { beginTime: timeFault(beginTime), endTime: timeFault(endTime) ?? orderFault(draft) }),
  };
  return Object.fromEntries(Object.entries(faults).filter(([, fault]) => fault !== undefined));
}

/** From an evening to a morning: such hours lie in a night. */
const [evening, morning] = ['18:00', '09:00'];

/** Said while one types: both times are there. Whether a night is planned that goes on after midnight, the server knows. */
export const orderFault = ({ duration, beginTime, endTime }: RequestDraft) => {
  const isOrdered = endTime > beginTime || (beginTime >= evening && endTime < morning);
  return duration === 'HOURLY' && isTime(beginTime) && isTime(endTime) && !isOrdered ? 'timeOrder' : undefined;
};

/** Days of a draft are written so. */
const wire = 'YYYY-MM-DD';

/** The request body of a draft; null while it is incomplete. */
export function bodyOf(draft: RequestDraft): RequestBody | null {
  if (Object.keys(faultsIn(draft, wire)).length > 0) return null;
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
