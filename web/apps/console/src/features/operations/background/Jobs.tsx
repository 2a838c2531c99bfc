import { useFormat, useT } from '@kadro/i18n';
import { ConfirmDialog, feedback, ink, NoValue, VisuallyHidden } from '@kadro/ui';
import Button from '@mui/material/Button';
import { useCallback, useMemo, useState } from 'react';
import { ListBase } from 'react-admin';
import { useCommand, type CommandInput } from '../../../form/use-command.ts';
import { Progress } from '../../../parts/progress/Bar.tsx';
import { type Column } from '../../../table/columns.ts';
import { ListPage, useTotal } from '../../../table/ListPage.tsx';
import { Code } from './Code.tsx';
import { JobName } from './JobName.tsx';
import { JobState } from './JobState.tsx';
import { type BackgroundJob, stepsOf } from './model.ts';
import { jobPaths } from './paths.ts';
import { OperationTabs } from './Tabs.tsx';

const pollMs = 3000;
const newest = { field: 'addedAt', order: 'DESC' } as const;
const polled = { refetchInterval: pollMs, retry: 1 };

export function Jobs() {
  return (
    <ListBase<BackgroundJob> resource="background-jobs" perPage={50} sort={newest} debounce={0} queryOptions={polled}>
      <Page />
    </ListBase>
  );
}

function Page() {
  const t = useT('console-operations');
  const run = useCommand();
  const [cancelling, setCancelling] = useState<BackgroundJob>();
  const act = useCallback(
    (job: BackgroundJob, action: JobAction) =>
      action === 'cancel' ? setCancelling(job) : void run(requestOf(job, 'resume')),
    [run],
  );
  const none = useCallback(() => '/operations', []);
  const columns = useColumns(act);
  return (
    <>
      <ListPage<BackgroundJob>
        title={t('console:nav.operations')}
        count={useTotal()}
        views={<OperationTabs value="jobs" />}
        columns={columns}
        to={none}
        card={(job) => <Card job={job} onAct={act} />}
        plain
        empty={{ title: t('operations.noJobs') }}
      />
      <ConfirmDialog
        open={cancelling !== undefined}
        title={t('operations.cancelTitle')}
        effect={cancelling && t('operations.cancelEffect', { done: cancelling.done, total: cancelling.total })}
        confirm={t('operations.cancel')}
        cancel={t('common:action.dismiss')}
        onConfirm={() => cancelling && run(requestOf(cancelling, 'cancel'))}
        onClose={() => setCancelling(undefined)}
      />
    </>
  );
}

const requestOf = ({ service, localId }: BackgroundJob, action: JobAction): CommandInput => ({
  service,
  method: 'PUT',
  path: `${jobPaths[service]}/${encodeURIComponent(localId)}/${action}`,
  body: {},
});

type JobAction = 'cancel' | 'resume';
type OnAct = (job: BackgroundJob, action: JobAction) => void;

const layout = {
  name: { width: '16%' },
  state: { width: '136px' },
  progress: { width: '14%', from: 520 },
  attempts: { width: '88px', from: 760 },
  failure: { from: 900 },
  added: { width: '146px', from: 700 },
  ended: { width: '146px', from: 1040 },
  act: { width: '130px' },
} as const;

function useColumns(onAct: OnAct): Column<BackgroundJob>[] {
  const t = useT('console-operations');
  const { dateTime, number } = useFormat();
  return useMemo(
    () => [
      { id: 'name', ...layout.name, label: t('operations.job'), cell: ({ name }) => <JobName name={name} /> },
      { id: 'state', ...layout.state, label: t('common:common.status'), cell: (job) => <JobState state={job.state} /> },
      { id: 'progress', ...layout.progress, label: t('console:progress'), cell: (job) => <Progress job={job} /> },
      { id: 'attempts', ...layout.attempts, label: t('operations.attempts'), cell: (job) => number(job.attempts) },
      {
        id: 'failure',
        ...layout.failure,
        label: t('operations.failure'),
        cell: (job) => <Failure name={job.failure} />,
      },
      { id: 'added', ...layout.added, label: t('operations.added'), cell: (job) => dateTime(job.addedAt) },
      {
        id: 'ended',
        ...layout.ended,
        label: t('operations.ended'),
        cell: ({ endedAt }) => (endedAt ? dateTime(endedAt) : <NoValue />),
      },
      {
        id: 'act',
        ...layout.act,
        label: t('common:common.actions'),
        cell: (job) => <ActionButton job={job} onAct={onAct} />,
      },
    ],
    [t, dateTime, number, onAct],
  );
}

const Failure = ({ name }: { name?: string | null }) =>
  name ? (
    <span style={{ color: feedback.error.text }}>
      <Code>{name}</Code>
    </span>
  ) : (
    <NoValue />
  );

function ActionButton({ job, onAct }: { job: BackgroundJob; onAct: OnAct }) {
  const t = useT('console-operations');
  const { cancel, resume } = stepsOf(job);
  if (!cancel && !resume) return null;
  return (
    <Button size="small" onClick={() => onAct(job, cancel ? 'cancel' : 'resume')}>
      {t(cancel ? 'operations.cancel' : 'operations.resume')}
      <VisuallyHidden>
        : <JobName name={job.name} />
      </VisuallyHidden>
    </Button>
  );
}

function Card({ job, onAct }: { job: BackgroundJob; onAct: OnAct }) {
  const { dateTime } = useFormat();
  return (
    <div style={{ display: 'grid', gap: 6, justifyItems: 'start' }}>
      <strong>
        <JobName name={job.name} />
      </strong>
      <JobState state={job.state} />
      <Progress job={job} />
      {job.failure && <Failure name={job.failure} />}
      <span style={{ color: ink.textMuted }}>{dateTime(job.addedAt)}</span>
      <ActionButton job={job} onAct={onAct} />
    </div>
  );
}
