import { useCallback, useMemo } from 'react';
import { useSearchParams } from 'react-router';
import { type InboxQuery, type InboxScope, type InboxSort, sorts } from './questions.ts';

/** The part of the page that is kept in its address: the query and the open request. */
export interface InboxView extends InboxQuery {
  request: string | null;
}

export type ViewChange = Partial<Omit<InboxView, 'scope'>>;

const keep = (search: URLSearchParams, name: string, value: string): void =>
  value ? search.set(name, value) : search.delete(name);

/** The address after a change; another query starts on page 1 with no request open. */
export function changed(search: URLSearchParams, change: ViewChange): URLSearchParams {
  const next = new URLSearchParams(search);
  const isOther = change.q !== undefined || change.type !== undefined || change.sort !== undefined;
  if (isOther) keep(next, 'page', '');
  if (isOther || change.page !== undefined) keep(next, 'request', '');
  if (change.q !== undefined) keep(next, 'q', change.q);
  if (change.type !== undefined) keep(next, 'type', change.type);
  if (change.sort !== undefined) keep(next, 'sort', change.sort === sorts[0] ? '' : change.sort);
  if (change.page !== undefined) keep(next, 'page', change.page > 1 ? String(change.page) : '');
  if (change.request !== undefined) keep(next, 'request', change.request ?? '');
  return next;
}

/** The view of an address; unknown values are ignored. */
export function viewOf(search: URLSearchParams, scope: InboxScope): InboxView {
  const sort = search.get('sort') as InboxSort;
  const page = Number(search.get('page'));
  return {
    scope,
    q: search.get('q') ?? '',
    type: search.get('type') ?? '',
    sort: sorts.includes(sort) ? sort : sorts[0],
    page: Number.isInteger(page) && page > 0 ? page : 1,
    request: search.get('request'),
  };
}

/** The view from the address, and how to change it without adding to the browser history. */
export function useInboxView(scope: InboxScope): [InboxView, (change: ViewChange) => void] {
  const [search, setSearch] = useSearchParams();
  const view = useMemo(() => viewOf(search, scope), [search, scope]);
  const change = useCallback(
    (wish: ViewChange) => setSearch((now) => changed(now, wish), { replace: true, preventScrollReset: true }),
    [setSearch],
  );
  return [view, change];
}
