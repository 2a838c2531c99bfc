import { useT } from '@kadro/i18n';
import { WhoDecides as Deciders } from '../../../../requests/one/WhoDecides.tsx';
import { type OvertimeRequest } from '../data/types.ts';

/** Who decides; of a draft nobody yet. */
export function WhoDecides({ request }: { request: OvertimeRequest }) {
  const t = useT('overtime');
  const escalated = request.escalated && t(`escalated.${request.escalated}`);
  return <Deciders request={request} nobody={t('notSentYet')} escalated={escalated} />;
}
