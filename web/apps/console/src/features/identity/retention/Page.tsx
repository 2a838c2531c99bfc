import { useT } from '@kadro/i18n';
import { PageTitle, phone, SkeletonBlock, ReadFailure } from '@kadro/ui';
import { styled } from '@mui/material/styles';
import { useEffect, useState } from 'react';
import { useGetOne } from 'react-admin';
import { type DuePerson } from '../personal-data/classes.ts';
import { type Organization } from '../settings/organization.ts';
import { RetentionPeriods } from './Periods.tsx';
import { DueBulk } from './DueBar.tsx';
import { DuePeople } from './DuePeople.tsx';

const Head = styled('div')({ padding: '14px 20px 0', [phone]: { paddingInline: 14 } });
const Body = styled('div')({
  display: 'grid',
  gap: 32,
  padding: 20,
  maxWidth: 900,
  minWidth: 0,
  [phone]: { paddingInline: 14 },
});

export function Retention() {
  const t = useT('privacy');
  const { data, error, isPending, refetch } = useGetOne<Organization>('organization', { id: 'own' });
  const [chosen, setChosen] = useState<readonly DuePerson[]>([]);
  useEffect(() => void (document.title = `${t('retention.title')} · Kadro`), [t]);
  return (
    <>
      <Head>
        <PageTitle title={t('retention.title')} />
      </Head>
      <Body>
        {error && !data ? (
          <ReadFailure error={error} title={t('console:list.failed')} onRetry={() => void refetch()} />
        ) : isPending || !data ? (
          <SkeletonBlock lines={8} />
        ) : (
          <RetentionPeriods organization={data} />
        )}
        <DuePeople chosen={chosen} onChoose={setChosen} />
      </Body>
      <DueBulk people={chosen} onClear={() => setChosen([])} />
    </>
  );
}
