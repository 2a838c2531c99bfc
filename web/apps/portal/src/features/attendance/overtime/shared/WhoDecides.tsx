import { useT } from '@kadro/i18n';
import { WhoDecides as Deciders } from '../../../../requests/one/WhoDecides.tsx';
import { type OvertimeRequest } from '../data/types.ts';

/** Who decides; of a draft nobody yet. */
export const WhoDecides = ({ request }: { request: OvertimeRequest }) => (
  <Deciders request={request} managers="overtimeManagers" nobody={useT('overtime')('notSentYet')} />
);
