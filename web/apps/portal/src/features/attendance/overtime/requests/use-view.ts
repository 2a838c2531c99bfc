import { type RequestStatus } from '../../../../requests/types.ts';
import { type RequestsView, useView } from '../../../../requests/view.ts';
import { type OwnQuery } from '../data/questions.ts';

/** Filters by state: the open ones together, the decided ones by their state. */
export const statusFilters = {
  draft: ['UNKNOWN'],
  open: ['PENDING', 'NEED_EXTRA_DETAIL'],
  approved: ['APPROVED'],
  denied: ['DENIED', 'REJECTED'],
  cancelled: ['CANCELLED'],
} as const satisfies Record<string, readonly RequestStatus[]>;
export type StatusFilter = keyof typeof statusFilters;

export const orders = {
  newest: { sortBy: 'requestedDateTime', descending: true },
  last: { sortBy: 'overtimeDate', descending: true },
  first: { sortBy: 'overtimeDate', descending: false },
  status: { sortBy: 'status', descending: false },
} as const satisfies Record<string, Pick<OwnQuery, 'sortBy' | 'descending'>>;
export type Order = keyof typeof orders;

export type View = RequestsView<StatusFilter, Order>;

const choices = { statuses: statusFilters, orders: ['newest', 'last', 'first', 'status'] } as const;

/** The view of the list of own requests in the address. */
export const useRequestsView = () => useView<StatusFilter, Order>(choices);
