import { useFormat, useT } from '@kadro/i18n';
import { ConfirmDialog, PageTitle, Section, SkeletonBlock } from '@kadro/ui';
import Button from '@mui/material/Button';
import { useEffect, useState } from 'react';
import { ShowBase, useShowContext } from 'react-admin';
import { FactColumns } from '../../../fields/FactColumns.tsx';
import { useCommand } from '../../../form/use-command.ts';
import { BackLink } from '../../../parts/BackLink.tsx';
import { RecordFailure } from '../../../parts/RecordFailure.tsx';
import { Progress } from '../../../parts/progress/Bar.tsx';
import { PersonName } from '../../../people/PersonName.tsx';
import { RecordPage } from '../../../records/PageBody.tsx';
import { type BulkUpdate, type ChangeType, changeTypes } from './change.ts';
import { UpdateState } from './ListPage.tsx';
import { Value } from './Preview.tsx';
import { Report } from './Report.tsx';

const pollMs = 1000;
const polled = {
  refetchInterval: (query: { state: { data?: BulkUpdate } }) =>
    query.state.data?.state === 'RUNNING' ? pollMs : false,
};

export function UpdateShow() {
  const t = useT('bulk');
  return (
    <ShowBase<BulkUpdate> resource="bulk-updates" redirectOnError={false} queryOptions={polled}>
      <BackLink to="/bulk-updates">{t('listTitle')}</BackLink>
      <RecordPage>
        <Body />
      </RecordPage>
    </ShowBase>
  );
}

function Body() {
  const t = useT('bulk');
  const { record, isPending, error, refetch } = useShowContext<BulkUpdate>();
  const c = useT('console');
  const changeType = changeTypes.find(({ kind }) => kind === record?.kind);
  const title = changeType ? c(changeType.label) : t('listTitle');
  useEffect(() => void (document.title = `${title} · Kadro`), [title]);
  if (error && !record) return <RecordFailure error={error} absent={t('notFound')} onRetry={() => void refetch()} />;
  if (isPending || !record) return <SkeletonBlock lines={8} />;
  return (
    <>
      <PageTitle title={title} actions={record.state === 'RUNNING' && <Stop update={record} />} />
      <Section title={t('console:progress')}>
        <Progress job={record} />
      </Section>
      <Facts update={record} changeType={changeType} />
      <Report update={record} />
    </>
  );
}

function Facts({ update, changeType }: { update: BulkUpdate; changeType?: ChangeType }) {
  const t = useT('bulk');
  const { date, dateTime, number } = useFormat();
  const facts = [
    { id: 'to', label: t('to'), value: changeType && <Value changeType={changeType} ids={update.target} /> },
    { id: 'state', label: t('common:common.status'), value: <UpdateState state={update.state} /> },
    { id: 'on', label: t('on'), value: date(update.effectiveOn ?? update.requestedAt.slice(0, 10)) },
    { id: 'total', label: t('total'), value: number(update.total) },
    { id: 'by', label: t('askedBy'), value: <PersonName id={update.requestedBy} /> },
    { id: 'at', label: t('askedAt'), value: dateTime(update.requestedAt) },
  ];
  return <FactColumns facts={facts} />;
}

function Stop({ update: { id, done, total } }: { update: BulkUpdate }) {
  const t = useT('bulk');
  const { number } = useFormat();
  const run = useCommand();
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button variant="outlined" className="no-print" onClick={() => setOpen(true)}>
        {t('stop')}
      </Button>
      <ConfirmDialog
        open={open}
        title={t('stopTitle')}
        effect={t('stopEffect', { done: number(done), total: number(total) })}
        confirm={t('stop')}
        cancel={t('common:action.dismiss')}
        onConfirm={() => run({ method: 'PUT', path: `employees/update/${id}/cancel`, body: {} })}
        onClose={() => setOpen(false)}
      />
    </>
  );
}
