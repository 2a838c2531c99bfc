import { type Api } from '@kadro/api';
import { filterOf, inboxPageSize, type InboxQuery, ordersBy } from '../../inbox/questions.ts';
import { requestsQuestion } from '../data/questions.ts';

// Part of the first file of the portal: must not import React.

const orders = ordersBy('beginDate');

/** A page of the inbox of `reader`, or of all open requests in reach. */
export function inboxQuestion(api: Api, reader: string, asked: InboxQuery, rowsPerPage = inboxPageSize) {
  const { type, sort, page } = asked;
  const filter = { ...filterOf(asked, reader), ...(type && { leaveTypeId: { eq: type } }) };
  return requestsQuestion(api, { page: page - 1, rowsPerPage, ...orders[sort], filter });
}
