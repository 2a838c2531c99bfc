import { ApiError, type QueryError } from '@kadro/api';
import { useLanguage } from '@kadro/i18n';
import { usePortal, useUser } from '../../../core/context.tsx';
import * as documents from './documents.ts';
import {
  type LeaveBalance,
  type LeaveRequest,
  type LeaveRow,
  type LeaveType,
  type LeaveYear,
  type RequestStatus,
} from './types.ts';
import { type CachedQuery, useCachedQuery } from '../../../core/use-cached-query.ts';

export interface Rows<T> {
  items: T[];
  total: number;
  capped?: boolean;
}

const quiet = { silent: true };
const recent = 50;

/** Returns the value; throws the error when a service that is down answered with null. */
export function answered<T>(value: T | null | undefined, errors: readonly QueryError[]): T {
  if (value === null || value === undefined) throw new ApiError(503, errors[0] ?? { name: 'service_unavailable' });
  return value;
}

export function useLeaveTypes(): CachedQuery<LeaveType[]> {
  const { api } = usePortal();
  const language = useLanguage();
  return useCachedQuery(`leave-types/${language}`, async () => {
    const { data, errors } = await api.query<{ leaveTypes: { items: LeaveType[] } | null }>(
      documents.leaveTypes,
      {},
      quiet,
    );
    return answered(data.leaveTypes, errors).items;
  });
}

/** The leave types, those requested most in recent times first. */
export function useLeaveTypesByUse(): CachedQuery<LeaveType[]> {
  const types = useLeaveTypes();
  const used = useLeaveRequests({ page: 0, rowsPerPage: recent, sortBy: 'requestedDateTime', descending: true });
  const times = (id: string) => used.data?.items.filter(({ leaveTypeId }) => leaveTypeId === id).length ?? 0;
  // Waits for the order, so that the list does not move.
  const isKnown = used.data !== undefined || used.error !== undefined;
  const data = isKnown ? types.data?.toSorted((one, other) => times(other.id) - times(one.id)) : undefined;
  return { ...types, data };
}

export type RequestsSort = 'requestedDateTime' | 'beginDate' | 'endDate' | 'status';

export interface RequestsQuery {
  page: number;
  rowsPerPage: number;
  sortBy: RequestsSort;
  descending: boolean;
  statuses?: readonly RequestStatus[];
  leaveTypeIds?: readonly string[];
  from?: string;
  to?: string;
}

/** A page of the own requests; null asks for nothing. */
export function useLeaveRequests(query: RequestsQuery | null): CachedQuery<Rows<LeaveRow>> {
  const { api } = usePortal();
  const { id } = useUser();
  const language = useLanguage();
  return useCachedQuery(query && `leave-requests/${language}/${JSON.stringify(query)}`, async () => {
    const { statuses, leaveTypeIds, from, to, ...paging } = query as RequestsQuery;
    const filter = {
      employeeId: { eq: id },
      ...(statuses?.length && { status: { in: statuses } }),
      ...(leaveTypeIds && { leaveTypeId: { in: leaveTypeIds } }),
      ...(from && { endDate: { from } }),
      ...(to && { beginDate: { to } }),
    };
    const { data, errors } = await api.query<{ leaveRequests: Rows<LeaveRow> | null }>(
      documents.leaveRequests,
      { ...paging, filter },
      quiet,
    );
    return answered(data.leaveRequests, errors);
  });
}

/** A day and the instant whose knowledge counts; without them today and now. */
interface AsOf {
  on?: string | null;
  knownAt?: string;
}

export const leaveRequestKey = (id: string, language: string): string => `leave-request/${language}/${id}`;

/** A request in detail, today or as of a day; null when the reader may see none. */
export function useLeaveRequest(id: string | undefined, { on, knownAt }: AsOf = {}): CachedQuery<LeaveRequest | null> {
  const { api } = usePortal();
  const language = useLanguage();
  const key = id !== undefined && [leaveRequestKey(id, language), on, knownAt].filter(Boolean).join('/');
  return useCachedQuery(key || null, async () => {
    const { data, errors } = await api.query<{ leaveRequest: LeaveRequest | null }>(
      documents.leaveRequest,
      { id, asOf: on, knownAt },
      quiet,
    );
    return data.leaveRequest === null && errors.length === 0 ? null : answered(data.leaveRequest, errors);
  });
}

/** The own balances on a date (YYYY-MM-DD, default today), as known now or at an instant. */
export function useLeaveBalances(on?: string, knownAt?: string): CachedQuery<LeaveBalance[]> {
  const { api } = usePortal();
  const language = useLanguage();
  return useCachedQuery(
    `leave-balances/${language}/${[on ?? 'today', knownAt].filter(Boolean).join('/')}`,
    async () => {
      const { data, errors } = await api.query<{ leaveBalances: LeaveBalance[] | null }>(
        documents.leaveBalances,
        { on, knownAt },
        quiet,
      );
      return answered(data.leaveBalances, errors);
    },
  );
}

/** The balances of a leave type over a year with the entries behind them, as known now or at an instant. */
export function useLeaveYear(leaveTypeId: string | undefined, year: number, knownAt?: string): CachedQuery<LeaveYear> {
  const { api } = usePortal();
  const key = leaveTypeId !== undefined && ['leave-year', leaveTypeId, year, knownAt].filter(Boolean).join('/');
  return useCachedQuery(key || null, async () => {
    const { data, errors } = await api.query<{ leaveYear: LeaveYear | null }>(
      documents.leaveYear,
      { leaveTypeId, year, knownAt },
      quiet,
    );
    return answered(data.leaveYear, errors);
  });
}
