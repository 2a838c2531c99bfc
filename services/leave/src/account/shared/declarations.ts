import { type CommandScope, multiline } from '@kadro/chassis/declare';
import { z } from 'zod';
import { type LeaveRequestRow } from '../rows/requests/fields.ts';
import { leaveRequests } from '../rows/requests/model.ts';

export const area = 'leave';

export const freeText = multiline(z.string().trim().max(2_000));
export const leaveTypeId = z.string().min(1).max(64);
export const fileId = z.string().min(1).max(64);
export const fileIds = z.array(fileId).max(10);

export const exampleId = '018f0000-0000-7000-8000-000000000001';

export const onRequest = { on: leaveRequests } as const;

export function foundRequest(scope: CommandScope): LeaveRequestRow {
  return scope.foundRow(leaveRequests);
}

export const instantOf = (scope: CommandScope): string => scope.now().toString({ smallestUnit: 'millisecond' });
