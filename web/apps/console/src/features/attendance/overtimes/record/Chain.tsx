import { useT } from '@kadro/i18n';
import { ink } from '@kadro/ui';
import { styled } from '@mui/material/styles';
import { DecidedBy } from '../../../../requests/Approvals.tsx';
import { type Overtime } from '../model.ts';

const Muted = styled('p')({ color: ink.textMuted });

/** Who decides; of a draft nobody yet. */
export function Chain({ request }: { request: Overtime }) {
  const t = useT('overtime');
  return (
    <>
      {request.steps.length === 0 ? <Muted>{t('notSentYet')}</Muted> : <DecidedBy request={request} />}
      {request.escalated && <Muted>{t(`escalated.${request.escalated}`)}</Muted>}
    </>
  );
}
