import { useMemo } from 'react';
import { useFormat, useLanguage, useT } from '@kadro/i18n';
import { dayInWords } from '@kadro/ui';
import { type DayRecord, type Month } from '../data/types.ts';
import { lookOf } from './day-look.ts';

type Names = Readonly<Record<string, string | null>> | null;

export function useDayWords(today: string, holidays: Month['holidays'] = []) {
  const t = useT('timesheet');
  const language = useLanguage();
  const { time, timeRange, list } = useFormat();
  return useMemo(() => {
    const inLanguage = (names: Names): string => names?.[language] ?? names?.['en'] ?? names?.['tr'] ?? '';
    const holiday = (date: string): string =>
      list([...new Set(holidays.find((one) => one.date === date)?.names.map(inLanguage) ?? [])]);
    const word = (day: DayRecord | undefined): string => {
      const { word: key } = lookOf(day, today);
      if (day?.type === 'HOLIDAY') return holiday(day.date) || t('dayType.publicHoliday');
      return key ? t(key) : '';
    };
    return {
      word,
      holiday,
      shift: ({ name, begin, end }: DayRecord['assignedShifts'][number]): string =>
        inLanguage(name) || (begin === null ? t('pattern') : timeRange(begin, end ?? '')),
      hours: ({ begin, end }: DayRecord['assignedShifts'][number]): string =>
        begin === null || end === null ? '' : timeRange(begin, end),
      times: ({ timesheet, zone, state }: DayRecord): string => {
        const { clockInTimestamp: from, clockOutTimestamp: to } = timesheet;
        if (!from && !to) return '';
        const end = to ? time(to, zone) : state === 'NOT_CALCULATED' ? '…' : '?';
        return timeRange(from ? time(from, zone) : '?', end);
      },
      long: (date: string): string => dayInWords(date, language, { weekday: 'long', day: 'numeric', month: 'long' }),
    };
  }, [t, language, time, timeRange, list, today, holidays]);
}

export type DayWords = ReturnType<typeof useDayWords>;
