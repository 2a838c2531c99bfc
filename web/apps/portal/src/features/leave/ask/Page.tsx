import { Navigate, useParams, useSearchParams } from 'react-router';
import { useT } from '@kadro/i18n';
import { EmptyState, Sheet, SkeletonBlock, ReadFailure } from '@kadro/ui';
import { useUser } from '../../../core/context.tsx';
import { notFound } from '../../../navigation/where-to.ts';
import { leaveRequests } from '../paths.ts';
import { useLeaveTypesByUse } from '../data/page-queries.ts';
import { useLeaveRequest } from '../data/queries.ts';
import { type LeaveRequest } from '../data/types.ts';
import { Page } from '../../../parts/Page.tsx';
import { RequestsBreadcrumbs } from '../shared/Frame.tsx';
import { AskForm } from './Form.tsx';

export default function AskPage() {
  const t = useT('leave');
  const { id } = useParams();
  const editing = useLeaveRequest(id);
  return (
    <Page
      title={id === undefined ? t('portal:nav.askForLeave') : t('request.change')}
      breadcrumbs={<RequestsBreadcrumbs />}
    >
      {id !== undefined && !editing.data ? (
        <Editing read={editing} />
      ) : (
        <WithTypes editing={editing.data ?? undefined} />
      )}
    </Page>
  );
}

function Editing({ read: { data, error, reload, loading } }: { read: ReturnType<typeof useLeaveRequest> }) {
  const t = useT('leave');
  if (data === null) return <Navigate to={notFound} replace />;
  return (
    <Sheet>
      {error === undefined ? (
        <SkeletonBlock height={320} />
      ) : (
        <ReadFailure error={error} title={t('down')} onRetry={() => void reload()} retrying={loading} />
      )}
    </Sheet>
  );
}

function WithTypes({ editing }: { editing: LeaveRequest | undefined }) {
  const t = useT('leave');
  const { id } = useUser();
  const [params] = useSearchParams();
  const { data, error, reload, loading } = useLeaveTypesByUse();
  if (
    editing &&
    (editing.employeeId !== id || (editing.status !== 'PENDING' && editing.status !== 'NEED_EXTRA_DETAIL'))
  )
    return <Navigate to={`${leaveRequests}/${editing.id}`} replace />;
  if (!data)
    return (
      <Sheet>
        {error === undefined ? (
          <SkeletonBlock height={320} />
        ) : (
          <ReadFailure error={error} title={t('down')} onRetry={() => void reload()} retrying={loading} />
        )}
      </Sheet>
    );
  if (data.length === 0) {
    return (
      <Sheet>
        <EmptyState title={t('portal:nav.noKinds')} text={t('ask.noKindsText')} />
      </Sheet>
    );
  }
  return (
    <AskForm types={data} first={data.find((type) => type.id === params.get('type')) ?? data[0]} editing={editing} />
  );
}
