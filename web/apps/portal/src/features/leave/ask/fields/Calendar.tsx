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

const Container = styled('div')({ containerType: 'inline-size', minWidth: 0 });

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
    <Container>
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
    </Container>
  );
}

const open = ['PENDING', 'NEED_EXTRA_DETAIL', 'APPROVED'] as const;
const most = 100;

interface Span {
  first: string;
  last: string;
}

/** The marks of a day: from the calculation where it counts the day, else from holidays and days off. */
function useMarks({ calculation, editing, isComplete }: AskFormState, span: Span): (day: string) => DayMark {
  const t = useT('leave');
  const { holidayOn, isOff } = useOwnDays(span.first, span.last);
  const { part } = useAmounts();
  const reason = useReason();
  const requestOn = useTaken(span, editing?.id);
  const counted = new Map(isComplete ? calculation.data?.dayDetails.map((day) => [day.date, day]) : []);
  return (day) => {
    const holiday = holidayOn(day);
    const kind = holiday?.part === 'FULL' ? 'holiday' : isOff(day) ? 'off' : undefined;
    const detail = counted.get(day);
    const request = isOff(day) ? undefined : requestOn(day);
    const isPart = detail !== undefined && detail.days > 0 && detail.days < 1;
    const dayText = kind === 'off' ? t('common:enum.leaveDayKind.OFFDAY') : holiday?.name;
    const labels = [
      detail ? (reason(detail) ?? t('common:unit.days', { count: detail.days, raw: true })) : dayText,
      request && t('ask.takenBy', { name: request.leaveType?.name ?? '', raw: true }),
    ];
    return {
      kind,
      free: detail ? detail.days === 0 : kind !== undefined,
      corner: isPart && detail.part !== 'HOURS' ? part(detail.days) : undefined,
      share: isPart ? detail.days : undefined,
      taken: request && takenMark(request),
      label: labels.filter(Boolean).join(', '),
    };
  };
}

const takenMark = ({ status, leaveType }: LeaveRow): DayMark['taken'] => ({
  asked: status !== 'APPROVED',
  colour: status === 'APPROVED' && leaveType?.color ? kindColour(leaveType.color) : undefined,
});

function useTaken({ first, last }: Span, editedId: string | undefined): (day: string) => LeaveRow | undefined {
  const rows = useLeaveRequests({
    page: 0,
    rowsPerPage: most,
    sortBy: 'beginDate',
    descending: false,
    statuses: open,
    from: first,
    to: last,
  }).data?.items;
  return (day) => rows?.find(({ id, beginDate, endDate }) => id !== editedId && day >= beginDate && day <= endDate);
}
