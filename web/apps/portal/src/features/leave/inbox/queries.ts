import { useLanguage } from '@kadro/i18n';
import { usePortal, useUser } from '../../../core/context.tsx';
import { type InboxScope } from './use-count.ts';
import * as documents from '../data/documents.ts';
import { type LeaveBalance, type LeaveRequest, type LeaveRow, type TeamAbsences } from '../data/types.ts';
import { type CachedQuery, useCachedQuery } from '../../../core/use-cached-query.ts';

const leaveDecisions = `query LeaveDecisions($rows: Int!) {
  leaveRequests(rowsPerPage: $rows, sortBy: updatedDateTime, descending: true) {
    items { steps { managerId actedBy state at } }
  }
}`;

const teamAbsences = `query TeamAbsences($requestId: String, $from: String, $to: String) {
  teamAbsences(requestId: $requestId, from: $from, to: $to) {
    size days { date away } people { employeeId days { date part pending } person { ${documents.personCard} } }
  }
}`;

const quiet = { silent: true };
export const inboxPageSize = 25;
const most = 100;

export const sorts = ['newest', 'oldest', 'begin', 'name'] as const;
export type InboxSort = (typeof sorts)[number];
const orders: Record<InboxSort, { sortBy: string; descending: boolean }> = {
  oldest: { sortBy: 'requestedDateTime', descending: false },
  newest: { sortBy: 'requestedDateTime', descending: true },
  begin: { sortBy: 'beginDate', descending: false },
  name: { sortBy: 'name', descending: false },
};

export interface InboxQuery {
  scope: InboxScope;
  q: string;
  leaveTypeId: string;
  sort: InboxSort;
  /** From 1. */
  page: number;
}

export interface RowPage {
  items: LeaveRow[];
  total: number;
  capped: boolean;
}

type Rows = { leaveRequests: { items: LeaveRow[] | null; total: number; capped: boolean | null } | null };

/** A field that is null because its service is down is an error, not an empty answer. */
function known<T>(value: T | null | undefined): T {
  if (value === null || value === undefined) throw new Error('The leave service does not answer');
  return value;
}

export const inboxKey = (language: string, { scope, q, leaveTypeId, sort, page }: InboxQuery): string =>
  `inbox/${language}/${[scope, leaveTypeId, sort, page, q].join('/')}`;

export function useInbox(question: InboxQuery, rowsPerPage = inboxPageSize): CachedQuery<RowPage> {
  const { api } = usePortal();
  const { id } = useUser();
  const language = useLanguage();
  return useCachedQuery(inboxKey(language, question), async () => {
    const { scope, q, leaveTypeId, sort, page } = question;
    const asked = scope === 'mine' ? { waitingFor: { eq: id } } : { status: { in: ['PENDING', 'NEED_EXTRA_DETAIL'] } };
    const filter = { ...asked, ...(q && { q }), ...(leaveTypeId && { leaveTypeId: { eq: leaveTypeId } }) };
    const { data } = await api.query<Rows>(
      documents.leaveRequests,
      { page: page - 1, rowsPerPage, ...orders[sort], filter },
      quiet,
    );
    const { items, total, capped } = known(data.leaveRequests);
    return { items: items ?? [], total, capped: capped ?? false };
  });
}

/** The requester's team on the dates of the request, and the number away in six weeks from the first. */
export function useTeamOf(
  request: Pick<LeaveRequest, 'id' | 'beginDate' | 'endDate' | 'status'>,
  from: string,
  to: string,
): CachedQuery<TeamAbsences> {
  const { api } = usePortal();
  return useCachedQuery(`inbox-team/${[request.id, request.status, from, to].join('/')}`, async () => {
    const { data } = await api.query<{ teamAbsences: TeamAbsences | null }>(
      teamAbsences,
      { requestId: request.id, from, to },
      quiet,
    );
    return known(data.teamAbsences);
  });
}

/** The balance of a person for a leave type on a date; null for a type without one. */
export function useBalanceOf({
  employeeId,
  leaveTypeId,
  endDate,
  status,
}: LeaveRequest): CachedQuery<LeaveBalance | null> {
  const { api } = usePortal();
  return useCachedQuery(`inbox-balance/${[employeeId, leaveTypeId, endDate, status].join('/')}`, async () => {
    const { data } = await api.query<{ leaveBalances: LeaveBalance[] | null }>(
      documents.leaveBalances,
      { employeeId, on: endDate },
      quiet,
    );
    return known(data.leaveBalances).find((one) => one.leaveTypeId === leaveTypeId) ?? null;
  });
}

/** A person's requests in the year of a day, as far as the reader may see them. */
export function useYearOf(employeeId: string, day: string): CachedQuery<LeaveRow[]> {
  const { api } = usePortal();
  const year = day.slice(0, 4);
  return useCachedQuery(`inbox-year/${employeeId}/${year}`, async () => {
    const filter = { employeeId: { eq: employeeId }, beginDate: { from: `${year}-01-01`, to: `${year}-12-31` } };
    const { data } = await api.query<Rows>(
      documents.leaveRequests,
      { page: 0, rowsPerPage: most, ...orders.begin, filter },
      quiet,
    );
    return known(data.leaveRequests).items ?? [];
  });
}

/** How many requests the signed-in user has decided since midnight. */
export function useDecidedToday(): CachedQuery<number> {
  const { api } = usePortal();
  const { id } = useUser();
  return useCachedQuery(`inbox-decided/${id}`, async () => {
    const { data } = await api.query<{ leaveRequests: { items: Pick<LeaveRow, 'steps'>[] | null } | null }>(
      leaveDecisions,
      { rows: most },
      quiet,
    );
    const midnight = new Date().setHours(0, 0, 0, 0);
    const isMine = ({ steps }: Pick<LeaveRow, 'steps'>) =>
      steps.some(
        ({ managerId, actedBy, state, at }) =>
          (actedBy ?? managerId) === id &&
          ['APPROVED', 'DENIED', 'SUPER_ADMIN'].includes(state) &&
          at !== null &&
          new Date(at).getTime() >= midnight,
      );
    return (known(data.leaveRequests).items ?? []).filter(isMine).length;
  });
}
