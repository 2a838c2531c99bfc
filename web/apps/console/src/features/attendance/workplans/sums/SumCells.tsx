import { useT } from '@kadro/i18n';
import { DaySquare, NoValue } from '@kadro/ui';
import { Minutes } from '../../day/words.tsx';
import { type Sums } from './use-sums.ts';

/** What somebody is planned to work on the days of the board, and the leave of these days. */
export function SumCells({ sums, isPainted }: { sums: Sums | undefined; isPainted: boolean }) {
  return (
    <>
      <td data-sum="planned" data-painted={isPainted}>
        {sums ? <Minutes value={sums.minutesWithoutLeave} /> : <NoValue />}
        {sums && sums.leaveDays > 0 && (
          <small>
            <Leave {...sums} />
          </small>
        )}
      </td>
      <td data-sum="leave">{sums && sums.leaveDays > 0 && <Leave {...sums} />}</td>
    </>
  );
}

/** Striped where some of it is asked for. */
function Leave({ leaveDays, askedDays }: Sums) {
  const t = useT('console-attendance');
  const days = t('common:unit.days', { count: leaveDays });
  if (askedDays === 0) return days;
  const asked = t('roster.leaveAsked', { days: t('common:unit.days', { count: askedDays }) });
  return (
    <span title={asked}>
      <DaySquare fill="striped" tone="asked" size="table" label={asked} />
      {days}
    </span>
  );
}
