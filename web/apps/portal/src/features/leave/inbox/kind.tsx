import { useT } from '@kadro/i18n';
import { type InboxKind, type TypeFilter } from '../../inbox/kind.ts';
import { useLeaveTypes } from '../data/page-queries.ts';
import { type LeaveRequest, type LeaveRow } from '../data/types.ts';
import { RequestCard } from './detail/Card.tsx';
import { RequestDetail } from './detail/Request.tsx';
import { leaveRows } from './rows.ts';

/** Leave in the inbox. */
export const leaveKind: InboxKind<LeaveRow, LeaveRequest> = {
  ...leaveRows,
  title: 'portal:nav.leaveRequests',
  useTypes: useLeaveFilter,
  drawWide: (request) => <RequestDetail request={request} />,
  drawNarrow: (request) => <RequestCard request={request} />,
};

function useLeaveFilter(): TypeFilter {
  const t = useT('inbox');
  const { data: types = [] } = useLeaveTypes();
  return {
    label: t('common:field.leaveTypeId'),
    all: t('allTypes'),
    options: types.map(({ id, name }) => ({ value: id, label: name ?? t('common:area.leave') })),
  };
}
