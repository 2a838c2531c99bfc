import { useDebounced } from '@kadro/ui';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { CoverageDocument, type CoverageQuery, type CoverageQueryVariables } from '../../../../generated/graphql.ts';
import { ask } from '../../../../server/ask.ts';
import { type Drafts, paintedDays } from '../board/drafts.ts';

export type Coverage = NonNullable<CoverageQuery['coverage']>;
export type Place = Coverage['places'][number];
export type ShiftCoverage = Place['shifts'][number];
export type DayCoverage = ShiftCoverage['days'][number];

export const placeKey = ({ branchId, teamId }: Place): string => `${branchId} ${teamId}`;

/** Of a cell. */
export const keyOf = (place: Place, { shiftId }: ShiftCoverage, date: string): string =>
  `${placeKey(place)} ${shiftId} ${date}`;

interface Asked {
  days: readonly string[];
  branchId: string;
  teamId: string;
  drafts: Drafts;
}

/** Milliseconds in which one goes on painting. */
export const painting = 250;

/** Need against plan on the days of the board, with what is painted: the server counts. */
export function useCoverage({ days, branchId, teamId, drafts }: Asked) {
  const painted = useDebounced(drafts, painting);
  const variables: CoverageQueryVariables = {
    branchId: branchId || null,
    teamId: teamId || null,
    from: days[0] ?? '',
    to: days.at(-1) ?? '',
    drafts: paintedDays(painted, days),
  };
  return useQuery({
    queryKey: ['timesheets', 'coverage', variables],
    queryFn: ({ signal }) => ask(CoverageDocument, variables, signal, ({ coverage }) => coverage),
    // squares stay while what is painted is counted
    placeholderData: keepPreviousData,
  });
}

export type CoverageRead = ReturnType<typeof useCoverage>;
