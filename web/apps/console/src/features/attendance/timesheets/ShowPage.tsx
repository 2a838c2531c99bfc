import { useT } from '@kadro/i18n';
import { PageTitle, phone, SkeletonBlock } from '@kadro/ui';
import { styled } from '@mui/material/styles';
import { useEffect } from 'react';
import { ShowBase, useShowContext } from 'react-admin';
import { BackLink } from '../../../parts/BackLink.tsx';
import { RecordFailure } from '../../../parts/RecordFailure.tsx';
import { JoinedHeading } from '../../../people/JoinedPerson.tsx';
import { DayDetails } from '../day/Details.tsx';
import { type DayRow } from '../day/model.ts';

const Page = styled('div')({
  display: 'grid',
  gap: 20,
  padding: '14px 20px 32px',
  maxWidth: 760,
  minWidth: 0,
  [phone]: { paddingInline: 14 },
});

export function TimesheetShow() {
  const t = useT('console');
  return (
    <ShowBase<DayRow> resource="timesheets" redirectOnError={false}>
      <BackLink to="/timesheets">{t('nav.timesheets')}</BackLink>
      <Page>
        <Body />
      </Page>
    </ShowBase>
  );
}

function Body() {
  const t = useT('console');
  const { record, isPending, error, refetch } = useShowContext<DayRow>();
  useEffect(() => void (document.title = `${t('nav.timesheets')} · Kadro`), [t]);
  if (error && !record)
    return <RecordFailure error={error} absent={t('record.notFound')} onRetry={() => void refetch()} />;
  if (isPending || !record) return <SkeletonBlock lines={10} />;
  return (
    <>
      <PageTitle title={<JoinedHeading card={record.employee} />} />
      <DayDetails row={record} />
    </>
  );
}
