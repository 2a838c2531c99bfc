import { useT } from '@kadro/i18n';
import { useGetOne } from 'react-admin';
import { CountBadge } from '../../../parts/CountBadge.tsx';

const polled = { refetchInterval: 60_000, retry: false };

/** The number of open requests in reach; hidden at zero and while unknown. */
export function OpenCount() {
  const t = useT('console');
  const { data } = useGetOne<{ id: string; count: number | null }>('open-leave-requests', { id: 'own' }, polled);
  return data?.count ? <CountBadge label={t('nav.openRequests')} count={data.count} /> : null;
}
