import { useFormat } from '@kadro/i18n';
import { useQuery } from '@tanstack/react-query';
import { useDataProvider, useGetList, type DataProvider } from 'react-admin';
import { fullName, type PersonRow } from '../../../people/person.ts';
import { type DayRow } from '../day/model.ts';
import { type Grouping, groupsOf, sortOf } from './board/grouping.ts';

/** People of a page: a week of them is one read. */
export const peoplePerPage = 14;
const rowsPerRead = 100;

export interface RosterRow {
  person: PersonRow;
  /** By date. */
  days: ReadonlyMap<string, DayRow>;
}

interface Asked {
  days: readonly string[];
  branchId: string;
  teamId: string;
  page: number;
  grouping: Grouping;
}

/** The day records of some people and days, in as many reads as they need. */
async function daysOf(provider: DataProvider, ids: readonly string[], days: readonly string[]): Promise<DayRow[]> {
  const filter = { employeeId: [...ids], date: { from: days[0], to: days.at(-1) } };
  const reads = Math.ceil((ids.length * days.length) / rowsPerRead);
  const pages = await Promise.all(
    Array.from({ length: reads }, (_, at) =>
      provider.getList<DayRow>('timesheets', {
        pagination: { page: at + 1, perPage: rowsPerRead },
        sort: { field: 'date', order: 'ASC' },
        filter,
      }),
    ),
  );
  return pages.flatMap(({ data }) => data);
}

/** A page of people with their days: who is employed, by place and name. */
export function useRoster({ days, branchId, teamId, page, grouping }: Asked) {
  const { compare } = useFormat();
  const provider = useDataProvider();
  const people = useGetList<PersonRow>('employees', {
    pagination: { page, perPage: peoplePerPage },
    sort: { field: sortOf(grouping, { branchId, teamId }), order: 'ASC' },
    filter: { status: 'ACTIVE', ...(branchId && { branchId }), ...(teamId && { teamId }) },
  });
  const ids = (people.data ?? []).map(({ id }) => id);
  const roster = useQuery({
    queryKey: ['timesheets', 'roster', ids, days[0], days.length],
    queryFn: () => daysOf(provider, ids, days),
    enabled: ids.length > 0,
  });
  const named = (people.data ?? []).toSorted((a, b) => compare(fullName(a), fullName(b)));
  const groups = groupsOf(
    named.map((person): RosterRow => ({
      person,
      days: new Map((roster.data ?? []).flatMap((day) => (day.employeeId === person.id ? [[day.date, day]] : []))),
    })),
    grouping,
  );
  return {
    groups,
    rows: groups.flatMap((one) => one.rows),
    total: people.total ?? 0,
    isPending: people.isPending || (ids.length > 0 && roster.isPending),
    error: people.error ?? roster.error,
    retry: () => void Promise.all([people.refetch(), roster.refetch()]),
  };
}
