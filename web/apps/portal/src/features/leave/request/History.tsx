import { Link } from 'react-router';
import { styled } from '@mui/material/styles';
import { useFormat, useT } from '@kadro/i18n';
import { dayOf, type HistoryEntry, ink } from '@kadro/ui';
import { History } from '../../../requests/one/History.tsx';
import { type HistoryItem, type LeaveRequest } from '../data/types.ts';

const When = styled(Link)({
  color: 'inherit',
  textDecorationColor: ink.lineStrong,
  textUnderlineOffset: 3,
  '&:hover': { textDecorationColor: 'currentColor' },
});

/** The cause of a recount that no holiday explains. */
const causes = {
  HOLIDAY: 'enum.leaveDayKind.HOLIDAY',
  PATTERN: 'field.workingPattern',
  BRANCH: 'field.branchId',
} as const;

/** The history of a request, newest first; a time leads to how the request was at the end of its day. */
export const LeaveHistory = ({ request }: { request: LeaveRequest }) => (
  <History request={request} when={(at) => <LinkedTime at={at} />} changesOf={useRecount()} />
);

function LinkedTime({ at }: { at: string }) {
  const t = useT();
  const { dateInSentence, dateTime } = useFormat();
  return (
    <When
      to={{ search: `?on=${dayOf(at)}` }}
      replace
      preventScrollReset
      aria-label={`${dateTime(at)}, ${t('time:change.go', { date: dateInSentence(dayOf(at)), raw: true })}`}
    >
      {dateTime(at)}
    </When>
  );
}

function useRecount(): (happened: HistoryItem) => HistoryEntry['changes'] {
  const t = useT();
  const days = (count: number) => t('unit.days', { count });
  return ({ recount }) => {
    if (!recount) return [];
    const { holiday, cause, before, after } = recount;
    return [{ field: holiday ?? t(causes[cause]), old: days(before), new: days(after) }];
  };
}
