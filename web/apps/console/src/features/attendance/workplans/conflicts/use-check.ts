import { useDebounced } from '@kadro/ui';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { PlanCheckDocument, type PlanCheckQuery, type PlanCheckQueryVariables } from '../../../../generated/graphql.ts';
import { ask } from '../../../../server/ask.ts';
import { draftKey, type Drafts, paintedDays } from '../board/drafts.ts';
import { painting } from '../coverage/use-coverage.ts';
import { inOrder } from './order.ts';

type Answer = NonNullable<PlanCheckQuery['planCheck']>;

export type Conflict = Answer['conflicts'][number];
export type AskedPart = Answer['askedLeave'][number]['part'];
export type Holiday = Answer['holidays'][number];

const nothing: Answer = { conflicts: [], askedLeave: [], holidays: [] };

interface Asked {
  people: readonly string[];
  days: readonly string[];
  drafts: Drafts;
  /** Shifts that are tried where something does not fit. */
  offered: readonly string[];
  /** A reason is given for what is painted in closed months. */
  isCorrection: boolean;
}

/** What the server says of the days of the board beyond the plan: what does not fit, leave that is asked for, holidays. */
export function useCheck({ people, days, drafts, offered, isCorrection }: Asked) {
  const settled = useDebounced(drafts, painting);
  const variables: PlanCheckQueryVariables = {
    employeeIds: [...people],
    from: days[0] ?? '',
    to: days.at(-1) ?? '',
    // what is painted on other pages is not shown
    drafts: paintedDays(settled, days).filter(({ employeeId }) => people.includes(employeeId)),
    offered: [...offered],
  };
  const {
    data = nothing,
    isError,
    refetch,
  } = useQuery({
    queryKey: ['timesheets', 'check', variables],
    queryFn: ({ signal }) => ask(PlanCheckDocument, variables, signal, ({ planCheck }) => planCheck),
    enabled: people.length > 0,
    // what is known stays while what is painted is looked at
    placeholderData: keepPreviousData,
  });
  const open = data.conflicts.filter(({ name }) => !isCorrection || name !== 'period_closed');
  const conflicts = inOrder(open, people);
  const byCell = Map.groupBy(conflicts, ({ employeeId, date }) => draftKey({ person: employeeId, date }));
  const asked = new Map(
    data.askedLeave.map(({ employeeId, date, part }) => [draftKey({ person: employeeId, date }), part]),
  );
  return {
    conflicts,
    /** Where the server does not answer: what is shown may be what was painted before. */
    isUnknown: isError,
    askAgain: () => void refetch(),
    conflictsAt: (person: string, date: string) => byCell.get(draftKey({ person, date })) ?? [],
    askedAt: (person: string, date: string) => asked.get(draftKey({ person, date })),
    holidayOf: (branchId: string | null | undefined, date: string): Holiday | undefined =>
      data.holidays.find((one) => one.date === date && (one.branchId === null || one.branchId === branchId)),
  };
}

export type Check = ReturnType<typeof useCheck>;
