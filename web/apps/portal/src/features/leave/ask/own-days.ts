import { useLanguage } from '@kadro/i18n';
import { usePortal } from '../../../core/context.tsx';
import { holidays } from '../../../people/documents.ts';
import { workingWeek } from '../data/documents.ts';
import { useOwnFile } from '../../../people/questions.ts';
import { type Holiday } from '../../../people/types.ts';
import { useRead } from '../../../core/use-read.ts';

const weekdays = ['sunday', 'monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday'] as const;
type Week = Record<(typeof weekdays)[number], number | null>;

const quiet = { silent: true };
const most = 100;

export interface OwnDays {
  holidayOn: (day: string) => Holiday | undefined;
  isOff: (day: string) => boolean;
}

const weekdayOf = (day: string): number => new Date(`${day}T00:00:00Z`).getUTCDay();

/**
 * Days off and holidays of one's branch from `first` to `last`, for a calendar; until they are known only weekends are
 * quiet.
 */
export function useOwnDays(first: string, last: string): OwnDays {
  const { api } = usePortal();
  const language = useLanguage();
  const branchId = useOwnFile().data?.branchId ?? null;
  const week = useRead(branchId && `working-week/${branchId}`, async () => {
    const { data } = await api.query<{ branch: { workingPattern: Week | null } | null }>(
      workingWeek,
      { branch: branchId },
      quiet,
    );
    return data.branch?.workingPattern ?? null;
  });
  const days = useRead(branchId && `holidays-between/${language}/${branchId}/${first}/${last}`, async () => {
    const all = { branchId: { isNull: true }, date: { from: first, to: last }, archived: { eq: false } };
    const own = { ...all, branchId: { eq: branchId } };
    const { data } = await api.query<Record<'own' | 'all', { items: Holiday[] | null } | null>>(
      holidays,
      { own, all, rows: most },
      quiet,
    );
    return new Map([...(data.all?.items ?? []), ...(data.own?.items ?? [])].map((holiday) => [holiday.date, holiday]));
  });
  const isWeekend = (day: string) => weekdayOf(day) % 6 === 0;
  return {
    holidayOn: (day) => days.data?.get(day),
    isOff: (day) => (week.data ? (week.data[weekdays[weekdayOf(day)] ?? 'sunday'] ?? 0) === 0 : isWeekend(day)),
  };
}
