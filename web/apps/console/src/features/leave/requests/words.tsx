import { useFormat, useT } from '@kadro/i18n';
import { StatusChip } from '@kadro/ui';
import { useCallback } from 'react';
import { useWord } from '../../../fields/use-word.ts';
import { type LeaveRequest } from './model.ts';

export function StateChip({ status }: Pick<LeaveRequest, 'status'>) {
  const word = useWord();
  return <StatusChip status={status}>{word('requestStatus', status)}</StatusChip>;
}

type When = Pick<LeaveRequest, 'duration' | 'period' | 'beginDate' | 'endDate' | 'beginTime' | 'endTime'>;

/** When leave is: the dates, and the part or the hours of a day. */
export function useWhen(): (request: When) => string {
  const { dateInSentence, timeRange } = useFormat();
  const word = useWord();
  return useCallback(
    ({ duration, period, beginDate, endDate, beginTime, endTime }) => {
      const dates = dateInSentence(beginDate, endDate);
      if (duration === 'HOURLY' && beginTime && endTime) return `${dates} · ${timeRange(beginTime, endTime)}`;
      return period ? `${dates} · ${word('leavePeriod', period)}` : dates;
    },
    [dateInSentence, timeRange, word],
  );
}

/** An amount of leave: days, and for leave by the hour its time. */
export function useAmount(): (request: Pick<LeaveRequest, 'duration' | 'days' | 'minutes'>) => string {
  const t = useT();
  const { duration: time } = useFormat();
  return useCallback(
    ({ duration, days, minutes }) =>
      duration === 'HOURLY' && minutes ? time(minutes) : t('common:unit.days', { count: days }),
    [t, time],
  );
}
