import { usePortal } from '../../../core/context.tsx';
import { questionOf } from '../../../core/questions.ts';
import { useRead } from '../../../core/use-read.ts';
import { WorkingWeekDocument } from '../../../generated/graphql.ts';
import { holidaysQuestion } from '../../../people/holidays.ts';
import { useOwnFile } from '../../../people/own-file.ts';
import { type Holiday } from '../../../people/types.ts';

const weekdays = ['sunday', 'monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday'] as const;

const most = 100;

export interface OwnDays {
  holidayOn: (day: string) => Holiday | undefined;
  isOff: (day: string) => boolean;
}

const weekdayOf = (day: string): number => new Date(`${day}T00:00:00Z`).getUTCDay();

/** Days off and holidays of one's branch for a calendar; until they are loaded only weekends are off. */
export function useOwnDays(first: string, last: string): OwnDays {
  const { api } = usePortal();
  const branch = useOwnFile().data?.branchId ?? null;
  const week = useRead(
    branch === null
      ? null
      : questionOf(api, WorkingWeekDocument, { branch }, (data) => data.branch?.workingPattern ?? null),
  ).data;
  const holidays = useRead(
    branch === null ? null : holidaysQuestion(api, branch, { from: first, to: last }, most),
  ).data;
  const days = new Map([...(holidays?.all ?? []), ...(holidays?.own ?? [])].map((holiday) => [holiday.date, holiday]));
  const isWeekend = (day: string) => weekdayOf(day) % 6 === 0;
  return {
    holidayOn: (day) => days.get(day),
    isOff: (day) => (week ? (week[weekdays[weekdayOf(day)] ?? 'sunday'] ?? 0) === 0 : isWeekend(day)),
  };
}
