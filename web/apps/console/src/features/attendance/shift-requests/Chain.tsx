import { useT } from '@kadro/i18n';
import { ink, Section } from '@kadro/ui';
import { styled } from '@mui/material/styles';
import { DecidedBy, Timeline } from '../../../requests/Approvals.tsx';
import { Decision } from '../../../requests/Decision.tsx';
import { type RequestKind } from '../../../requests/model.ts';
import { type Correction, type ShiftRequest } from './model.ts';

const Muted = styled('p')({ color: ink.textMuted });

interface ChainProps {
  of: RequestKind;
  request: ShiftRequest | Correction;
  when: string;
}

/** Who decides, and what the reader may decide. */
export function ChainAndDecision({ of, request, when }: ChainProps) {
  const t = useT('console-requests');
  return (
    <>
      <Section title={t('chain')}>
        <DecidedBy request={request} />
        {request.escalated && <Muted>{t('timesheet:requests.nobodyEntered')}</Muted>}
      </Section>
      <Decision key={request.id} of={of} request={request} when={when} />
    </>
  );
}

export function History({ request }: Pick<ChainProps, 'request'>) {
  const t = useT('common');
  return (
    <Section title={t('common.history')}>
      <Timeline request={request} />
    </Section>
  );
}
