import { useDebounced } from '@kadro/ui';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useDataProvider } from 'react-admin';
import { CoverageDocument, type CoverageQuery, type CoverageQueryVariables } from '../../../../generated/graphql.ts';
import { asked, found, type Resource } from '../../../../server/resource.ts';
import { cellOf, type Drafts } from '../board/drafts.ts';

export type Coverage = NonNullable<CoverageQuery['coverage']>;
export type Place = Coverage['places'][number];
export type ShiftCoverage = Place['shifts'][number];
export type DayCoverage = ShiftCoverage['days'][number];

export const placeKey = ({ branchId, teamId }: Place): string => `${branchId} ${teamId}`;

/** Of a cell. */
export const keyOf = (place: Place, { shiftId }: ShiftCoverage, date: string): string =>
  `${placeKey(place)} ${shiftId} ${date}`;

/** What is asked for is its id: nothing else names a coverage. */
export const coverage: Resource = {
  one: ({ id }) =>
    asked(CoverageDocument, JSON.parse(String(id)) as CoverageQueryVariables, ({ coverage: answer }) => ({
      data: { id, ...found(answer) },
    })),
};

interface Asked {
  days: readonly string[];
  branchId: string;
  teamId: string;
  drafts: Drafts;
}

const painting = 250;

/** Of the days of the board that are painted and not set. */
const draftsOf = (drafts: Drafts, days: readonly string[]): NonNullable<CoverageQueryVariables['drafts']> =>
  [...drafts].flatMap(([key, shiftIds]) => {
    const { person: employeeId, date } = cellOf(key);
    return days.includes(date) ? [{ employeeId, date, shiftIds: [...shiftIds] }] : [];
  });

/** Need against plan on the days of the board, with what is painted: the server counts. */
export function useCoverage({ days, branchId, teamId, drafts }: Asked) {
  const provider = useDataProvider();
  const painted = useDebounced(drafts, painting);
  const variables: CoverageQueryVariables = {
    branchId: branchId || null,
    teamId: teamId || null,
    from: days[0] ?? '',
    to: days.at(-1) ?? '',
    drafts: draftsOf(painted, days),
  };
  return useQuery({
    queryKey: ['timesheets', 'coverage', variables],
    queryFn: async () =>
      (await provider.getOne<Coverage & { id: string }>('coverage', { id: JSON.stringify(variables) })).data,
    // squares stay while what is painted is counted
    placeholderData: keepPreviousData,
  });
}

export type CoverageRead = ReturnType<typeof useCoverage>;
