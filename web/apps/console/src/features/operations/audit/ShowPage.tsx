import { useT } from '@kadro/i18n';
import { PageTitle, SkeletonBlock } from '@kadro/ui';
import { useEffect } from 'react';
import { ShowBase, useShowContext } from 'react-admin';
import { useEventName } from '../../../history/use-words.ts';
import { BackLink } from '../../../parts/BackLink.tsx';
import { RecordFailure } from '../../../parts/RecordFailure.tsx';
import { RecordPage } from '../../../records/PageBody.tsx';
import { AuditEntryDetails } from './Details.tsx';
import { type AuditDetail } from './model.ts';

export function AuditEntryShow() {
  const t = useT('console');
  return (
    <ShowBase<AuditDetail> resource="audit-log" redirectOnError={false}>
      <BackLink to="/audit-log">{t('nav.audit-log')}</BackLink>
      <RecordPage>
        <Body />
      </RecordPage>
    </ShowBase>
  );
}

function Body() {
  const t = useT('console-history');
  const { record, isPending, error, refetch } = useShowContext<AuditDetail>();
  const eventName = useEventName();
  const title = record ? eventName(record.type) : t('console:nav.audit-log');
  useEffect(() => void (document.title = `${title} · Kadro`), [title]);
  if (error && !record)
    return <RecordFailure error={error} absent={t('audit.notFound')} onRetry={() => void refetch()} />;
  if (isPending || !record) return <SkeletonBlock lines={8} />;
  return (
    <>
      <PageTitle title={title} />
      <AuditEntryDetails entry={record} title={false} />
    </>
  );
}
