import { useFormat, useT } from '@kadro/i18n';
import { ErrorState, FactList, PageTitle, phone, Section, SkeletonBlock, ReadFailure } from '@kadro/ui';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { Ban, Printer } from 'lucide-react';
import { useEffect, useState, type ReactNode } from 'react';
import { ShowBase, useShowContext } from 'react-admin';
import { Link } from 'react-router';
import { RecordName } from '../../../../fields/RecordName.tsx';
import { isAbsent } from '../../../../parts/RecordFailure.tsx';
import { BackLink } from '../../../../parts/BackLink.tsx';
import { usePrint } from '../../../../parts/use-print.ts';
import { JoinedHeading } from '../../../../people/JoinedPerson.tsx';
import { PersonName } from '../../../../people/PersonName.tsx';
import { DecidedBy } from '../../../../requests/Approvals.tsx';
import { Decision } from '../../../../requests/Decision.tsx';
import { useMoment } from '../../../../time/moment.tsx';
import { LeaveTypeName } from '../../types/Name.tsx';
import { kind, type LeaveRequest, onlyRead, wholeRequest } from '../model.ts';
import { StateChip, useAmount, useWhen } from '../words.tsx';
import { History } from './History.tsx';
import { BalanceChange } from './BalanceChange.tsx';
import { CancelDialog } from './CancelDialog.tsx';
import { Days } from './Days.tsx';
import { Documents } from './Documents.tsx';

const Page = styled('div')({
  display: 'grid',
  gap: 24,
  padding: '14px 20px 32px',
  maxWidth: 1080,
  minWidth: 0,
  [phone]: { paddingInline: 14 },
});
const Two = styled('div')({
  display: 'grid',
  gap: '32px 48px',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 380px), 1fr))',
  alignItems: 'start',
});
const Stack = styled('div')({ display: 'grid', gap: 32, minWidth: 0 });
const Second = styled('span')({ display: 'inline-flex', flexWrap: 'wrap', alignItems: 'center', gap: '4px 12px' });

export function LeaveRequestShow() {
  const t = useT('console-leave');
  const { meta } = useMoment();
  return (
    <ShowBase<LeaveRequest> resource="leave-requests" redirectOnError={false} queryOptions={{ meta }}>
      <BackLink to="/leave-requests">{t('console:nav.leave-requests')}</BackLink>
      <Page>
        <Body />
      </Page>
    </ShowBase>
  );
}

function Body() {
  const t = useT('console-leave');
  const { record: known, isPending, error, refetch } = useShowContext<LeaveRequest>();
  const record = wholeRequest(known);
  useEffect(() => void (document.title = `${t('console:nav.leave-requests')} · Kadro`), [t]);
  const { isOtherDay } = useMoment();
  if (record) return <Loaded request={isOtherDay ? onlyRead(record) : record} />;
  if (isPending || !error) return <SkeletonBlock lines={12} />;
  const retry = () => void refetch();
  return isAbsent(error) ? (
    <ErrorState title={t('console-requests:notFound')} text={t('console-requests:notFoundText')} onRetry={retry} />
  ) : (
    <ReadFailure error={error} title={t('leave.down')} onRetry={retry} />
  );
}

function Loaded({ request }: { request: LeaveRequest }) {
  const when = useWhen();
  return (
    <>
      <PageTitle
        title={<JoinedHeading card={request.employee} />}
        second={
          <Second>
            <StateChip status={request.status} />
            <LeaveTypeName type={request.leaveType} />
            <span>{when(request)}</span>
          </Second>
        }
        actions={<Actions request={request} />}
      />
      <Two>
        <Requested request={request} />
        <BalanceAndDecision request={request} />
      </Two>
    </>
  );
}

function Requested({ request }: { request: LeaveRequest }) {
  const t = useT('console-leave');
  const amount = useAmount();
  return (
    <Stack>
      <Section title={t('leave.request')}>
        <Facts request={request} />
      </Section>
      <Section title={t('leave.dayList')}>
        <Days
          days={request.dayDetails ?? []}
          asked={request.status === 'PENDING' || request.status === 'NEED_EXTRA_DETAIL'}
          colour={request.leaveType?.color}
          total={amount(request)}
        />
      </Section>
      <Section title={t('leave.document.title')}>
        <Documents request={request.id} documents={request.documents ?? []} />
      </Section>
    </Stack>
  );
}

function BalanceAndDecision({ request }: { request: LeaveRequest }) {
  const t = useT('console-leave');
  const when = useWhen();
  return (
    <Stack>
      <Section title={t('leave.balance')}>
        <BalanceChange request={request} />
      </Section>
      <Section title={t('console-requests:chain')}>
        <DecidedBy request={request} />
      </Section>
      <Decision of={kind} request={request} when={when(request)} />
      <Section title={t('common:common.history')}>
        <History request={request} />
      </Section>
    </Stack>
  );
}

function Actions({ request }: { request: LeaveRequest }) {
  const t = useT('console-leave');
  const { print } = usePrint();
  const [cancelling, setCancelling] = useState(false);
  return (
    <div className="no-print" style={{ display: 'flex', flexWrap: 'wrap', gap: 8 }}>
      <Button variant="outlined" component={Link} to={`/employees/${request.employeeId}/show/leave`}>
        {t('leave.ofPerson')}
      </Button>
      {request.canCancel && (
        <Button variant="outlined" startIcon={<Ban strokeWidth={1.7} />} onClick={() => setCancelling(true)}>
          {t('console-requests:cancel.button')}
        </Button>
      )}
      <Button color="inherit" startIcon={<Printer strokeWidth={1.7} />} onClick={print}>
        {t('console:print')}
      </Button>
      {cancelling && <CancelDialog request={request} onClose={() => setCancelling(false)} />}
    </div>
  );
}

/** Whether what counts now is what was asked for. */
const isAsAsked = ({ beginDate, endDate, days, ...asked }: LeaveRequest): boolean =>
  beginDate === asked.beginDateAsked && endDate === asked.endDateAsked && days === asked.daysAsked;

function Facts({ request }: { request: LeaveRequest }) {
  const t = useT('console-leave');
  const { dateTime, dateInSentence } = useFormat();
  const text = (value?: string | null): ReactNode => value && <bdi style={{ whiteSpace: 'pre-line' }}>{value}</bdi>;
  const facts = [
    { label: t('console-fields:field.branchId'), value: <RecordName of="branches" id={request.branchId} /> },
    { label: t('console-fields:field.requestedDateTime'), value: dateTime(request.requestedDateTime) },
    ...(isAsAsked(request)
      ? []
      : [
          {
            label: t('leave.askedFor'),
            value: `${dateInSentence(request.beginDateAsked, request.endDateAsked)} · ${t('common:unit.days', { count: request.daysAsked })}`,
          },
        ]),
    { label: t('console-fields:field.reason'), value: text(request.reason) },
    ...(request.waitingFor.length > 0
      ? [
          {
            label: t('console-requests:waitsFor'),
            value: request.waitingFor.map((id) => <PersonName key={id} id={id} />),
          },
        ]
      : []),
    ...(request.cancelReason
      ? [{ label: t('console-requests:cancel.reason'), value: text(request.cancelReason) }]
      : []),
    ...(request.cancelledFrom
      ? [
          {
            label: t('leave.cancelledFrom'),
            value: dateInSentence(request.cancelledFrom, request.cancelledTo ?? undefined),
          },
        ]
      : []),
  ];
  return <FactList facts={facts} />;
}
