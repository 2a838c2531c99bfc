import { usePortal } from '../../../core/context.tsx';
import { answered, questionOf } from '../../../core/questions.ts';
import { type Read, useRead } from '../../../core/use-read.ts';
import {
  LeaveReturnDocument,
  LeaveStatementDocument,
  LeaveTypesDocument,
  LeaveYearDocument,
} from '../../../generated/graphql.ts';
import { useLeaveRequests } from './queries.ts';
import { type LeaveReturn, type LeaveStatement, type LeaveType, type LeaveYear } from './types.ts';

// Apart from `queries.ts`, which is part of the start of the home.

const recent = 50;

export function useLeaveTypes(): Read<LeaveType[]> {
  const { api } = usePortal();
  return useRead(questionOf(api, LeaveTypesDocument, {}, (data, errors) => answered(data.leaveTypes, errors).items));
}

/** The leave types, those requested most in recent times first. */
export function useLeaveTypesByUse(): Read<LeaveType[]> {
  const types = useLeaveTypes();
  const used = useLeaveRequests({ page: 0, rowsPerPage: recent, sortBy: 'requestedDateTime', descending: true });
  const times = (id: string) => used.data?.items.filter(({ leaveTypeId }) => leaveTypeId === id).length ?? 0;
  // Waits for the order, so that the list does not move.
  const isKnown = used.data !== undefined || used.error !== undefined;
  const data = isKnown ? types.data?.toSorted((one, other) => times(other.id) - times(one.id)) : undefined;
  return { ...types, data };
}

/** What cancelling from a day on, to a day, or both would give back; null where it cannot be cancelled. */
export function useLeaveReturn(requestId: string, from: string, to: string): Read<LeaveReturn | null> {
  const { api } = usePortal();
  return useRead(
    questionOf(api, LeaveReturnDocument, { requestId, from: from || undefined, to: to || undefined }, (data, errors) =>
      data.leaveReturn === null && errors.length === 0 ? null : answered(data.leaveReturn, errors),
    ),
  );
}

/** The own balance of a leave type on a day as a sum of entries, as known now or at an instant. */
export function useLeaveStatement(leaveTypeId: string, on: string, knownAt?: string): Read<LeaveStatement> {
  const { api } = usePortal();
  return useRead(
    questionOf(api, LeaveStatementDocument, { leaveTypeId, on, knownAt }, (data, errors) =>
      answered(data.leaveStatement, errors),
    ),
  );
}

/** The balances of a leave type over a year, as known now or at an instant. */
export function useLeaveYear(leaveTypeId: string | undefined, year: number, knownAt?: string): Read<LeaveYear> {
  const { api } = usePortal();
  return useRead(
    leaveTypeId === undefined
      ? null
      : questionOf(api, LeaveYearDocument, { leaveTypeId, year, knownAt }, (data, errors) =>
          answered(data.leaveYear, errors),
        ),
  );
}
