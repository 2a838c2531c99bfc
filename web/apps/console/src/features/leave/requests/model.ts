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

/** The request, once it is whole: until then react-admin gives the row of a list in its place. */
export const wholeRequest = (given: LeaveRequest | undefined): LeaveRequest | undefined =>
  given && 'dayDetails' in given ? given : undefined;

/** A past or future version of a request offers no actions. */
export const onlyRead = (request: LeaveRequest): LeaveRequest => ({ ...request, canDecide: false, canCancel: false });

export const kind: RequestKind = { service: 'leave', path: 'leave-requests' };
