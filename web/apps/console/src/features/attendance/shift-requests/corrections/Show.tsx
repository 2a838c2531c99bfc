import { useT } from '@kadro/i18n';
import { Section } from '@kadro/ui';
import { CancelRequest } from '../../../../requests/record/CancelRequest.tsx';
import { RequestShow, Stack, Two } from '../../../../requests/record/RequestShow.tsx';
import { RequestTitle } from '../../../../requests/record/RequestTitle.tsx';
import { DayOfRequest } from '../../day/OfRequest.tsx';
import { ChainAndDecision, History } from '../Chain.tsx';
import { type Correction, correctionKind } from '../model.ts';
import { StateChip, useCorrectionWhen } from '../words.tsx';
import { Facts } from './Facts.tsx';

export function CorrectionShow() {
  const t = useT('console');
  return (
    <RequestShow<Correction>
      resource="clock-corrections"
      list={t('nav.clock-corrections')}
      down={t('timesheet:requests.down')}
    >
      {(request) => <Loaded request={request} />}
    </RequestShow>
  );
}

function Loaded({ request }: { request: Correction }) {
  const t = useT('timesheet');
  const when = useCorrectionWhen();
  return (
    <>
      <RequestTitle request={request} Cancel={Cancel}>
        <StateChip status={request.status} />
        <span>{when(request)}</span>
      </RequestTitle>
      <Two>
        <Stack>
          <Section title={t('requests.correction')}>
            <Facts request={request} />
          </Section>
          <DayOfRequest employeeId={request.employeeId} date={request.date} />
        </Stack>
        <Stack>
          <ChainAndDecision of={correctionKind} request={request} when={when(request)} />
          <History request={request} />
        </Stack>
      </Two>
    </>
  );
}

const Cancel = (props: { request: Correction; onClose: () => void }) => (
  <CancelRequest of={correctionKind} {...props} />
);
