import { useT } from '@kadro/i18n';
import { FactList } from '@kadro/ui';
import { RecordName } from '../../../../fields/RecordName.tsx';
import { useRequestFacts } from '../../../../requests/record/use-facts.tsx';
import { type Correction, type CorrectionRow } from '../model.ts';
import { Corrected, Problem, StateChip, useCorrectionWhen } from '../words.tsx';

type Shown = CorrectionRow & Partial<Pick<Correction, 'reason' | 'cancelReason'>>;

/** What is asked for, in a list or on its page. */
export function Facts({ request }: { request: Shown }) {
  const t = useT('console-requests');
  const when = useCorrectionWhen();
  const { asked, reason, since } = useRequestFacts(request);
  const { source, terminalId } = request;
  return (
    <FactList
      facts={[
        { label: t('common:common.status'), value: <StateChip status={request.status} /> },
        { label: t('when'), value: when(request) },
        { label: t('overtime:what'), value: <Problem request={request} /> },
        { label: t('timesheet:requests.which'), value: <Corrected request={request} /> },
        ...(terminalId
          ? [{ label: t('console-fields:field.terminalId'), value: <RecordName of="terminals" id={terminalId} /> }]
          : []),
        ...(source === 'PERSON'
          ? []
          : [{ label: t('console-fields:field.source'), value: t(`timesheet:requests.source.${source}`) }]),
        ...asked,
        reason,
        ...since,
      ]}
    />
  );
}
