import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useGetList } from 'react-admin';
import { WorksheetDaysDocument, type WorksheetRecordFragment } from '../../../../generated/graphql.ts';
import { ask } from '../../../../server/ask.ts';

export type Pattern = Pick<WorksheetRecordFragment, 'id' | 'name' | 'branchId' | 'length' | 'days'>;

/** Patterns of a branch, or of all of them, by name. */
export function usePatterns(branchId: string): { patterns: readonly Pattern[]; isPending: boolean } {
  const { data = [], isPending } = useGetList<Pattern>('worksheets', {
    pagination: { page: 1, perPage: 50 },
    sort: { field: 'name', order: 'ASC' },
    filter: { archived: false },
  });
  return { patterns: data.filter((one) => !branchId || !one.branchId || one.branchId === branchId), isPending };
}

/** What a pattern has on some days, when it begins so many days later than it is anchored. */
export function usePatternDays(worksheetId: string, days: readonly string[], offset: number) {
  const variables = { worksheetId, from: days[0] ?? '', to: days.at(-1) ?? '', offset };
  return useQuery({
    queryKey: ['worksheets', 'days', variables],
    queryFn: ({ signal }) => ask(WorksheetDaysDocument, variables, signal, ({ worksheetDays }) => worksheetDays),
    enabled: worksheetId !== '',
    placeholderData: keepPreviousData,
  });
}
