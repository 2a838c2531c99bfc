import { useCallback, useState } from 'react';
import { styled } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useLanguage, useT } from '@kadro/i18n';
import { isDay, kindColour, RangeCalendar, today, type DayMark } from '@kadro/ui';
import { useAmounts } from '../../shared/use-amounts.ts';
import { useLeaveRequests } from '../../data/queries.ts';
import { type LeaveRow } from '../../data/types.ts';
import { useOwnDays } from '../own-days.ts';
import { useReason } from '../../shared/DayLines.tsx';
import { type AskFormState } from '../use-form.ts';

const Room = styled('div')({ containerType: 'inline-size', minWidth: 0 });

/** The days that are asked for, among holidays, days off and what is taken already. */
export function AskCalendar({ ask }: { ask: AskFormState }) {
  const t = useT('leave');
  const language = useLanguage();
  const hasRoom = useMediaQuery('(min-width:1080px)', { noSsr: true });
  const { draft, change } = ask;
  const [shown, setShown] = useState({ first: today(), last: today() });
  const onShown = useCallback((first: string, last: string) => setShown({ first, last }), []);
  const markOf = useMarks(ask, shown);
  const isSingle = draft.duration !== 'FULL_DAY';
  const to = isSingle ? draft.beginDate : draft.endDate;
  const value = isDay(draft.beginDate) && isDay(to) && to >= draft.beginDate ? { from: draft.beginDate, to } : null;
  return (
    <Room>
      <RangeCalendar
        value={value}
        onChange={({ from, to: last }) => change({ beginDate: from, endDate: last })}
        language={language}
        label={t('ask.when')}
        months={hasRoom ? 2 : 1}
        single={isSingle}
        markOf={markOf}
        onShown={onShown}
      />
    </Room>
  );
}

const open = ['PENDING', 'NEED_EXTRA_DETAIL', 'APPROVED'] as const;
const most = 100;

/** The marks of a day: what the calculation says of it, else what is known of it anyway. */
function useMarks(
  { calculation, editing, isComplete }: AskFormState,
  { first, last }: { first: string; last: string },
): (day: string) => DayMark {
  const t = useT('leave');
  const { holidayOn, isOff } = useOwnDays(first, last);
  const { part } = useAmounts();
  const reason = useReason();
  const taken = useLeaveRequests({
    page: 0,
    rowsPerPage: most,
    sortBy: 'beginDate',
    descending: false,
    statuses: open,
    from: first,
    to: last,
  }).data?.items;
  const counted = new Map(isComplete ? calculation.data?.dayDetails.map((day) => [day.date, day]) : []);
  const takenOn = (day: string): LeaveRow | undefined =>
    isOff(day)
      ? undefined
      : taken?.find(({ id, beginDate, endDate }) => id !== editing?.id && day >= beginDate && day <= endDate);
  return (day) => {
    const holiday = holidayOn(day);
    const kind = holiday?.part === 'FULL' ? 'holiday' : isOff(day) ? 'off' : undefined;
    const detail = counted.get(day);
    const request = takenOn(day);
    const isPart = detail !== undefined && detail.days > 0 && detail.days < 1;
    const words = [
      detail
        ? (reason(detail) ?? t('common:unit.days', { count: detail.days, raw: true }))
        : kind === 'off'
          ? t('common:enum.leaveDayKind.OFFDAY')
          : holiday?.name,
      request && t('ask.takenBy', { name: request.leaveType?.name ?? '', raw: true }),
    ];
    return {
      kind,
      free: detail ? detail.days === 0 : kind !== undefined,
      corner: isPart && detail.part !== 'HOURS' ? part(detail.days) : undefined,
      share: isPart ? detail.days : undefined,
      taken: request && {
        asked: request.status !== 'APPROVED',
        colour:
          request.status === 'APPROVED' && request.leaveType?.color ? kindColour(request.leaveType.color) : undefined,
      },
      label: words.filter(Boolean).join(', '),
    };
  };
}
