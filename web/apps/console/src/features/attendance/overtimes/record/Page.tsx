import { useT } from '@kadro/i18n';
import { Section } from '@kadro/ui';
import { Timeline } from '../../../../requests/Approvals.tsx';
import { Decision } from '../../../../requests/Decision.tsx';
import { RequestShow, Stack, Two } from '../../../../requests/record/RequestShow.tsx';
import { RequestTitle } from '../../../../requests/record/RequestTitle.tsx';
import { DayOfRequest } from '../../day/OfRequest.tsx';
import { kind, type Overtime } from '../model.ts';
import { StateChip, useWhen } from '../words.tsx';
import { CancelDialog } from './CancelDialog.tsx';
import { Facts } from './Facts.tsx';
import { WhoDecides } from './WhoDecides.tsx';
import { Year } from './Year.tsx';

export function OvertimeShow() {
  const t = useT('console');
  return (
    <RequestShow<Overtime> resource="overtimes" list={t('nav.overtimes')} down={t('overtime:down')}>
      {(request) => <Loaded request={request} />}
    </RequestShow>
  );
}

function Loaded({ request }: { request: Overtime }) {
  const t = useT('overtime');
  const when = useWhen();
  return (
    <>
      <RequestTitle request={request} Cancel={CancelDialog}>
        <StateChip status={request.status} />
        <span>{when(request)}</span>
      </RequestTitle>
      <Two>
        <Stack>
          <Section title={t('request')}>
            <Facts request={request} />
          </Section>
          <DayOfRequest employeeId={request.employeeId} date={request.overtimeDate} />
        </Stack>
        <YearAndDecision request={request} />
      </Two>
    </>
  );
}

function YearAndDecision({ request }: { request: Overtime }) {
  const t = useT();
  const when = useWhen();
  return (
    <Stack>
      <Year request={request} />
      <WhoDecides request={request} />
      <Decision of={kind} request={request} when={when(request)} />
      <Section title={t('common.history')}>
        <Timeline request={request} />
      </Section>
    </Stack>
  );
}
