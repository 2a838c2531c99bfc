import { useFormat, useT } from '@kadro/i18n';
import { FactList, Section } from '@kadro/ui';
import Button from '@mui/material/Button';
import { Link } from 'react-router';
import { WhoDecides } from '../../../../requests/Approvals.tsx';
import { Decision } from '../../../../requests/Decision.tsx';
import { RequestShow, Stack, Two } from '../../../../requests/record/RequestShow.tsx';
import { RequestTitle } from '../../../../requests/record/RequestTitle.tsx';
import { useRequestFacts } from '../../../../requests/record/use-facts.tsx';
import { useMoment } from '../../../../time/moment.tsx';
import { LeaveTypeName } from '../../types/Name.tsx';
import { kind, type LeaveRequest } from '../model.ts';
import { StateChip, useAmount, useWhen } from '../words.tsx';
import { History } from './History.tsx';
import { BalanceChange } from './BalanceChange.tsx';
import { CancelDialog } from './CancelDialog.tsx';
import { Days } from './Days.tsx';
import { Documents } from './Documents.tsx';

export function LeaveRequestShow() {
  const t = useT('console-leave');
  const { meta } = useMoment();
  return (
    <RequestShow<LeaveRequest>
      resource="leave-requests"
      meta={meta}
      list={t('console:nav.leave-requests')}
      down={t('leave.down')}
    >
      {(request) => <Loaded request={request} />}
    </RequestShow>
  );
}

function Loaded({ request }: { request: LeaveRequest }) {
  const when = useWhen();
  return (
    <>
      <RequestTitle request={request} action={<PersonLeave request={request} />} Cancel={CancelDialog}>
        <StateChip status={request.status} />
        <LeaveTypeName type={request.leaveType} />
        <span>{when(request)}</span>
      </RequestTitle>
      <Two>
        <Requested request={request} />
        <BalanceAndDecision request={request} />
      </Two>
    </>
  );
}

function PersonLeave({ request: { employeeId } }: { request: LeaveRequest }) {
  const t = useT('console-leave');
  return (
    <Button variant="outlined" component={Link} to={`/employees/${employeeId}/show/leave`}>
      {t('leave.ofPerson')}
    </Button>
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
      <WhoDecides request={request} managers="leaveManagers" />
      <Decision of={kind} request={request} when={when(request)} />
      <Section title={t('common:common.history')}>
        <History request={request} />
      </Section>
    </Stack>
  );
}

/** Whether what counts now is what was asked for. */
const isAsAsked = ({ beginDate, endDate, days, ...asked }: LeaveRequest): boolean =>
  beginDate === asked.beginDateAsked && endDate === asked.endDateAsked && days === asked.daysAsked;

function Facts({ request }: { request: LeaveRequest }) {
  const t = useT('console-leave');
  const { dateInSentence } = useFormat();
  const { asked, reason, since } = useRequestFacts(request);
  const facts = [
    ...asked,
    ...(isAsAsked(request)
      ? []
      : [
          {
            label: t('leave.askedFor'),
            value: `${dateInSentence(request.beginDateAsked, request.endDateAsked)} · ${t('common:unit.days', { count: request.daysAsked })}`,
          },
        ]),
    reason,
    ...since,
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
