import { useT } from '@kadro/i18n';
import { WhoDecides as Deciders } from '../../../../requests/Approvals.tsx';
import { type Overtime } from '../model.ts';

/** Who decides; of a draft nobody yet. */
export const WhoDecides = ({ request }: { request: Overtime }) => (
  <Deciders request={request} managers="overtimeManagers" nobody={useT('overtime')('notSentYet')} />
);
