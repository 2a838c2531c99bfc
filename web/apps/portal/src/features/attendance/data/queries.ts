import { usePortal, useUser } from '../../../core/context.tsx';
import { type Read, useRead } from '../../../core/use-read.ts';
import {
  daysQuestion,
  monthQuestion,
  reasonsQuestion,
  type ShiftCard,
  shiftsQuestion,
  weeksQuestion,
} from './questions.ts';
import { type DayRecord, type Month, type PlannedWeek, type Reasons } from './types.ts';

export function useDays(from: string, to: string): Read<DayRecord[]> {
  const { api } = usePortal();
  const { id } = useUser();
  return useRead(daysQuestion(api, id, from, to));
}

/** What the own weeks are planned with. */
export function useWeeks(from: string, to: string): Read<PlannedWeek[]> {
  const { api } = usePortal();
  const { id } = useUser();
  return useRead(weeksQuestion(api, id, from, to));
}

/** What the own month (YYYY-MM) comes to. */
export function useMonth(month: string): Read<Month> {
  const { api } = usePortal();
  return useRead(monthQuestion(api, month));
}

export function useReasons(date: string): Read<Reasons | null> {
  const { api } = usePortal();
  return useRead(reasonsQuestion(api, date));
}

export function useShifts(ids: readonly string[]): Read<ShiftCard[]> {
  const { api } = usePortal();
  return useRead(ids.length === 0 ? null : shiftsQuestion(api, ids));
}
