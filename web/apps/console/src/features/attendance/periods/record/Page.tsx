import { useT } from '@kadro/i18n';
import { SkeletonBlock } from '@kadro/ui';
import { ShowBase, useShowContext } from 'react-admin';
import { useParams } from 'react-router';
import { BackLink } from '../../../../parts/BackLink.tsx';
import { RecordFailure } from '../../../../parts/RecordFailure.tsx';
import { RecordPage } from '../../../../records/PageBody.tsx';
import { type Asked, readRetry } from '../../../../server/read-retry.ts';
import { type Period } from '../model.ts';
import { Differences } from './Differences.tsx';
import { People } from './People.tsx';
import { Taken } from './Taken.tsx';

const pollMs = 1000;
const polled = {
  refetchInterval: (query: Asked<Period>) =>
    query.state.data?.state === 'CLOSING' ? pollMs : readRetry.refetchInterval(query),
};

/** A month of a branch: what it was closed with, and what was found since. */
export function PeriodShow() {
  return (
    <ShowBase<Period> resource="periods" redirectOnError={false} queryOptions={polled}>
      <Body />
    </ShowBase>
  );
}

function Body() {
  const t = useT('console');
  const part = useParams()['*'];
  const { record: period, error, refetch } = useShowContext<Period>();
  if (!period)
    return (
      <>
        <BackLink to="/periods">{t('nav.periods')}</BackLink>
        <RecordPage>
          {error ? (
            <RecordFailure error={error} absent={t('record.notFound')} onRetry={() => void refetch()} />
          ) : (
            <SkeletonBlock lines={12} />
          )}
        </RecordPage>
      </>
    );
  if (part === 'differences') return <Differences period={period} />;
  return part === 'taken' ? <Taken period={period} /> : <People period={period} />;
}
