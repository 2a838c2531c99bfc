import { useT } from '@kadro/i18n';
import { Timeline } from '../../../../requests/Approvals.tsx';
import { type LeaveRequest } from '../model.ts';

/** Why a request was recalculated, where no holiday explains it. */
const causes = {
  HOLIDAY: 'common:enum.leaveDayKind.HOLIDAY',
  PATTERN: 'common:field.workingPattern',
  BRANCH: 'common:field.branchId',
} as const;

type Entry = NonNullable<LeaveRequest['approvalHistory']>[number];

/** What happened to a request, with the days it was counted again for. */
export function History({ request }: { request: LeaveRequest }) {
  const t = useT();
  const days = (count: number) => t('common:unit.days', { count });
  const changesOf = ({ recount }: Entry) =>
    recount
      ? [{ field: recount.holiday ?? t(causes[recount.cause]), old: days(recount.before), new: days(recount.after) }]
      : [];
  return <Timeline request={request} changesOf={changesOf} />;
}
