import { type Api } from '@kadro/api';
import { dayOf, today } from '@kadro/ui';
import { usePortal, useUser } from '../../../core/context.tsx';
import { answered, type Question, questionOf } from '../../../core/questions.ts';
import { type Read, useRead } from '../../../core/use-read.ts';
import {
  LeaveDecisionsDocument,
  type LeaveDecisionsQuery,
  LeaveRequestTotalsDocument,
  type LeaveRequestTotalsQuery,
  TeamAbsencesDocument,
  type TeamAbsencesQueryVariables,
} from '../../../generated/graphql.ts';
import { type LeaveRequest, type TeamAbsences } from '../data/types.ts';

type LeaveRequestTotals = NonNullable<LeaveRequestTotalsQuery['leaveRequestTotals']>;

const most = 100;

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

type Decided = NonNullable<LeaveDecisionsQuery['leaveRequests']>['items'][number];
const decisions = ['APPROVED', 'DENIED', 'SUPER_ADMIN'];

/** How many requests the signed-in user has decided since midnight. */
export function useDecidedToday(): Read<number> {
  const { api } = usePortal();
  const { id } = useUser();
  return useRead(decidedTodayQuestion(api, id));
}

function decidedTodayQuestion(api: Api, reader: string): Question<number> {
  const { queryKey, queryFn } = questionOf(api, LeaveDecisionsDocument, { rows: most }, (data, errors) => {
    return answered(data.leaveRequests, errors).items.filter(decidedOn(today(), reader)).length;
  });
  return { queryKey: [...queryKey, reader], queryFn };
}

const decidedOn =
  (day: string, reader: string) =>
  ({ steps }: Decided): boolean =>
    steps.some(
      ({ managerId, actedBy, state, at }) =>
        (actedBy ?? managerId) === reader && decisions.includes(state) && at !== null && dayOf(at) === day,
    );
