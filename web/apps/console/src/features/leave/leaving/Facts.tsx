import { useFormat, useT } from '@kadro/i18n';
import { FactList } from '@kadro/ui';
import { useGetList } from 'react-admin';
import { useBalances } from '../balances/ByType.tsx';

const open = { status: ['PENDING', 'NEED_EXTRA_DETAIL'] };
const onlyCount = {
  pagination: { page: 1, perPage: 1 },
  sort: { field: 'requestedDateTime', order: 'DESC' },
} as const;

export function LeavingLeave({ employeeId }: { employeeId: string }) {
  const t = useT('console-leave');
  const { number } = useFormat();
  const { total } = useGetList('leave-requests', { ...onlyCount, filter: { ...open, employeeId } });
  const { data: balances = [] } = useBalances(employeeId);
  const remaining = balances.filter(({ balance }) => balance !== 0);
  return (
    <FactList
      facts={[
        { id: 'requests', label: t('leaving.requests'), value: total === undefined ? '…' : number(total) },
        ...remaining.map(({ leaveTypeId, leaveType, balance }) => ({
          id: leaveTypeId,
          label: t('leaving.balance', { type: leaveType?.name ?? '' }),
          value: t('common:unit.days', { count: balance }),
        })),
      ]}
    />
  );
}
