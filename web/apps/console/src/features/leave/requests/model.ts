import {
  type LeaveRequestRecordFragment,
  type LeaveRequestRowFragment,
  type LeaveRequestTotalsQuery,
  type LeaveReturnQuery,
} from '../../../generated/graphql.ts';
import { type RequestKind } from '../../../requests/model.ts';

export type LeaveRequestRow = LeaveRequestRowFragment;
export type LeaveRequest = LeaveRequestRecordFragment;
export type LeaveReturn = NonNullable<LeaveReturnQuery['leaveReturn']> & { id: string };
export type LeaveRequestTotals = NonNullable<LeaveRequestTotalsQuery['leaveRequestTotals']> & { id: string };
export type LeaveTypeTag = LeaveRequestRow['leaveType'];
export type DayDetail = NonNullable<LeaveRequest['dayDetails']>[number];
export type LeaveDocument = NonNullable<LeaveRequest['documents']>[number];

export const kind: RequestKind = { service: 'leave', path: 'leave-requests' };
