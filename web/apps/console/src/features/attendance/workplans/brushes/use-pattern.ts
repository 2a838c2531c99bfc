import { ApiError } from '@kadro/api';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useGetList } from 'react-admin';
import { WorksheetDaysDocument, type WorksheetDaysQueryVariables } from '../../../../generated/graphql.ts';
import { type WorksheetRecordFragment } from '../../../../generated/graphql.ts';
import { api } from '../../../../server/api.ts';

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

/** @throws ApiError where it does not answer */
async function readDays(variables: WorksheetDaysQueryVariables, signal: AbortSignal) {
  const { data, errors } = await api.query(WorksheetDaysDocument, variables, { signal });
  if (!data.worksheetDays) throw new ApiError(503, errors[0]);
  return data.worksheetDays;
}

/** What a pattern has on some days, when it begins so many days later than it is anchored. */
export function usePatternDays(worksheetId: string, days: readonly string[], offset: number) {
  const variables = { worksheetId, from: days[0] ?? '', to: days.at(-1) ?? '', offset };
  return useQuery({
    queryKey: ['worksheets', 'days', variables],
    queryFn: ({ signal }) => readDays(variables, signal),
    enabled: worksheetId !== '',
    placeholderData: keepPreviousData,
  });
}
