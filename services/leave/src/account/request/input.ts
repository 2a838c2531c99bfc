import { type Day } from '@kadro/kernel';
import { z } from 'zod';
import { exampleId, fileIds, freeText, leaveTypeId } from '../shared/declarations.ts';
import {
  askedFields,
  clockTime,
  type LeaveDuration,
  type LeavePeriod,
  leavePeriod,
  sensibleDay,
} from '../shared/shapes.ts';

/** On a change an absent reason or document list stays as it is; a null reason is cleared. */
export interface LeaveInput {
  id: string;
  leaveTypeId: string;
  duration: LeaveDuration;
  beginDate: Day;
  endDate: Day;
  period?: LeavePeriod | null;
  /** `HH:MM`, for HOURLY. */
  beginTime?: string | null;
  endTime?: string | null;
  reason?: string | null;
  documents?: readonly string[];
}

export const requestBody = z.strictObject({
  leaveTypeId,
  duration: askedFields.duration,
  beginDate: sensibleDay,
  endDate: sensibleDay.optional(),
  period: leavePeriod.nullish(),
  beginTime: clockTime.nullish(),
  endTime: clockTime.nullish(),
  reason: freeText.nullish(),
  documents: fileIds.optional(),
});

export const requestExample = {
  leaveTypeId: exampleId,
  duration: 'FULL_DAY',
  beginDate: '2026-10-26',
  endDate: '2026-10-30',
} as const;

export const inputOf = (id: string, { endDate, ...rest }: z.infer<typeof requestBody>): LeaveInput => ({
  ...rest,
  id,
  endDate: endDate ?? rest.beginDate,
});
