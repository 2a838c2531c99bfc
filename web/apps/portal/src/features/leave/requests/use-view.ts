import { type RequestsSort } from '../data/questions.ts';
import { type RequestStatus } from '../../../requests/types.ts';
import { type RequestsView as View, useView, viewOf as viewIn } from '../../../requests/view.ts';

/** Filters by state: the open ones together, the decided ones by their state. */
export const statusFilters = {
  open: ['PENDING', 'NEED_EXTRA_DETAIL'],
  approved: ['APPROVED'],
  denied: ['DENIED', 'REJECTED'],
  cancelled: ['CANCELLED'],
} as const satisfies Record<string, readonly RequestStatus[]>;
export type StatusFilter = keyof typeof statusFilters;

export const orders = {
  newest: { sortBy: 'requestedDateTime', descending: true },
  last: { sortBy: 'beginDate', descending: true },
  first: { sortBy: 'beginDate', descending: false },
  status: { sortBy: 'status', descending: false },
} as const satisfies Record<string, { sortBy: RequestsSort; descending: boolean }>;
export type Order = keyof typeof orders;

export type RequestsView = View<StatusFilter, Order>;

const choices = { statuses: statusFilters, orders: ['newest', 'last', 'first', 'status'] } as const;

/** The view of the list of own requests in the address. */
export const useRequestsView = () => useView<StatusFilter, Order>(choices);

export const viewOf = (params: URLSearchParams): RequestsView => viewIn<StatusFilter, Order>(params, choices);
