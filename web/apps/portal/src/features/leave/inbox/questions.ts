import { type Api } from '@kadro/api';
import { answered, type Question, questionOf } from '../../../core/questions.ts';
import { InboxCountDocument, type LeaveRequestsSort } from '../../../generated/graphql.ts';
import { requestsQuestion } from '../data/questions.ts';

// Part of the first file of the portal: must not import React.

export type InboxScope = 'mine' | 'all';

export const inboxPageSize = 25;
export const sorts = ['newest', 'oldest', 'begin', 'name'] as const;
export type InboxSort = (typeof sorts)[number];
const orders: Record<InboxSort, { sortBy: LeaveRequestsSort; descending: boolean }> = {
  oldest: { sortBy: 'requestedDateTime', descending: false },
  newest: { sortBy: 'requestedDateTime', descending: true },
  begin: { sortBy: 'beginDate', descending: false },
  name: { sortBy: 'name', descending: false },
};

export interface InboxQuery {
  scope: InboxScope;
  q: string;
  leaveTypeId: string;
  sort: InboxSort;
  /** From 1. */
  page: number;
}

/** A page of the inbox of `reader`, or of all open requests in reach. */
export function inboxQuestion(api: Api, reader: string, asked: InboxQuery, rowsPerPage = inboxPageSize) {
  const { scope, q, leaveTypeId, sort, page } = asked;
  const waiting =
    scope === 'mine' ? { waitingFor: { eq: reader } } : { status: { in: ['PENDING', 'NEED_EXTRA_DETAIL'] } };
  const filter = { ...waiting, ...(q && { q }), ...(leaveTypeId && { leaveTypeId: { eq: leaveTypeId } }) };
  return requestsQuestion(api, { page: page - 1, rowsPerPage, ...orders[sort], filter });
}

export const inboxCountQuestion = (api: Api): Question<number> =>
  questionOf(api, InboxCountDocument, {}, (data, errors) => answered(data.pendingLeaveRequestCount, errors));
