import { type Api } from '@kadro/api';
import { usePortal } from '../../../core/context.tsx';
import { answered, type Question, questionOf } from '../../../core/questions.ts';
import { type Read, useRead } from '../../../core/use-read.ts';
import {
  LeaveRequestTotalsDocument,
  type LeaveRequestTotalsQuery,
  TeamAbsencesDocument,
  type TeamAbsencesQueryVariables,
} from '../../../generated/graphql.ts';
import { type LeaveRequest, type TeamAbsences } from '../data/types.ts';

type LeaveRequestTotals = NonNullable<LeaveRequestTotalsQuery['leaveRequestTotals']>;

/** The requester's team in the weeks of the request; null where the reader may see nothing of it (any more). */
export function useTeamOf({ id, status }: Pick<LeaveRequest, 'id' | 'status'>): Read<TeamAbsences | null> {
  const { api } = usePortal();
  return useRead(teamQuestion(api, { requestId: id }, status));
}

/** The people whom the reader manages, from a day to another; null where there are none. */
export function useManagedTeam(status: string, from: string, to: string): Read<TeamAbsences | null> {
  const { api } = usePortal();
  return useRead(teamQuestion(api, { from, to }, status));
}

/** Deciding the request changes who is away. */
function teamQuestion(api: Api, variables: TeamAbsencesQueryVariables, status: string): Question<TeamAbsences | null> {
  const { queryKey, queryFn } = questionOf(api, TeamAbsencesDocument, variables, ({ teamAbsences }, errors) =>
    errors.length > 0 ? answered(teamAbsences, errors) : (teamAbsences ?? null),
  );
  return { queryKey: [...queryKey, status], queryFn };
}

/** Of a person's requests in the year of a day, as far as the reader may see them; deciding one changes them. */
export function useTotalsOf(employeeId: string, day: string, status: string): Read<LeaveRequestTotals> {
  const { api } = usePortal();
  const variables = { employeeId, year: Number(day.slice(0, 4)) };
  const { queryKey, queryFn } = questionOf(api, LeaveRequestTotalsDocument, variables, (data, errors) =>
    answered(data.leaveRequestTotals, errors),
  );
  return useRead({ queryKey: [...queryKey, status], queryFn });
}
