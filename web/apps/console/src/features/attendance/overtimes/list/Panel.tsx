import { useT } from '@kadro/i18n';
import { Decision } from '../../../../requests/Decision.tsx';
import { RequestPanel } from '../../../../requests/list/Panel.tsx';
import { DayOfRequest } from '../../day/OfRequest.tsx';
import { kind, type Overtime, type OvertimeRow } from '../model.ts';
import { Facts } from '../record/Facts.tsx';
import { WhoDecides } from '../record/WhoDecides.tsx';
import { Year } from '../record/Year.tsx';
import { useWhen } from '../words.tsx';

export function OvertimePanel({ request }: { request: OvertimeRow }) {
  const t = useT('overtime');
  return (
    <RequestPanel<OvertimeRow, Overtime>
      resource="overtimes"
      row={request}
      down={t('down')}
      facts={(known) => <Facts request={known} />}
    >
      {(whole) => <DayAndDecision request={whole} />}
    </RequestPanel>
  );
}

function DayAndDecision({ request }: { request: Overtime }) {
  const when = useWhen();
  return (
    <>
      <DayOfRequest employeeId={request.employeeId} date={request.overtimeDate} />
      <Year request={request} />
      <WhoDecides request={request} />
      <Decision key={request.id} of={kind} request={request} when={when(request)} />
    </>
  );
}
