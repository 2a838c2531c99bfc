import { today } from '@kadro/ui';
import { useReference } from 'react-admin';

/** Today (YYYY-MM-DD) in an IANA zone. */
export const todayIn = (zone: string, now = new Date()): string =>
  new Intl.DateTimeFormat('en-CA', { timeZone: zone, year: 'numeric', month: '2-digit', day: '2-digit' }).format(now);

/** Today where a branch is: the day that the server takes for a change without one. */
export function useTodayAt(branchId: string | null | undefined): string {
  const { referenceRecord } = useReference<{ id: string; zone: string }>({
    reference: 'branches',
    id: branchId ?? '',
    options: { enabled: Boolean(branchId) },
  });
  return referenceRecord ? todayIn(referenceRecord.zone) : today();
}
