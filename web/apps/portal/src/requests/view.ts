import { useSearchParams } from 'react-router';
import { type RequestStatus } from './types.ts';

interface Choices<Status extends string, Order extends string> {
  statuses: Readonly<Record<Status, readonly RequestStatus[]>>;
  /** The first one is that of an address without one. */
  orders: readonly [Order, ...Order[]];
}

export interface RequestsView<Status extends string, Order extends string> {
  status: Status | '';
  year: string;
  q: string;
  order: Order;
  /** From 1. */
  page: number;
}

/** The view of an address; invalid values are ignored. */
export function viewOf<Status extends string, Order extends string>(
  params: URLSearchParams,
  { statuses, orders }: Choices<Status, Order>,
): RequestsView<Status, Order> {
  const isStatus = (text: string | null): text is Status => text !== null && Object.hasOwn(statuses, text);
  const [status, year] = [params.get('status'), params.get('year') ?? ''];
  return {
    status: isStatus(status) ? status : '',
    order: orders.find((one) => one === params.get('order')) ?? orders[0],
    year: /^\d{4}$/.test(year) ? year : '',
    q: params.get('q') ?? '',
    page: Math.max(1, Math.trunc(Number(params.get('page'))) || 1),
  };
}

/** The view of a list of own requests, kept in the address, so that "back" and a copied link show the same rows. */
export function useView<Status extends string, Order extends string>(
  choices: Choices<Status, Order>,
): [view: RequestsView<Status, Order>, change: (part: Partial<RequestsView<Status, Order>>) => void] {
  const [params, setParams] = useSearchParams();
  const view = viewOf(params, choices);
  const change = (part: Partial<RequestsView<Status, Order>>) => {
    const { page, order, ...filters } = { ...view, page: 1, ...part };
    const values = { ...filters, order: order === choices.orders[0] ? '' : order, page: page > 1 ? String(page) : '' };
    setParams(Object.fromEntries(Object.entries(values).filter(([, value]) => value !== '')), { replace: true });
  };
  return [view, change];
}
