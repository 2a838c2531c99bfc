// Part of the first file of the portal: must not import React.

export type InboxScope = 'mine' | 'all';

export const inboxPageSize = 25;
export const sorts = ['newest', 'oldest', 'begin', 'name'] as const;
export type InboxSort = (typeof sorts)[number];

export interface InboxQuery {
  scope: InboxScope;
  q: string;
  /** The id of what is asked for; '' = all. */
  type: string;
  sort: InboxSort;
  /** From 1. */
  page: number;
}

/** How many rows the home shows of what waits. */
export const shownAtHome = 4;
/** As many more as may be decided and not yet sent, so that four are shown. */
export const rowsOfHome = shownAtHome * 3;
/** The newest requests that wait. */
export const waitingAtHome: InboxQuery = { scope: 'mine', q: '', type: '', sort: 'newest', page: 1 };

/** What of a scope is listed, as a filter of the rows of any kind. */
export const filterOf = ({ scope, q }: Pick<InboxQuery, 'scope' | 'q'>, reader: string) => ({
  ...(scope === 'mine'
    ? { waitingFor: { eq: reader } }
    : { status: { in: ['PENDING' as const, 'NEED_EXTRA_DETAIL' as const] } }),
  ...(q && { q }),
});

/** How a kind that has these columns is sorted. */
export const ordersBy = <Day extends string>(day: Day) =>
  ({
    oldest: { sortBy: 'requestedDateTime', descending: false },
    newest: { sortBy: 'requestedDateTime', descending: true },
    begin: { sortBy: day, descending: false },
    name: { sortBy: 'name', descending: false },
  }) as const;
