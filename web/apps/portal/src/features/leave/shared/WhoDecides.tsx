import { useT } from '@kadro/i18n';
import { WhoDecides as Deciders } from '../../../requests/one/WhoDecides.tsx';
import { type LeaveRequest } from '../data/types.ts';

/** Who decides a request for leave. */
export function WhoDecides({ request }: { request: LeaveRequest }) {
  const t = useT('inbox');
  return <Deciders request={request} escalated={request.escalated && t(`escalated.${request.escalated}`)} />;
}
