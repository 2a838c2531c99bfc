import { usePortal } from '../../../core/context.tsx';
import { answered, questionOf } from '../../../core/questions.ts';
import { type Read, useRead } from '../../../core/use-read.ts';
import { MyMonthDocument, type MyMonthQuery } from '../../../generated/graphql.ts';

export type MonthSoFar = NonNullable<MyMonthQuery['attendanceDashboard']>;

/** The own month so far in figures, the doors passed last, and how many are in which zone. */
export function useMyMonth(): Read<MonthSoFar> {
  const { api } = usePortal();
  return useRead(questionOf(api, MyMonthDocument, {}, (data, errors) => answered(data.attendanceDashboard, errors)));
}
