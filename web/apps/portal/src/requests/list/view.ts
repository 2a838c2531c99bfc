import { useSearchParams } from 'react-router';
import { type RequestStatus } from '../types.ts';

/** Filters by state: the open ones together, the decided ones by their state. */
export const statusFilters = {
  open: ['PENDING', 'NEED_EXTRA_DETAIL'],
  approved: ['APPROVED'],
  denied: ['DENIED', 'REJECTED'],
  cancelled: ['CANCELLED'],
} as const satisfies Record<string, readonly RequestStatus[]>;

/** The first one is that of an address without one. */
export const orderNames = ['newest', 'last', 'first', 'status'] as const;
export type Order = (typeof orderNames)[number];

/** `date`: the index of the first day that is asked for. */
export const ordersBy = <D extends string>(date: D) => ({
  newest: { sortBy: 'requestedDateTime' as const, descending: true },
  last: { sortBy: date, descending: true },
  first: { sortBy: date, descending: false },
  status: { sortBy: 'status' as const, descending: false },
});

type Statuses<S extends string> = Readonly<Record<S, readonly RequestStatus[]>>;

export interface RequestsView<S extends string> {
  status: S | '';
  year: string;
  q: string;
  order: Order;
  /** From 1. */
  page: number;
}

/** The view of an address; invalid values are ignored. */
export function viewOf<S extends string>(params: URLSearchParams, statuses: Statuses<S>): RequestsView<S> {
  const isStatus = (text: string | null): text is S => text !== null && Object.hasOwn(statuses, text);
  const [status, year] = [params.get('status'), params.get('year') ?? ''];
  return {
    status: isStatus(status) ? status : '',
    order: orderNames.find((one) => one === params.get('order')) ?? orderNames[0],
    year: /^\d{4}$/.test(year) ? year : '',
    q: params.get('q') ?? '',
    page: Math.max(1, Math.trunc(Number(params.get('page'))) || 1),
  };
}

/** The view of a list of own requests, kept in the address, so that "back" and a copied link show the same rows. */
export function useView<S extends string>(
  statuses: Statuses<S>,
): [view: RequestsView<S>, change: (part: Partial<RequestsView<S>>) => void] {
  const [params, setParams] = useSearchParams();
  const view = viewOf(params, statuses);
  const change = (part: Partial<RequestsView<S>>) => {
    const { page, order, ...filters } = { ...view, page: 1, ...part };
    const values = { ...filters, order: order === orderNames[0] ? '' : order, page: page > 1 ? String(page) : '' };
    setParams(Object.fromEntries(Object.entries(values).filter(([, value]) => value !== '')), { replace: true });
  };
  return [view, change];
}

export const rowsPerPage = 20;

/** What is asked of the server for a view, but for its order. */
export const pageOf = <S extends string>({ status, year, page }: RequestsView<S>, statuses: Statuses<S>) => ({
  page: page - 1,
  rowsPerPage,
  ...(status && { statuses: statuses[status] }),
  ...(year && { from: `${year}-01-01`, to: `${year}-12-31` }),
});
