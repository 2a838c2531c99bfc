import { useT } from '@kadro/i18n';
import { EmptyState, ink, SkeletonBlock, ReadFailure } from '@kadro/ui';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useGetList } from 'react-admin';
import { Link } from 'react-router';
import { useMoment } from '../../../time/moment.tsx';
import { type LeaveRequestRow } from '../requests/model.ts';
import { StateChip, useAmount, useWhen } from '../requests/words.tsx';
import { LeaveTypeName } from '../types/Name.tsx';

const List = styled('ul')({ listStyle: 'none', display: 'grid' });
const Item = styled('li')({
  borderBlockEnd: `1px solid ${ink.line}`,
  '& > a': {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1.2fr) minmax(0, 1.4fr) auto minmax(0, 1fr)',
    alignItems: 'center',
    gap: '2px 14px',
    minHeight: 40,
    padding: '6px 0',
    color: 'inherit',
    textDecoration: 'none',
  },
  '& > a:hover': { backgroundColor: ink.hover },
  '& .end': { textAlign: 'end' },
  '@media (max-width:599.95px)': { '& > a': { gridTemplateColumns: 'minmax(0, 1fr) auto' } },
});

const shown = 10;

export function LatestRequests({ employeeId }: { employeeId: string }) {
  const t = useT('console-leave');
  const { data, total = 0, isPending, error, refetch } = useLatestRequests(employeeId);
  if (error && !data) return <ReadFailure error={error} title={t('leave.down')} onRetry={() => void refetch()} />;
  if (isPending || !data) return <SkeletonBlock lines={4} />;
  if (data.length === 0) return <EmptyState title={t('leave.emptyPerson')} />;
  const all = `/leave-requests?filter=${encodeURIComponent(JSON.stringify({ employeeId }))}`;
  return (
    <>
      <List>
        {data.map((request) => (
          <Request key={request.id} request={request} />
        ))}
      </List>
      {total > data.length && (
        <div className="no-print">
          <Button component={Link} to={all}>
            {t('leave.allOfPerson')}
          </Button>
        </div>
      )}
    </>
  );
}

function useLatestRequests(employeeId: string) {
  const { meta } = useMoment();
  const params = {
    pagination: { page: 1, perPage: shown },
    sort: { field: 'beginDate', order: 'DESC' },
    filter: { employeeId },
    meta,
  } as const;
  return useGetList<LeaveRequestRow>('leave-requests', params);
}

function Request({ request }: { request: LeaveRequestRow }) {
  const when = useWhen();
  const amount = useAmount();
  return (
    <Item>
      <Link to={`/leave-requests/${request.id}/show`}>
        <LeaveTypeName type={request.leaveType} />
        <span>{when(request)}</span>
        <span>{amount(request)}</span>
        <span className="end">
          <StateChip status={request.status} />
        </span>
      </Link>
    </Item>
  );
}
