import { useMemo } from 'react';
import { useFormat, useT } from '@kadro/i18n';
import { usePersonName } from '../../../requests/use-person-name.ts';
import { type LeaveRow } from '../data/types.ts';

type RequestTimes = Pick<
  LeaveRow,
  'beginDate' | 'endDate' | 'duration' | 'period' | 'beginTime' | 'endTime' | 'days' | 'minutes'
>;

export function useRequestWords() {
  const t = useT();
  const format = useFormat();
  const name = usePersonName();
  return useMemo(() => {
    const amount = ({ duration, minutes, days }: RequestTimes) =>
      duration === 'HOURLY' ? format.duration(minutes) : t('unit.days', { count: days });
    const part = ({ duration, period, beginTime, endTime }: RequestTimes) => {
      if (duration === 'HOURLY') return beginTime && endTime ? format.timeRange(beginTime, endTime) : undefined;
      return period ? t(`enum.leavePeriod.${period}`) : undefined;
    };
    return {
      amount,
      part,
      period: ({ beginDate, endDate }: Pick<RequestTimes, 'beginDate' | 'endDate'>) =>
        format.dateInSentence(beginDate, endDate),
      name,
      type: ({ leaveType }: Pick<LeaveRow, 'leaveType'>) => leaveType?.name ?? t('area.leave'),
    };
  }, [t, format, name]);
}

export type RequestWords = ReturnType<typeof useRequestWords>;
