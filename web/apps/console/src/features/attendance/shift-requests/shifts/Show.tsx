import { useT } from '@kadro/i18n';
import { Section } from '@kadro/ui';
import { CancelRequest } from '../../../../requests/record/CancelRequest.tsx';
import { RequestShow, Stack, Two } from '../../../../requests/record/RequestShow.tsx';
import { RequestTitle } from '../../../../requests/record/RequestTitle.tsx';
import { ChainAndDecision, History } from '../Chain.tsx';
import { shiftKind, type ShiftRequest, typeOf } from '../model.ts';
import { StateChip, useShiftWhen } from '../words.tsx';
import { Facts, WantedDays } from './Facts.tsx';

export function ShiftRequestShow() {
  const t = useT('console');
  return (
    <RequestShow<ShiftRequest>
      resource="workplan-requests"
      list={t('nav.workplan-requests')}
      down={t('timesheet:requests.down')}
    >
      {(request) => <Loaded request={request} />}
    </RequestShow>
  );
}

function Loaded({ request }: { request: ShiftRequest }) {
  const t = useT('timesheet');
  const when = useShiftWhen();
  return (
    <>
      <RequestTitle request={request} Cancel={Cancel}>
        <StateChip status={request.status} />
        <span>{when(request)}</span>
      </RequestTitle>
      <Two>
        <Stack>
          <Section title={t(`requests.${typeOf(request)}`)}>
            <Facts request={request} />
          </Section>
          <WantedDays request={request} />
        </Stack>
        <Stack>
          <ChainAndDecision of={shiftKind} request={request} when={when(request)} />
          <History request={request} />
        </Stack>
      </Two>
    </>
  );
}

const Cancel = (props: { request: ShiftRequest; onClose: () => void }) => <CancelRequest of={shiftKind} {...props} />;
