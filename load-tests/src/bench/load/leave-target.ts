import { type Account, type Api } from '../../shared/api.ts';
import { type Target } from './command-load.ts';

const firstDay = Temporal.PlainDate.from('2030-01-01');

/** The body of a request for one day, the n-th from a first one (0, 1, ...). */
export const oneDay = (leaveTypeId: string, n: number, from = firstDay): Record<string, string> => ({
  leaveTypeId,
  duration: 'FULL_DAY',
  beginDate: from.add({ days: n }).toString(),
  reason: 'A day of rest by the sea',
});

/** Requests for one day each, a person's on consecutive days. */
export function requestsAt(url: string, leaveTypeId: string, path = '/leave/api/v1/leave-requests'): Target {
  const counts = new Map<string, number>();
  const next = ({ id }: Account) => {
    const n = counts.get(id) ?? 0;
    counts.set(id, n + 1);
    return { path, body: oneDay(leaveTypeId, n) };
  };
  return { url, method: 'POST', next };
}

/** Creates a leave type for whole days; resolves with its id. */
export async function leaveType(
  api: Api,
  admin: Account,
  { tracksBalance }: { tracksBalance: boolean },
): Promise<string> {
  const type = {
    name: { en: 'Annual leave' },
    kind: 'PAID',
    color: '#0f766e',
    durations: ['FULL_DAY'],
    tracksBalance,
    countsCalendarDays: true,
    documentRequired: false,
    reasonRequired: false,
    noticeDays: 0,
    minimumDays: null,
    maximumDays: null,
    advanceDays: 0,
    usageRule: null,
    horizonMonths: 120,
  };
  return String((await api.command(admin, 'POST', 'leave-types', type, 'leave')).id);
}
