import { useSearchParams } from 'react-router';
import { type RequestsSort } from '../data/questions.ts';
import { type RequestStatus } from '../data/types.ts';

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

export interface RequestsView {
  status: StatusFilter | '';
  year: string;
  q: string;
  order: Order;
  /** From 1. */
  page: number;
}

const isKey = <T extends object>(of: T, key: string | null): key is Extract<keyof T, string> =>
  key !== null && Object.hasOwn(of, key);

/** The view of an address; invalid values are ignored. */
export function viewOf(params: URLSearchParams): RequestsView {
  const [status, order, year] = ['status', 'order', 'year'].map((name) => params.get(name));
  return {
    status: isKey(statusFilters, status ?? null) ? (status as StatusFilter) : '',
    order: isKey(orders, order ?? null) ? (order as Order) : 'newest',
    year: /^\d{4}$/.test(year ?? '') ? (year as string) : '',
    q: params.get('q') ?? '',
    page: Math.max(1, Math.trunc(Number(params.get('page'))) || 1),
  };
}

/** The view of the list, kept in the address, so that "back" and a copied link show the same rows. */
export function useRequestsView(): [view: RequestsView, change: (part: Partial<RequestsView>) => void] {
  const [params, setParams] = useSearchParams();
  const view = viewOf(params);
  const change = (part: Partial<RequestsView>) => {
    const { page, order, ...filters } = { ...view, page: 1, ...part };
    const values = { ...filters, order: order === 'newest' ? '' : order, page: page > 1 ? String(page) : '' };
    setParams(Object.fromEntries(Object.entries(values).filter(([, value]) => value !== '')), { replace: true });
  };
  return [view, change];
}
