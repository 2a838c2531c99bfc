import { usePortal, useUser } from '../../../core/context.tsx';
import { type Read, useRead } from '../../../core/use-read.ts';
import { type AsOf, balancesQuestion, ownRequestsQuestion, requestQuestion, type RequestsQuery } from './questions.ts';
import { type Rows } from '../../../requests/types.ts';
import { type LeaveBalance, type LeaveRequest, type LeaveRow } from './types.ts';

/** A page of the own requests; null asks for nothing. */
export function useLeaveRequests(query: RequestsQuery | null): Read<Rows<LeaveRow>> {
  const { api } = usePortal();
  const { id } = useUser();
  return useRead(query && ownRequestsQuestion(api, id, query));
}

/** A request in detail, today or as of a day; null when the reader may see none. */
export function useLeaveRequest(id: string | undefined, asOf: AsOf = {}): Read<LeaveRequest | null> {
  const { api } = usePortal();
  return useRead(id === undefined ? null : requestQuestion(api, id, asOf));
}

/** The own balances on a date (YYYY-MM-DD, default today), as known now or at an instant. */
export function useLeaveBalances(on?: string, knownAt?: string): Read<LeaveBalance[]> {
  const { api } = usePortal();
  return useRead(balancesQuestion(api, { on, knownAt }));
}
