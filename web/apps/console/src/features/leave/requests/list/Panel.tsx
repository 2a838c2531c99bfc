import { useT } from '@kadro/i18n';
import { FactList, Section } from '@kadro/ui';
import { WhoDecides } from '../../../../requests/Approvals.tsx';
import { Decision } from '../../../../requests/Decision.tsx';
import { RequestPanel } from '../../../../requests/list/Panel.tsx';
import { useRequestFacts } from '../../../../requests/record/use-facts.tsx';
import { useMoment } from '../../../../time/moment.tsx';
import { LeaveTypeName } from '../../types/Name.tsx';
import { kind, type LeaveRequest, type LeaveRequestRow } from '../model.ts';
import { BalanceChange } from '../record/BalanceChange.tsx';
import { StateChip, useAmount, useWhen } from '../words.tsx';

export function LeavePanel({ request }: { request: LeaveRequestRow }) {
  const t = useT('console-leave');
  const { meta } = useMoment();
  return (
    <RequestPanel<LeaveRequestRow, LeaveRequest>
      resource="leave-requests"
      meta={meta}
      row={request}
      down={t('leave.down')}
      facts={(known) => <Facts request={known} />}
    >
      {(whole) => <BalanceAndDecision request={whole} />}
    </RequestPanel>
  );
}

function Facts({ request }: { request: LeaveRequestRow & Partial<Pick<LeaveRequest, 'reason'>> }) {
  const t = useT('console-fields');
  const when = useWhen();
  const amount = useAmount();
  const { asked, reason } = useRequestFacts(request);
  return (
    <FactList
      facts={[
        { label: t('common:common.status'), value: <StateChip status={request.status} /> },
        { label: t('field.leaveTypeId'), value: <LeaveTypeName type={request.leaveType} /> },
        { label: t('console-requests:when'), value: when(request) },
        { label: t('field.days'), value: amount(request) },
        ...asked,
        reason,
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
      <WhoDecides request={request} managers="leaveManagers" />
      <Decision key={request.id} of={kind} request={request} when={when(request)} />
    </>
  );
}
