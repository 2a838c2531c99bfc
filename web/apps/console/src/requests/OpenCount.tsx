import { useT } from '@kadro/i18n';
import { type ComponentType } from 'react';
import { useGetOne } from 'react-admin';
import { CountBadge } from '../parts/CountBadge.tsx';

const polled = { refetchInterval: 60_000, retry: false };

/** The number of open requests in reach, by the resource that counts them; hidden at zero and while unknown. */
export const openCountOf = (resource: string): ComponentType =>
  function OpenCount() {
    const t = useT('console');
    const { data } = useGetOne<{ id: string; count: number | null }>(resource, { id: 'own' }, polled);
    return data?.count ? <CountBadge label={t('nav.openRequests')} count={data.count} /> : null;
  };
