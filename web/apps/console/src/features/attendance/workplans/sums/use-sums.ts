import { useDebounced } from '@kadro/ui';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import {
  PlannedWorkTimeDocument,
  type PlannedWorkTimeQuery,
  type PlannedWorkTimeQueryVariables,
} from '../../../../generated/graphql.ts';
import { ask } from '../../../../server/ask.ts';
import { type Drafts, paintedDays } from '../board/drafts.ts';
import { painting } from '../coverage/use-coverage.ts';

export type Sums = NonNullable<PlannedWorkTimeQuery['plannedWorkTime']>[number];

interface Asked {
  people: readonly string[];
  days: readonly string[];
  drafts: Drafts;
}

/** What people are planned to work on the days of the board, with what is painted, and their leave: the server counts. */
export function useSums({ people, days, drafts }: Asked): (person: string) => Sums | undefined {
  const painted = useDebounced(drafts, painting);
  const variables: PlannedWorkTimeQueryVariables = {
    employeeIds: [...people],
    from: days[0] ?? '',
    to: days.at(-1) ?? '',
    drafts: paintedDays(painted, days).filter(({ employeeId }) => people.includes(employeeId)),
  };
  const { data = [] } = useQuery({
    queryKey: ['timesheets', 'planned', variables],
    queryFn: ({ signal }) => ask(PlannedWorkTimeDocument, variables, signal, ({ plannedWorkTime }) => plannedWorkTime),
    enabled: people.length > 0,
    // sums stay while what is painted is counted
    placeholderData: keepPreviousData,
  });
  return (person) => data.find(({ employeeId }) => employeeId === person);
}
