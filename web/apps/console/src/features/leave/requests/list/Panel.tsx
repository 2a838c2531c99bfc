import { useFormat, useT } from '@kadro/i18n';
import { FactList, Section, SkeletonBlock, ReadFailure } from '@kadro/ui';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useGetOne } from 'react-admin';
import { Link } from 'react-router';
import { RecordName } from '../../../../fields/RecordName.tsx';
import { JoinedHeading } from '../../../../people/JoinedPerson.tsx';
import { DecidedBy } from '../../../../requests/Approvals.tsx';
import { Decision } from '../../../../requests/Decision.tsx';
import { useMoment } from '../../../../time/moment.tsx';
import { LeaveTypeName } from '../../types/Name.tsx';
import { kind, type LeaveRequest, type LeaveRequestRow, onlyRead, wholeRequest } from '../model.ts';
import { BalanceChange } from '../record/BalanceChange.tsx';
import { StateChip, useAmount, useWhen } from '../words.tsx';

const Stack = styled('div')({ display: 'grid', gap: 20, '& h2:first-of-type': { paddingInlineEnd: 32 } });

export function RequestPanel({ request: row }: { request: LeaveRequestRow }) {
  const t = useT('console-fields');
  const { meta, isOtherDay } = useMoment();
  const { data: known, error, refetch } = useGetOne<LeaveRequest>('leave-requests', { id: row.id, meta });
  const read = wholeRequest(known);
  const data = read && isOtherDay ? onlyRead(read) : read;
  const request = data ?? row;
  return (
    <Stack>
      <JoinedHeading card={request.employee} as="h2" />
      <div>
        <Button variant="outlined" component={Link} to={`/leave-requests/${row.id}/show`}>
          {t('console:panel.open')}
        </Button>
      </div>
      <Facts request={request} />
      {!data && !error && <SkeletonBlock lines={6} />}
      {error && !data && (
        <ReadFailure error={error} title={t('console-leave:leave.down')} onRetry={() => void refetch()} />
      )}
      {data && <BalanceAndDecision request={data} />}
    </Stack>
  );
}

function Facts({ request }: { request: LeaveRequestRow & Partial<Pick<LeaveRequest, 'reason'>> }) {
  const t = useT('console-fields');
  const when = useWhen();
  const amount = useAmount();
  const { dateTime } = useFormat();
  const reason = request.reason && <bdi style={{ whiteSpace: 'pre-line' }}>{request.reason}</bdi>;
  return (
    <FactList
      facts={[
        { label: t('common:common.status'), value: <StateChip status={request.status} /> },
        { label: t('field.leaveTypeId'), value: <LeaveTypeName type={request.leaveType} /> },
        { label: t('console-requests:when'), value: when(request) },
        { label: t('field.days'), value: amount(request) },
        { label: t('field.branchId'), value: <RecordName of="branches" id={request.branchId} /> },
        { label: t('field.requestedDateTime'), value: dateTime(request.requestedDateTime) },
        { label: t('field.reason'), value: reason },
      ]}
    />
  );
}

function BalanceAndDecision({ request }: { request: LeaveRequest }) {
  const t = useT('console-fields');
  const when = useWhen();
  return (
    <>
      <Section title={t('console-leave:leave.balance')}>
        <BalanceChange request={request} />
      </Section>
      <Section title={t('console-requests:chain')}>
        <DecidedBy request={request} />
      </Section>
      <Decision key={request.id} of={kind} request={request} when={when(request)} />
    </>
  );
}
