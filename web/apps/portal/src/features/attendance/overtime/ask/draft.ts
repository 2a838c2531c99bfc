import { type BodyOf, type Keepable } from '@kadro/api';
import { dayFault, isDay } from '@kadro/ui';
import { isDraft, type OvertimeRequest, type Period } from '../data/types.ts';

/** The input so far; '' is what is still missing, other texts that are no day or time stay as they were typed. */
export interface Draft {
  overtimeDate: string;
  /** `shift:ID` or `type:ID`. */
  what: string;
  period: Period;
  /** H:MM. */
  duration: string;
  reason: string;
  /** 'no' = kept, and nobody is asked. */
  send: 'yes' | 'no';
}

export type Body = BodyOf<'PUT /attendance/api/v1/overtimes/{id}'>;
export type FieldName = 'overtimeDate' | 'what' | 'period' | 'duration' | 'reason';

export const fieldNames: readonly FieldName[] = ['overtimeDate', 'what', 'period', 'duration', 'reason'];

/** What of a draft is kept on the device. */
export const keptFields: readonly Keepable<keyof Draft>[] = [
  'overtimeDate',
  'what',
  'period',
  'duration',
  'reason',
  'send',
];

/** Minutes of what was typed: 1:30, 1.30 and 1 30 are ninety, 2 is two hours; null for none. */
export function minutesOf(typed: string): number | null {
  const [, hours, minutes = '0'] = /^(\d{1,2})(?:[:.\s](\d{2}))?$/.exec(typed.trim()) ?? [];
  return hours === undefined || Number(minutes) > 59 ? null : Number(hours) * 60 + Number(minutes);
}

/** Minutes as they are typed. */
export const typedMinutes = (minutes: number): string =>
  `${Math.trunc(minutes / 60)}:${String(minutes % 60).padStart(2, '0')}`;

export const draftFor = (overtimeDate: string, minutes: number): Draft => ({
  overtimeDate,
  what: '',
  period: 'CLOCK_OUT',
  duration: minutes > 0 ? typedMinutes(minutes) : '',
  reason: '',
  send: 'yes',
});

export function draftOf(request: OvertimeRequest): Draft {
  const { overtimeDate, shiftId, overtimeTypeId, period, durationInMinutes, reason } = request;
  return {
    overtimeDate,
    what: overtimeTypeId ? `type:${overtimeTypeId}` : `shift:${shiftId}`,
    period,
    duration: typedMinutes(durationInMinutes),
    reason: reason ?? '',
    send: isDraft(request) ? 'no' : 'yes',
  };
}

export type Fault = 'required' | 'date' | 'noSuchDate' | 'duration';

/** What is missing, and what is no date or time; the server knows the rest. */
export function faultsIn({ overtimeDate, duration }: Draft, pattern: string): Partial<Record<FieldName, Fault>> {
  const day =
    overtimeDate === '' ? 'required' : isDay(overtimeDate) ? undefined : (dayFault(overtimeDate, pattern) ?? 'date');
  const minutes = minutesOf(duration);
  const time = duration === '' ? 'required' : minutes === null || minutes < 1 ? 'duration' : undefined;
  return { ...(day && { overtimeDate: day }), ...(time && { duration: time }) };
}

/** The request of a draft that has no faults. */
export function bodyOf({ overtimeDate, what, period, duration, reason }: Draft): Body {
  const [kind, id = null] = what.split(':');
  return {
    overtimeDate,
    shiftId: kind === 'shift' ? id : null,
    overtimeTypeId: kind === 'type' ? id : null,
    period,
    durationInMinutes: minutesOf(duration) ?? 0,
    reason: reason.trim() || null,
  };
}
