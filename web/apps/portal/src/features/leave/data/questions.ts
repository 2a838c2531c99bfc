import { type Api } from '@kadro/api';
import { answered, type Question, questionOf } from '../../../core/questions.ts';
import {
  LeaveBalancesDocument,
  LeaveRequestDocument,
  LeaveRequestsDocument,
  type LeaveRequestsQueryVariables,
} from '../../../generated/graphql.ts';
import { type RequestStatus, type Rows } from '../../../requests/types.ts';
import { type LeaveBalance, type LeaveRequest, type LeaveRow } from './types.ts';

// Part of the first file of the portal: must not import React.

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

/** A page of the requests in reach. */
export const requestsQuestion = (api: Api, variables: LeaveRequestsQueryVariables): Question<Rows<LeaveRow>> =>
  questionOf(api, LeaveRequestsDocument, variables, (data, errors) => answered(data.leaveRequests, errors));

export const ownRequestsQuestion = (api: Api, employeeId: string, query: RequestsQuery): Question<Rows<LeaveRow>> =>
  requestsQuestion(api, variablesOf(query, employeeId));

function variablesOf(query: RequestsQuery, employeeId: string): LeaveRequestsQueryVariables {
  const { statuses, leaveTypeIds, from, to, ...paging } = query;
  const filter = {
    employeeId: { eq: employeeId },
    ...(statuses?.length && { status: { in: [...statuses] } }),
    ...(leaveTypeIds && { leaveTypeId: { in: [...leaveTypeIds] } }),
    ...(from && { endDate: { from } }),
    ...(to && { beginDate: { to } }),
  };
  return { ...paging, filter };
}

/** A day and the instant whose knowledge counts; without them today and now. */
export interface AsOf {
  on?: string | null;
  knownAt?: string;
}

export const requestQuestion = (api: Api, id: string, { on, knownAt }: AsOf = {}): Question<LeaveRequest | null> =>
  questionOf(api, LeaveRequestDocument, { id, asOf: on, knownAt }, (data, errors) =>
    data.leaveRequest === null && errors.length === 0 ? null : answered(data.leaveRequest, errors),
  );

/** The balances of a person (default: one's own) on a date, as known now or at an instant. */
export const balancesQuestion = (
  api: Api,
  { employeeId, on, knownAt }: AsOf & { employeeId?: string },
): Question<LeaveBalance[]> =>
  questionOf(api, LeaveBalancesDocument, { employeeId, on, knownAt }, (data, errors) =>
    answered(data.leaveBalances, errors),
  );
