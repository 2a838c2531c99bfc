import { keepPreviousData } from '@tanstack/react-query';
import { useGetOne } from 'react-admin';
import {
  TimesheetMonthsDocument,
  type TimesheetMonthsQuery,
  TimesheetTotalsDocument,
  type TimesheetTotalsQuery,
  type TimesheetTotalsQueryVariables,
} from '../../../../generated/graphql.ts';
import { asked, type Resource } from '../../../../server/resource.ts';
import { type Difference } from '../../periods/model.ts';

export type PersonMonth = NonNullable<TimesheetMonthsQuery['timesheetMonths']>[number];
export type DayOfMonth = PersonMonth['days'][number];
/** What is known of somebody's month. */
export interface MonthOf {
  known: PersonMonth | undefined;
  /** Of days that are others than they were closed. */
  differences: readonly Difference[];
  /** That of the person's branch. */
  isClosed: boolean;
}

export type Totals = NonNullable<TimesheetTotalsQuery['timesheetTotals']>;

interface Months {
  id: string;
  people: readonly PersonMonth[];
}

/** Months of people: the id is the month with the ids of the people. */
export const timesheetMonths: Resource = {
  one: ({ id }) => {
    const [month = '', ...employeeIds] = String(id).split(' ');
    return asked(TimesheetMonthsDocument, { month, employeeIds }, ({ timesheetMonths: people }) => ({
      data: { id, people: people ?? [] },
    }));
  },
};

/** Sums of a filter: the id is the filter. */
export const timesheetTotals: Resource = {
  one: ({ id }) => {
    const filter: TimesheetTotalsQueryVariables = JSON.parse(String(id));
    return asked(TimesheetTotalsDocument, filter, ({ timesheetTotals: totals }) => ({ data: { id, totals } }));
  },
};

/** The months of the people of a page, by person; undefined until they are known. */
export function useMonths(ids: readonly string[], month: string): ReadonlyMap<string, PersonMonth> | undefined {
  const { data } = useGetOne<Months>(
    'timesheet-months',
    { id: [month, ...ids].join(' ') },
    { enabled: ids.length > 0, placeholderData: keepPreviousData },
  );
  return data && new Map(data.people.map((one) => [one.employeeId, one]));
}

/** What all days of a filter come to; null where they are too many, undefined until it is known. */
export function useTotals(filter: TimesheetTotalsQueryVariables): Totals | null | undefined {
  const { data } = useGetOne<{ id: string; totals: Totals | null }>(
    'timesheet-totals',
    { id: JSON.stringify(filter) },
    { placeholderData: keepPreviousData },
  );
  return data?.totals;
}
