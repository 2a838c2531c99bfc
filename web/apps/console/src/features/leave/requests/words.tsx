import { useFormat, useT } from '@kadro/i18n';
import { StatusChip } from '@kadro/ui';
import { useCallback } from 'react';
import { useEnumText } from '../../../fields/use-texts.ts';
import { type LeaveRequestRow } from './model.ts';

export function StateChip({ status }: Pick<LeaveRequestRow, 'status'>) {
  const enumText = useEnumText();
  return <StatusChip status={status}>{enumText('requestStatus', status)}</StatusChip>;
}

type When = Pick<LeaveRequestRow, 'duration' | 'period' | 'beginDate' | 'endDate' | 'beginTime' | 'endTime'>;

export function useWhen(): (request: When) => string {
  const { dateInSentence, timeRange } = useFormat();
  const enumText = useEnumText();
  return useCallback(
    ({ duration, period, beginDate, endDate, beginTime, endTime }) => {
      const dates = dateInSentence(beginDate, endDate);
      if (duration === 'HOURLY' && beginTime && endTime) return `${dates} · ${timeRange(beginTime, endTime)}`;
      return period ? `${dates} · ${enumText('leavePeriod', period)}` : dates;
    },
    [dateInSentence, timeRange, enumText],
  );
}

export function useAmount(): (request: Pick<LeaveRequestRow, 'duration' | 'days' | 'minutes'>) => string {
  const t = useT();
  const { duration: time } = useFormat();
  return useCallback(
    ({ duration, days, minutes }) =>
      duration === 'HOURLY' && minutes ? time(minutes) : t('common:unit.days', { count: days }),
    [t, time],
  );
}
