import { useT } from '@kadro/i18n';
import { Section } from '@kadro/ui';
import { Timeline, WhoDecides } from '../../../../requests/Approvals.tsx';
import { Decision } from '../../../../requests/Decision.tsx';
import { type RequestKind } from '../../../../requests/model.ts';
import { type Correction, type ShiftRequest } from '../model.ts';

interface ChainProps {
  of: RequestKind;
  request: ShiftRequest | Correction;
  when: string;
}

/** Who decides, and what the reader may decide. */
export const ChainAndDecision = ({ of, request, when }: ChainProps) => (
  <>
    <WhoDecides request={request} managers="shiftManagers" />
    <Decision key={request.id} of={of} request={request} when={when} />
  </>
);

export function History({ request }: Pick<ChainProps, 'request'>) {
  const t = useT('common');
  return (
    <Section title={t('common.history')}>
      <Timeline request={request} />
    </Section>
  );
}
