import { daySchema } from '@kadro/kernel';
import { z } from 'zod';
import { localTime } from '../shift/shape.ts';

/** The part of a date that leave takes; HOURS = from its begin to its end time. */
export const dayParts = [
  'FULL',
  'FIRST_HALF',
  'FIRST_QUARTER',
  'SECOND_QUARTER',
  'SECOND_HALF',
  'THIRD_QUARTER',
  'FOURTH_QUARTER',
  'HOURS',
] as const;

export type DayPart = (typeof dayParts)[number];

/** A leave as leave says it; dates that were cancelled are not among its days. */
export const leaveFields = {
  leaveTypeId: z.string(),
  /** Of the leave type when it was asked for. */
  kind: z.enum(['PAID', 'UNPAID', 'ON_DUTY', 'RESTRICTED_HOLIDAY']),
  status: z.enum(['PENDING', 'APPROVED', 'DENIED', 'CANCELLED', 'NEED_EXTRA_DETAIL']),
  /** Local times; only of leave by the hour. */
  beginTime: localTime.nullable(),
  endTime: localTime.nullable(),
  days: z.array(z.object({ date: daySchema, part: z.enum(dayParts) })),
};

const leaveSchema = z.object(leaveFields);

export type LeaveData = z.infer<typeof leaveSchema>;

/** Asked for, and neither approved nor denied yet. */
export const isUndecided = (status: LeaveData['status']): boolean =>
  status === 'PENDING' || status === 'NEED_EXTRA_DETAIL';

/** Approved leave of one date. */
export interface Absence extends Pick<LeaveData, 'leaveTypeId' | 'kind' | 'beginTime' | 'endTime'> {
  leaveId: string;
  part: DayPart;
}

/** By date, what is taken of it: only approved leave counts. */
export function absencesOf(leaveId: string, leave: LeaveData): ReadonlyMap<string, Absence> {
  const { leaveTypeId, kind, status, beginTime, endTime, days } = leave;
  if (status !== 'APPROVED') return new Map();
  return new Map(days.map(({ date, part }) => [date, { leaveId, leaveTypeId, kind, beginTime, endTime, part }]));
}

const rankOf = ({ part, beginTime, leaveId }: Absence): string =>
  `${dayParts.indexOf(part)} ${beginTime ?? ''} ${leaveId}`;

/** In the order of the day, whatever order they became known in. */
export const inOrder = (absences: readonly Absence[]): readonly Absence[] =>
  absences.toSorted((a, b) => (rankOf(a) < rankOf(b) ? -1 : 1));
