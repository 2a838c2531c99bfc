import { useFormat, useT } from '@kadro/i18n';
import { ErrorState, FactList, Section, SkeletonBlock } from '@kadro/ui';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useGetOne } from 'react-admin';
import { Link } from 'react-router';
import { RecordName } from '../../../../fields/RecordName.tsx';
import { JoinedHeading } from '../../../../people/JoinedPerson.tsx';
import { useReadRetry } from '../../../../server/read-retry.ts';
import { useMoment } from '../../../../time/moment.tsx';
import { LeaveTypeName } from '../../types/Name.tsx';
import { type LeaveRequest, onlyRead } from '../model.ts';
import { DecidedBy } from '../record/Approvals.tsx';
import { BalanceChange } from '../record/BalanceChange.tsx';
import { Decision } from '../record/Decision.tsx';
import { StateChip, useAmount, useWhen } from '../words.tsx';

const Stack = styled('div')({ display: 'grid', gap: 20, '& h2:first-of-type': { paddingInlineEnd: 32 } });

export function RequestPanel({ request: row }: { request: LeaveRequest }) {
  const t = useT('console');
  const when = useWhen();
  const amount = useAmount();
  const { dateTime } = useFormat();
  const { meta, isOtherDay } = useMoment();
  const {
    data: read,
    isPending,
    error,
    refetch,
  } = useGetOne<LeaveRequest>('leave-requests', { id: row.id, meta }, useReadRetry());
  const data = read && isOtherDay ? onlyRead(read) : read;
  const request = data ?? row;
  return (
    <Stack>
      <JoinedHeading card={request.employee} as="h2" />
      <div>
        <Button variant="outlined" component={Link} to={`/leave-requests/${row.id}/show`}>
          {t('panel.open')}
        </Button>
      </div>
      <FactList
        facts={[
          { label: t('common:common.status'), value: <StateChip status={request.status} /> },
          { label: t('field.leaveTypeId'), value: <LeaveTypeName type={request.leaveType} /> },
          { label: t('leave.when'), value: when(request) },
          { label: t('field.days'), value: amount(request) },
          { label: t('field.branchId'), value: <RecordName of="branches" id={request.branchId} /> },
          { label: t('field.requestedDateTime'), value: dateTime(request.requestedDateTime) },
          {
            label: t('field.reason'),
            value: request.reason && <bdi style={{ whiteSpace: 'pre-line' }}>{request.reason}</bdi>,
          },
        ]}
      />
      {isPending && <SkeletonBlock lines={6} />}
      {error && !data && (
        <ErrorState title={t('leave.down')} text={t('list.failedText')} onRetry={() => void refetch()} />
      )}
      {data && (
        <>
          <Section title={t('leave.balance')}>
            <BalanceChange request={data} />
          </Section>
          <Section title={t('leave.chain')}>
            <DecidedBy request={data} />
          </Section>
          <Decision key={data.id} request={data} />
        </>
      )}
    </Stack>
  );
}
