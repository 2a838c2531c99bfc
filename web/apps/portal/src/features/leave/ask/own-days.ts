import { useLanguage } from '@kadro/i18n';
import { usePortal } from '../../../core/context.tsx';
import { fetchHolidays } from '../../../people/holidays.ts';
import { useOwnFile } from '../../../people/own-file.ts';
import { type Holiday } from '../../../people/types.ts';
import { useCachedQuery } from '../../../core/use-cached-query.ts';

const weekdays = ['sunday', 'monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday'] as const;
type Week = Record<(typeof weekdays)[number], number | null>;

const workingWeek = `query WorkingWeek($branch: ID!) {
  branch(id: $branch) { workingPattern { monday tuesday wednesday thursday friday saturday sunday } }
}`;

const most = 100;

export interface OwnDays {
  holidayOn: (day: string) => Holiday | undefined;
  isOff: (day: string) => boolean;
}

const weekdayOf = (day: string): number => new Date(`${day}T00:00:00Z`).getUTCDay();

/** Days off and holidays of one's branch for a calendar; until they are loaded only weekends are off. */
export function useOwnDays(first: string, last: string): OwnDays {
  const { api } = usePortal();
  const language = useLanguage();
  const branchId = useOwnFile().data?.branchId ?? null;
  const week = useCachedQuery(branchId && `working-week/${branchId}`, async () => {
    const { data } = await api.query<{ branch: { workingPattern: Week | null } | null }>(
      workingWeek,
      { branch: branchId },
      { silent: true },
    );
    return data.branch?.workingPattern ?? null;
  });
  const days = useCachedQuery(branchId && `holidays-between/${language}/${branchId}/${first}/${last}`, async () => {
    const { own, all } = await fetchHolidays(api, branchId, { from: first, to: last }, most);
    return new Map([...all, ...own].map((holiday) => [holiday.date, holiday]));
  });
  const isWeekend = (day: string) => weekdayOf(day) % 6 === 0;
  return {
    holidayOn: (day) => days.data?.get(day),
    isOff: (day) => (week.data ? (week.data[weekdays[weekdayOf(day)] ?? 'sunday'] ?? 0) === 0 : isWeekend(day)),
  };
}
