import { today, todayIn } from '@kadro/ui';
import { useGetOne, useReference } from 'react-admin';

interface Place {
  id: string;
  zone: string;
}

/** Today where a branch is, for null in the organization: the day that the server takes for a change without one. */
export function useTodayAt(branchId: string | null | undefined): string {
  const { referenceRecord: branch } = useReference<Place>({
    reference: 'branches',
    id: branchId ?? '',
    options: { enabled: Boolean(branchId) },
  });
  const { data: organization } = useGetOne<Place>('organization', { id: 'own' }, { enabled: branchId === null });
  const place = branchId ? branch : organization;
  return place ? todayIn(place.zone) : today();
}

/** Today where a person works. */
export function useTodayOf(employeeId: string): string {
  const { data } = useGetOne<{ id: string; branchId: string | null }>('employees', { id: employeeId });
  return useTodayAt(data?.branchId);
}
