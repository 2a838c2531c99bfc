import { keepPreviousData } from '@tanstack/react-query';
import { useGetList, useGetOne } from 'react-admin';
import {
  PeriodTotalsDocument,
  type PeriodTotalsQuery,
  type PeriodTotalsQueryVariables,
} from '../../../../generated/graphql.ts';
import { type Asked, readRetry } from '../../../../server/read-retry.ts';
import { asked, type Resource } from '../../../../server/resource.ts';
import { type Difference, type PeriodRow } from '../../periods/model.ts';

const most = { page: 1, perPage: 100 };
const one = { page: 1, perPage: 1 };
const byMonth = { field: 'month', order: 'ASC' } as const;
const byDate = { field: 'date', order: 'ASC' } as const;
const newest = { field: 'recordedAt', order: 'DESC' } as const;

const pollMs = 3000;
const polled = {
  refetchInterval: (query: Asked<{ data?: readonly PeriodRow[] }>) =>
    query.state.data?.data?.some(({ state }) => state === 'CLOSING') ? pollMs : readRetry.refetchInterval(query),
};

const rangeOf = (dates: readonly string[]) => ({ from: dates[0], to: dates.at(-1) });

/** The month of each branch, or of one, once it has a day record; read again while one is being closed. */
export function useClosings(dates: readonly string[], branchId?: string): readonly PeriodRow[] {
  const filter = { month: rangeOf(dates), ...(branchId && { branchId }) };
  const { data = [] } = useGetList<PeriodRow>('periods', { pagination: most, sort: byMonth, filter }, polled);
  return data;
}

/** How many days of a closed month are others now; undefined until that is known. */
export function useChangedDays({ id }: PeriodRow): number | undefined {
  return useGetList('period-differences', { pagination: one, sort: byDate, filter: { periodId: id } }).total;
}

/** What is other than it was closed on days of a month, by person. */
export function useDifferences(
  ids: readonly string[],
  dates: readonly string[],
  isClosed: boolean,
): ReadonlyMap<string, readonly Difference[]> {
  const filter = { employeeId: ids, date: rangeOf(dates) };
  const { data = [] } = useGetList<Difference>(
    'period-differences',
    { pagination: most, sort: byDate, filter },
    { enabled: isClosed && ids.length > 0, placeholderData: keepPreviousData },
  );
  return Map.groupBy(data, ({ employeeId }) => employeeId);
}

/** The latest differences of the closed months of all branches, or of one; as long as none is closed, nothing is asked. */
export function useAfterClosing(dates: readonly string[], branchId: string | undefined, isClosed: boolean) {
  const filter = { date: rangeOf(dates), ...(branchId && { branchId }) };
  return useGetList<Difference>(
    'period-differences',
    { pagination: most, sort: newest, filter },
    { enabled: isClosed },
  );
}

/** Sums of closed months: the id is their filter. */
export const periodTotals: Resource = {
  one: ({ id }) => {
    const filter: PeriodTotalsQueryVariables = JSON.parse(String(id));
    return asked(PeriodTotalsDocument, filter, ({ periodTotals: totals }) => ({ data: { id, totals } }));
  },
};

/** What the closed months of all branches, or of one, come to; null where none is closed, undefined until it is known. */
export function useClosedTotals(month: string, branchId: string | undefined) {
  const { data } = useGetOne<{ id: string; totals: PeriodTotalsQuery['periodTotals'] }>(
    'period-totals',
    { id: JSON.stringify({ month, ...(branchId && { branchId }) }) },
    { placeholderData: keepPreviousData },
  );
  return data?.totals;
}
