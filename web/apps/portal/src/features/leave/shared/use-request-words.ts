import { useMemo } from 'react';
import { useFormat, useT } from '@kadro/i18n';
import { type Card, type LeaveRow } from '../data/types.ts';
import { nameOf } from '../../../people/types.ts';

type RequestTimes = Pick<
  LeaveRow,
  'beginDate' | 'endDate' | 'duration' | 'period' | 'beginTime' | 'endTime' | 'days' | 'minutes'
>;

export function useRequestWords() {
  const t = useT();
  const format = useFormat();
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
      name: (card: Card) => (card ? nameOf(card) : t('state.noName')),
      type: ({ leaveType }: Pick<LeaveRow, 'leaveType'>) => leaveType?.name ?? t('area.leave'),
    };
  }, [t, format]);
}

export type RequestWords = ReturnType<typeof useRequestWords>;
